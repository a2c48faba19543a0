import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { ilan, integersFromTo, listed, need, rule, says, stems } from './writing.ts'

type Setting = {
  from: number
  to: number
  tell: InBoth<(list: string, n: number) => string>
  what: InBoth<string>
}
/** The class holds the values from `low` to `low + 4`. */
type Given = { data: readonly number[]; low: number; setting: Setting }

const settings: readonly Setting[] = [
  {
    from: 20,
    to: 49,
    tell: says(
      (list, n) => `The scores of ${n} learners in a 50-item test are ${list}.`,
      (list, n) => `Ang mga iskor ng ${ilan(n, 'mag-aaral')} sa pagsusulit na may 50 aytem ay ${list}.`,
    ),
    what: says('scores', 'mga iskor'),
  },
  {
    from: 10,
    to: 39,
    tell: says(
      (list, n) => `The ages of ${n} visitors to a museum, in years, are ${list}.`,
      (list, n) => `Ang edad, sa taon, ng ${ilan(n, 'bisita')} ng museo ay ${list}.`,
    ),
    what: says('ages', 'mga edad'),
  },
  {
    from: 140,
    to: 169,
    tell: says(
      (list, n) => `The heights of ${n} learners, in centimeters, are ${list}.`,
      (list, n) => `Ang taas, sa sentimetro, ng ${ilan(n, 'mag-aaral')} ay ${list}.`,
    ),
    what: says('heights', 'mga taas'),
  },
  {
    from: 5,
    to: 34,
    tell: says(
      (list, n) => `The waiting times of ${n} passengers for a jeepney, in minutes, are ${list}.`,
      (list, n) => `Ang tagal, sa minuto, ng paghihintay ng ${ilan(n, 'pasahero')} sa dyip ay ${list}.`,
    ),
    what: says('waiting times', 'mga tagal ng paghihintay'),
  },
]

const width = 5
const inClass = (data: readonly number[], low: number, high = low + width - 1) =>
  data.filter((value) => value >= low && value <= high)
const name = ({ low }: Given) => `${low}–${low + width - 1}`
const told = (given: Given, language: 'en' | 'fil') =>
  given.setting.tell[language](listed(given.data, language), given.data.length)

export const classFrequency = skill<
  Given,
  'ends' | 'upper' | 'next' | 'before' | 'running' | 'wide' | 'missed'
>({
  id: 'statistics/class-frequency',
  area: 'Mathematics',
  name: says('Frequency of a class interval', 'Frequency ng class interval'),
  grades: [7, 7],
  cues: says(
    ['frequency distribution', 'class interval', 'frequency', 'frequency distribution table', 'tally'],
    ['frequency distribution', 'class interval', 'frequency', 'frequency distribution table', 'tally'],
  ),
  units: ['mathematics/7/data-collection-and-presentation'],
  largest: () => 200,
  mistakes: {
    ends: says(
      'left out the values at the limits of the class',
      'hindi ibinilang ang mga datos sa mga dulo ng class',
    ),
    upper: says(
      'left out the values at the upper limit of the class',
      'hindi ibinilang ang mga datos sa upper limit ng class',
    ),
    next: says('counted the next class', 'ang kasunod na class ang binilang'),
    before: says('counted the class before', 'ang naunang class ang binilang'),
    running: says('counted all values up to the class', 'binilang ang lahat ng datos hanggang sa class'),
    wide: says('counted the values of the next limit too', 'ibinilang pati ang kasunod ng upper limit'),
    missed: says('missed one value', 'may nakaligtaang isang datos'),
  },
  rules: says(
    [
      rule(
        'The frequency of a class interval is {the number of values in it}.',
        'What is the frequency of a class interval?',
        'the greatest value in it',
        'the sum of the values in it',
        'the middle of the interval',
      ),
      rule(
        'The class mark of the class interval 20–24 is {22}.',
        'What is the class mark of the class interval 20–24?',
        '20',
        '24',
        '44',
      ),
      rule(
        'The lower limit of the class interval 20–24 is {20}.',
        'What is the lower limit of the class interval 20–24?',
        '22',
        '24',
        '19.5',
      ),
    ],
    [
      rule(
        'Ang frequency ng isang class interval ay ang {bilang ng mga datos dito}.',
        'Ano ang frequency ng isang class interval?',
        'pinakamataas na datos dito',
        'kabuoan ng mga datos dito',
        'gitna ng interval',
      ),
      rule(
        'Ang class mark ng class interval na 20–24 ay {22}.',
        'Ano ang class mark ng class interval na 20–24?',
        '20',
        '24',
        '44',
      ),
      rule(
        'Ang lower limit ng class interval na 20–24 ay {20}.',
        'Ano ang lower limit ng class interval na 20–24?',
        '22',
        '24',
        '19.5',
      ),
    ],
  ),
  draw: (draw) => {
    const setting = draw.pick(settings)
    const data = integersFromTo(1, draw.pick([12, 15, 16, 20])).map(() => draw.int(setting.from, setting.to))
    const low = setting.from + width * draw.int(1, 4)
    const frequency = inClass(data, low).length
    need(frequency >= 3 && frequency <= 7 && (data.includes(low) || data.includes(low + width - 1)))
    return { data, low, setting }
  },
  answer: ({ data, low }) => `${inClass(data, low).length}`,
  wrong: ({ data, low }) => {
    const as = (count: number) => (count > 0 ? `${count}` : undefined)
    const high = low + width - 1
    return {
      ends: as(inClass(data, low + 1, high - 1).length),
      upper: as(inClass(data, low, high - 1).length),
      next: as(inClass(data, high + 1).length),
      before: as(inClass(data, low - width).length),
      running: as(inClass(data, 0, high).length),
      wide: as(inClass(data, low, high + 1).length),
      missed: as(inClass(data, low).length - 1),
    }
  },
  stems: stems(
    [
      'understand',
      (given) => `${told(given, 'en')} What is the frequency of the class interval ${name(given)}?`,
      (given) => `${told(given, 'fil')} Ano ang frequency ng class interval na ${name(given)}?`,
    ],
    [
      'understand',
      (given) =>
        `${told(given, 'en')} How many of the ${given.setting.what.en} belong to the class ${name(given)}?`,
      (given) =>
        `${told(given, 'fil')} Ilan sa ${given.setting.what.fil} ang kabilang sa class na ${name(given)}?`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${told(given, 'en')} The frequency of the class interval ${name(given)} is ${answer}.`,
    fil: (given, answer) =>
      `${told(given, 'fil')} Ang frequency ng class interval na ${name(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Values from ${given.low} to ${given.low + width - 1}: ${inClass(given.data, given.low).join(', ')}`,
      `Frequency: ${inClass(given.data, given.low).length}`,
    ],
    fil: (given) => [
      `Mga datos mula ${given.low} hanggang ${given.low + width - 1}: ${inClass(given.data, given.low).join(', ')}`,
      `Frequency: ${inClass(given.data, given.low).length}`,
    ],
  },
})
