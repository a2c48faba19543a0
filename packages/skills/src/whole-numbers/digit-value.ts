import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { digitAt, drawnNumber, lengthFor, nameOf, numbersTo } from './places.ts'

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
  units: ['mathematics/2/place-value-hanggang-1000'],
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
        say: 'In 555, the 5 in the hundreds place has a value of {500}.',
        ask: 'In 555, what is the value of the 5 in the hundreds place?',
        not: ['5', '50', '555'],
      },
      {
        say: 'The value of the digit 4 in 45 is {10} times the value of the digit 4 in 64.',
        ask: 'How many times the value of the digit 4 in 64 is the value of the digit 4 in 45?',
        not: ['4', '5', '100'],
      },
    ],
    fil: [
      {
        say: 'Sa 555, ang 5 na nasa sandaanan ay may halagang {500}.',
        ask: 'Sa 555, ano ang halaga ng 5 na nasa sandaanan?',
        not: ['5', '50', '555'],
      },
      {
        say: 'Ang halaga ng digit na 4 sa 45 ay {10} ulit ng halaga ng digit na 4 sa 64.',
        ask: 'Ilang ulit ng halaga ng digit na 4 sa 64 ang halaga ng digit na 4 sa 45?',
        not: ['4', '5', '100'],
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
      `The digit ${digit(given)} is in the ${nameOf(given.place, 'en')} place.`,
      `${digit(given)} × ${grouped(10 ** given.place)} = ${grouped(value(given))}`,
    ],
    fil: (given) => [
      `Ang digit na ${digit(given)} ay nasa ${nameOf(given.place, 'fil')}.`,
      `${digit(given)} × ${grouped(10 ** given.place)} = ${grouped(value(given))}`,
    ],
  },
})
