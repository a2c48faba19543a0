import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { bracketed, ilan, signed, withinLargest } from './amounts.ts'
import { equalSteps } from './divisors.ts'

type Given = { a: number; b: number; who: Person }

const sum = ({ a, b }: Given) => a + b
const shown = ({ a, b }: Given) => `${signed(a)} + ${bracketed(b)}`
const size = ({ b }: Given) => Math.abs(b)

export const addIntegers = skill<Given, 'signless' | 'negative' | 'sign' | 'difference' | 'subtracted'>({
  id: 'numbers/add-integers',
  area: 'Mathematics',
  name: { en: 'Adding integers', fil: 'Pagdaragdag ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['add integers', 'adding integers', 'integers', 'like signs', 'unlike signs', 'zero pair'],
    fil: [
      'pagdaragdag ng integer',
      'pagsasama ng integer',
      'integer',
      'magkaparehong sign',
      'magkaibang sign',
    ],
  },
  notation: [/[−-]\d+ ?\+ ?\(?[−-]?\d+\)?/, /\d+ ?\+ ?\([−-]\d+\)/],
  units: ['mathematics/7/integers'],
  largest: (grade) => (grade < 7 ? 30 : 60),
  mistakes: {
    signless: {
      en: 'added the numbers without their signs',
      fil: 'pinagsama ang mga bilang nang walang sign',
    },
    negative: {
      en: 'added the numbers and always put a negative sign',
      fil: 'pinagsama ang mga bilang at nilagyan ng negatibong sign',
    },
    sign: { en: 'gave the result the wrong sign', fil: 'mali ang sign ng sagot' },
    difference: {
      en: 'subtracted the smaller number from the larger without signs',
      fil: 'ibinawas ang mas maliit na bilang sa mas malaki nang walang sign',
    },
    subtracted: { en: 'subtracted the second integer', fil: 'ibinawas ang ikalawang integer' },
  },
  rules: {
    en: [
      {
        say: 'The sum of two negative integers is {always negative}.',
        ask: 'What is true of the sum of two negative integers?',
        not: ['always positive', 'always zero', 'always greater than both integers'],
      },
      {
        say: 'When two integers have unlike signs, their sum takes the sign of {the integer with the greater absolute value}.',
        ask: 'Two integers have unlike signs. Whose sign does their sum take?',
        not: [
          'the integer with the smaller absolute value',
          'the integer that is written first',
          'the integer that is written last',
        ],
      },
      {
        say: 'The sum of an integer and its opposite is {0}.',
        ask: 'What is the sum of an integer and its opposite?',
        not: ['1', 'the integer itself', 'twice the integer'],
      },
    ],
    fil: [
      {
        say: 'Ang sum ng dalawang negatibong integer ay {laging negatibo}.',
        ask: 'Ano ang totoo sa sum ng dalawang negatibong integer?',
        not: ['laging positibo', 'laging zero', 'laging mas malaki sa dalawang integer'],
      },
      {
        say: 'Kapag magkaiba ang sign ng dalawang integer, ang sum ay may sign ng {integer na mas malaki ang absolute value}.',
        ask: 'Magkaiba ang sign ng dalawang integer. Sign ng aling integer ang magiging sign ng sum?',
        not: [
          'integer na mas maliit ang absolute value',
          'integer na unang isinulat',
          'integer na huling isinulat',
        ],
      },
      {
        say: 'Ang sum ng isang integer at ng kabaligtaran nito ay {0}.',
        ask: 'Ano ang sum ng isang integer at ng kabaligtaran nito?',
        not: ['1', 'ang integer mismo', 'doble ng integer'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.max(10, Math.floor(draw.largest / 2))
    const [a, b] = draw.some(
      [
        ...equalSteps(2, most),
        ...equalSteps(2, most).map((each) => -each),
        ...equalSteps(2, most).map((each) => -each),
      ],
      2,
    ) as [number, number]
    if ((a > 0 && b > 0) || a + b === 0) throw new RangeError('No integers to practise.')
    withinLargest(draw, a, b, a + b)
    return { a, b, who: draw.person() }
  },
  answer: (given) => signed(sum(given)),
  wrong: (given) => {
    const [p, q] = [Math.abs(given.a), Math.abs(given.b)]
    return {
      signless: signed(p + q),
      negative: signed(-(p + q)),
      sign: signed(-sum(given)),
      difference: p === q ? undefined : signed(Math.abs(p - q)),
      subtracted: signed(given.a - given.b),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the sum of ${signed(given.a)} and ${signed(given.b)}?`,
      },
      { level: 'understand', text: (given) => `Add: ${shown(given)} = ____` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} has a score of ${signed(given.a)} in a quiz game and then ${given.b > 0 ? 'gains' : 'loses'} ${size(given)} points. What is ${given.who.his} new score?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In an experiment, a liquid has a temperature of ${signed(given.a)} °C. Its temperature then ${given.b > 0 ? 'rises' : 'falls'} by ${size(given)} degrees. What is its new temperature in degrees Celsius?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} starts at ${signed(given.a)} on a number line and moves ${size(given)} units to the ${given.b > 0 ? 'right' : 'left'}. At which integer does ${given.who.he} stop?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang sum ng ${signed(given.a)} at ${signed(given.b)}?` },
      { level: 'understand', text: (given) => `Pagsamahin: ${shown(given)} = ____` },
      {
        level: 'apply',
        text: (given) =>
          `May iskor na ${signed(given.a)} si ${given.who.name} sa isang quiz game. Pagkatapos, ${given.b > 0 ? 'nadagdagan' : 'nabawasan'} ito ng ${ilan(size(given), 'puntos')}. Ano ang bago niyang iskor?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa isang eksperimento, ${signed(given.a)} °C ang temperatura ng isang likido. Pagkatapos, ${given.b > 0 ? 'tumaas' : 'bumaba'} ito nang ${ilan(size(given), 'degree')}. Ano ang bago nitong temperatura sa degree Celsius?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nagsimula si ${given.who.name} sa ${signed(given.a)} sa number line at gumalaw nang ${ilan(size(given), 'yunit')} ${given.b > 0 ? 'pakanan' : 'pakaliwa'}. Saang integer siya huminto?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The sum of ${signed(given.a)} and ${signed(given.b)} is ${answer}.`,
    fil: (given, answer) => `Ang sum ng ${signed(given.a)} at ${signed(given.b)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      given.a < 0 && given.b < 0
        ? 'Like signs: add the absolute values and keep the sign.'
        : 'Unlike signs: subtract the absolute values and take the sign of the larger one.',
      `${shown(given)} = ${signed(sum(given))}`,
    ],
    fil: (given) => [
      given.a < 0 && given.b < 0
        ? 'Magkapareho ang sign: pagsamahin ang mga absolute value at panatilihin ang sign.'
        : 'Magkaiba ang sign: kunin ang difference ng mga absolute value at gamitin ang sign ng mas malaki.',
      `${shown(given)} = ${signed(sum(given))}`,
    ],
  },
})
