import { skill } from '../skill.ts'
import { decimalPlacesOf, decimalText, wrongDecimal } from './decimal.ts'
import { decimalInWords } from './in-words.ts'

type Given = { whole: number; part: number; places: number; who: string }

const answerOf = ({ whole, part, places }: Given) =>
  decimalText({ units: whole * 10 ** places + part, places })
const words = ({ whole, part, places }: Given) => decimalInWords(whole, part, -places)

export const writeDecimal = skill<
  Given,
  'one-left' | 'one-right' | 'point-right' | 'point-left' | 'exchanged' | 'no-point'
>({
  id: 'decimals/write-decimal',
  area: 'Mathematics',
  name: { en: 'Writing decimals in figures', fil: 'Pagsulat ng decimal sa simbolo' },
  grades: [4, 6],
  cues: {
    en: ['write decimals', 'decimals in figures', 'reading and writing decimals', 'standard form'],
    fil: ['pagsulat ng decimal', 'decimal sa simbolo', 'pagbasa at pagsulat ng decimal'],
  },
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: (grade) => (grade === 4 ? 100 : 1000),
  mistakes: {
    'one-left': {
      en: 'left out a place, so that the decimal part was too large',
      fil: 'kulang ng isang puwesto kaya lumaki ang bahaging decimal',
    },
    'one-right': {
      en: 'put a zero too many after the decimal point',
      fil: 'labis ng isang zero pagkatapos ng decimal point',
    },
    'point-right': {
      en: 'put the decimal point too far to the right',
      fil: 'masyadong pakanan ang decimal point',
    },
    'point-left': {
      en: 'put the decimal point too far to the left',
      fil: 'masyadong pakaliwa ang decimal point',
    },
    exchanged: {
      en: 'exchanged the whole part and the decimal part',
      fil: 'pinagpalit ang bahaging buo at bahaging decimal',
    },
    'no-point': { en: 'left out the decimal point', fil: 'hindi isinulat ang decimal point' },
  },
  rules: {
    en: [
      {
        say: 'In figures, five hundredths is {0.05}.',
        ask: 'How do we write five hundredths in figures?',
        not: ['0.5', '500', '0.005'],
      },
      {
        say: 'The number of decimal places of a decimal in thousandths is {3}.',
        ask: 'How many decimal places does a decimal in thousandths have?',
        not: ['1', '2', '4'],
      },
    ],
    fil: [
      {
        say: 'Sa simbolo, ang five hundredths ay {0.05}.',
        ask: 'Paano isinusulat sa simbolo ang five hundredths?',
        not: ['0.5', '500', '0.005'],
      },
      {
        say: 'Ang bilang ng decimal place ng decimal na nasa thousandths ay {3}.',
        ask: 'Ilang decimal place mayroon ang decimal na nasa thousandths?',
        not: ['1', '2', '4'],
      },
    ],
  },
  draw: (draw) => {
    const places = draw.int(2, Math.min(3, decimalPlacesOf(draw.grade)))
    // A part with fewer digits than places needs zeros: the difficulty of this skill.
    const part = draw.chanceOf(60) ? draw.int(2, 10 ** (places - 1) - 1) : draw.int(2, 10 ** places - 1)
    return {
      whole: draw.int(1, Math.min(draw.grade === 4 ? 20 : 99, draw.largest)),
      part: part % 10 === 0 ? part - 1 : part,
      places,
      who: draw.person().name,
    }
  },
  answer: answerOf,
  wrong: ({ whole, part, places }) => {
    const units = whole * 10 ** places + part
    return {
      'one-left':
        part < 10 ** (places - 1) ? wrongDecimal(whole * 10 ** (places - 1) + part, places - 1) : undefined,
      'one-right': wrongDecimal(whole * 10 ** (places + 1) + part, places + 1),
      'point-right': wrongDecimal(units, places - 1),
      'point-left': wrongDecimal(units, places + 1),
      exchanged:
        part === whole || whole % 10 === 0 ? undefined : wrongDecimal(part * 10 ** places + whole, places),
      'no-point': units < 1000 ? wrongDecimal(units, 0) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'remember', text: (given) => `How is "${words(given)}" written in figures?` },
      { level: 'remember', text: (given) => `Which decimal is "${words(given)}"?` },
      {
        level: 'understand',
        text: (given) =>
          `${given.who} heard the number "${words(given)}". How should it be written in figures?`,
      },
    ],
    fil: [
      { level: 'remember', text: (given) => `Paano isinusulat sa simbolo ang "${words(given)}"?` },
      { level: 'remember', text: (given) => `Aling decimal ang "${words(given)}"?` },
      {
        level: 'understand',
        text: (given) =>
          `Narinig ni ${given.who} ang bilang na "${words(given)}". Paano niya ito isusulat sa simbolo?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In figures, "${words(given)}" is ${answer}.`,
    fil: (given, answer) => `Sa simbolo, ang "${words(given)}" ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The whole part is ${given.whole}; it comes before the decimal point.`,
      `The decimal part has ${given.places} places, with zeros where needed: ${answerOf(given)}.`,
    ],
    fil: (given) => [
      `Ang bahaging buo ay ${given.whole}; nasa kaliwa ito ng decimal point.`,
      `May ${given.places} puwesto ang bahaging decimal, na may zero kung kailangan: ${answerOf(given)}.`,
    ],
  },
})
