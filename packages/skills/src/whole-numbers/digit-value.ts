import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { digitAt, drawnNumber, lengthFor, numbersTo, placeNameOf } from './places.ts'

type Given = { number: number; place: number }

const digit = ({ number, place }: Given) => digitAt(number, place)
const value = (given: Given) => digit(given) * 10 ** given.place

export const digitValue = skill<
  Given,
  'face' | 'one-left' | 'one-right' | 'place-only' | 'with-the-rest' | 'two-left'
>({
  id: 'whole-numbers/digit-value',
  area: 'Mathematics',
  name: { en: 'Value of a digit', fil: 'Halaga ng isang digit' },
  grades: [1, 5],
  cues: {
    en: ['value of a digit', 'value of the digit', 'place value', 'face value', 'digit'],
    fil: ['halaga ng digit', 'value ng digit', 'place value', 'digit', 'sandaanan'],
  },
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    face: { en: 'gave only the digit itself', fil: 'ang digit mismo lamang ang ibinigay' },
    'one-left': {
      en: 'took the digit to be one place farther to the left',
      fil: 'inakalang nasa kasunod na puwesto sa kaliwa ang digit',
    },
    'two-left': {
      en: 'took the digit to be two places farther to the left',
      fil: 'inakalang dalawang puwesto pa sa kaliwa ang digit',
    },
    'one-right': {
      en: 'took the digit to be one place farther to the right',
      fil: 'inakalang nasa kasunod na puwesto sa kanan ang digit',
    },
    'place-only': {
      en: 'gave what one unit of the place is worth',
      fil: 'ang halaga ng isang yunit lamang ng puwesto ang ibinigay',
    },
    'with-the-rest': {
      en: 'read the digit together with the other digits on its right or left',
      fil: 'binasa ang digit kasama ang ibang digit sa kanan o kaliwa nito',
    },
  },
  rules: {
    en: [
      {
        say: 'In any place of a number, the digit 0 has a value of {0}.',
        ask: 'What is the value of the digit 0 in any place of a number?',
        not: ['1', '10', '100'],
      },
      {
        say: 'When a digit moves from the ones place to the tens place, its value becomes {10} times as great.',
        ask: 'A digit moves from the ones place to the tens place. How many times as great does its value become?',
        not: ['1', '2', '100'],
      },
    ],
    fil: [
      {
        say: 'Saanmang puwesto ng bilang, ang halaga ng digit na 0 ay {0}.',
        ask: 'Ano ang halaga ng digit na 0 saanmang puwesto ng bilang?',
        not: ['1', '10', '100'],
      },
      {
        say: 'Kapag lumipat ang isang digit mula isahan patungong sampuan, ang halaga nito ay nagiging {10} ulit ng dati.',
        ask: 'Lumipat ang isang digit mula isahan patungong sampuan. Ilang ulit ng dating halaga ang halaga nito ngayon?',
        not: ['1', '2', '100'],
      },
    ],
  },
  draw: (draw) => {
    const length = lengthFor(draw)
    const number = drawnNumber(draw, length)
    const filled = Array.from({ length }, (_, place) => place).filter((place) => digitAt(number, place) > 0)
    return { number, place: draw.pick(filled) }
  },
  answer: (given) => grouped(value(given)),
  wrong: (given) => {
    const { number, place } = given
    const rest = place > 0 ? number % 10 ** (place + 1) : number % 100
    return {
      face: grouped(digit(given)),
      'one-left': grouped(value(given) * 10),
      'two-left': place === 0 ? grouped(value(given) * 100) : undefined,
      'one-right': place > 0 ? grouped(value(given) / 10) : undefined,
      'place-only': place > 0 ? grouped(10 ** place) : undefined,
      'with-the-rest': grouped(rest),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the value of the digit ${digit(given)} in ${grouped(given.number)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `How much is the digit ${digit(given)} worth in the number ${grouped(given.number)}?`,
      },
      {
        level: 'understand',
        text: (given) => `In ${grouped(given.number)}, the value of the digit ${digit(given)} is ____.`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang halaga ng digit na ${digit(given)} sa ${grouped(given.number)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Sa bilang na ${grouped(given.number)}, ano ang value ng digit na ${digit(given)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Sa ${grouped(given.number)}, ang halaga ng digit na ${digit(given)} ay ____.`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `In ${grouped(given.number)}, the value of the digit ${digit(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Sa ${grouped(given.number)}, ang halaga ng digit na ${digit(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The digit ${digit(given)} is in the ${placeNameOf(given.place, 'en')} place.`,
      `${digit(given)} × ${grouped(10 ** given.place)} = ${grouped(value(given))}`,
    ],
    fil: (given) => [
      `Ang digit na ${digit(given)} ay nasa ${placeNameOf(given.place, 'fil')}.`,
      `${digit(given)} × ${grouped(10 ** given.place)} = ${grouped(value(given))}`,
    ],
  },
})
