import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { decimalPlacesOf, decimalText, placeName } from './decimal.ts'
import { decimalInWords } from './in-words.ts'

/** A whole part and so many parts of the last place: 3 and 45 hundredths. */
type Given = { whole: number; part: number; places: number; who: string }

const text = ({ whole, part, places }: Given) => decimalText({ units: whole * 10 ** places + part, places })
const words = ({ whole, part, places }: Given) => decimalInWords(whole, part, -places)

export const readDecimal = skill<Given, 'mirrored' | 'one-left' | 'one-right' | 'exchanged' | 'two-right'>({
  id: 'decimals/read-decimal',
  area: 'Mathematics',
  name: { en: 'Reading decimals in words', fil: 'Pagbasa ng decimal sa salita' },
  grades: [4, 6],
  cues: {
    en: ['read decimals', 'decimals in words', 'reading and writing decimals', 'tenths', 'hundredths'],
    fil: [
      'pagbasa ng decimal',
      'decimal sa salita',
      'pagbasa at pagsulat ng decimal',
      'tenths',
      'hundredths',
    ],
  },
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: (grade) => (grade === 4 ? 100 : 1000),
  mistakes: {
    mirrored: {
      en: 'named a place to the left of the decimal point',
      fil: 'pinangalanan ang puwesto sa kaliwa ng decimal point',
    },
    'one-left': { en: 'named the place one too far to the left', fil: 'lumampas ng isang puwesto pakaliwa' },
    'one-right': { en: 'named the place one too far to the right', fil: 'lumampas ng isang puwesto pakanan' },
    exchanged: {
      en: 'exchanged the whole part and the decimal part',
      fil: 'pinagpalit ang bahaging buo at bahaging decimal',
    },
    'two-right': {
      en: 'named the place two too far to the right',
      fil: 'lumampas ng dalawang puwesto pakanan',
    },
  },
  rules: {
    en: [
      {
        say: 'In "four and twenty-five hundredths", the word {and} stands for the decimal point.',
        ask: 'Which word stands for the decimal point in "four and twenty-five hundredths"?',
        not: ['four', 'twenty-five', 'hundredths'],
      },
      {
        say: 'We read 0.007 as seven {thousandths}.',
        ask: 'Which place do we name when we read 0.007?',
        not: ['tenths', 'hundredths', 'thousands'],
      },
    ],
    fil: [
      {
        say: 'Sa "four and twenty-five hundredths", ang salitang katumbas ng decimal point ay {and}.',
        ask: 'Aling salita ang katumbas ng decimal point sa "four and twenty-five hundredths"?',
        not: ['four', 'twenty-five', 'hundredths'],
      },
      {
        say: 'Sa Ingles, ang 0.007 ay binabasang seven {thousandths}.',
        ask: 'Anong puwesto ang binabanggit kapag binabasa sa Ingles ang 0.007?',
        not: ['tenths', 'hundredths', 'thousands'],
      },
    ],
  },
  draw: (draw) => {
    const places = draw.int(draw.grade === 4 ? 1 : 2, Math.min(3, decimalPlacesOf(draw.grade)))
    const part = draw.int(2, 10 ** places - 1)
    return {
      whole: draw.chanceOf(75) ? draw.int(1, Math.min(draw.grade === 4 ? 20 : 99, draw.largest)) : 0,
      part: part % 10 === 0 ? part - 1 : part,
      places,
      who: draw.person().name,
    }
  },
  answer: words,
  wrong: (given) => {
    const { whole, part, places } = given
    const results = {
      mirrored: decimalInWords(whole, part, places),
      'one-left': places > 1 ? decimalInWords(whole, part, 1 - places) : undefined,
      'one-right': decimalInWords(whole, part, -places - 1),
      exchanged: whole > 1 && whole !== part ? decimalInWords(part, whole, -places) : undefined,
      'two-right': places < 3 ? decimalInWords(whole, part, -places - 2) : undefined,
    }
    return stronger(words(given), results, ['two-right'])
  },
  stems: {
    en: [
      { level: 'remember', text: (given) => `How is ${text(given)} read?` },
      { level: 'remember', text: (given) => `How do we write ${text(given)} in words?` },
      {
        level: 'understand',
        text: (given) => `The scale showed ${text(given)} kg. How should ${given.who} read this number?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `${given.who} measured a length of ${text(given)} m. How should this number be written in words?`,
      },
    ],
    fil: [
      { level: 'remember', text: (given) => `Paano binabasa ang ${text(given)} sa Ingles?` },
      { level: 'remember', text: (given) => `Paano isinusulat ang ${text(given)} sa salitang Ingles?` },
      {
        level: 'understand',
        text: (given) =>
          `Ipinakita ng timbangan ang ${text(given)} kg. Paano dapat basahin ni ${given.who} sa Ingles ang bilang na ito?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Sumukat si ${given.who} ng habang ${text(given)} m. Paano isusulat ang bilang na ito sa salitang Ingles?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The decimal ${text(given)} is read as "${answer}".`,
    fil: (given, answer) => `Ang ${text(given)} ay binabasang "${answer}".`,
  },
  solution: {
    en: (given) => [
      `The last digit of ${text(given)} is in the ${placeName(-given.places)} place.`,
      `Read the whole part, "and" for the point, the decimal part and its place: ${words(given)}.`,
    ],
    fil: (given) => [
      `Ang huling digit ng ${text(given)} ay nasa ${placeName(-given.places)} place.`,
      `Basahin ang bahaging buo, "and" para sa point, ang bahaging decimal at ang puwesto nito: ${words(given)}.`,
    ],
  },
})
