import { type Case, formulaSkill, rules, same, say } from '../science/formula.ts'

type Mistake = 'thousand' | 'hundred' | 'half' | 'double' | 'ten'

const pairs = [
  ['KB', 'bytes'],
  ['MB', 'KB'],
  ['GB', 'MB'],
  ['TB', 'GB'],
] as const

const casesFor = ([large, small]: (typeof pairs)[number]): Case<Mistake>[] => {
  const draw: Case<Mistake>['draw'] = (from) => {
    const a = from.pick([2, 3, 4, 5, 6, 8, 10, 16])
    return { a, b: a * 1_024 }
  }
  const ask = (n: string, from: string, to: string) => ({
    plain: say(
      `How many ${to} are in {${n}} ${from}? Use 1 ${large} = 1,024 ${small}.`,
      `Ilang ${to} ang nasa {${n}} ${from}? Gamitin ang 1 ${large} = 1,024 ${small}.`,
    ),
    stories: [
      say(
        `{who} has {${n}} ${from} of data to save. How many ${to} is that if 1 ${large} = 1,024 ${small}?`,
        `May {${n}} ${from} na data si {who} na ise-save. Ilang ${to} iyon kung 1 ${large} = 1,024 ${small}?`,
      ),
    ],
    says: say(
      `If 1 ${large} = 1,024 ${small}, then {${n}} ${from} = {answer} ${to}.`,
      `Kung 1 ${large} = 1,024 ${small}, ang {${n}} ${from} = {answer} ${to}.`,
    ),
  })
  return [
    {
      asks: 'b',
      unit: '',
      draw,
      find: ({ a = 0 }) => a * 1_024,
      wrong: ({ a = 0 }) => ({
        thousand: a * 1_000,
        hundred: a * 100,
        half: a * 512,
        double: a * 2_048,
        ten: a * 10_240,
      }),
      ...ask('a', large, small),
      steps: [same('{a} × 1,024 = {answer}')],
    },
    {
      asks: 'a',
      unit: '',
      draw,
      find: ({ b = 0 }) => b / 1_024,
      wrong: ({ b = 0 }) => ({
        thousand: b / 1_000,
        half: b / 2_048,
        double: b / 512,
        ten: b / 102.4,
        hundred: b / 100,
      }),
      ...ask('b', small, large),
      steps: [same('{b} ÷ 1,024 = {answer}')],
    },
  ]
}

export const dataStorage = formulaSkill<Mistake>({
  id: 'tle/data-storage',
  area: 'TLE',
  name: say('Units of data storage', 'Mga yunit ng data storage'),
  grades: [7, 10],
  cues: {
    en: ['data storage', 'bytes', 'kilobyte', 'megabyte', 'gigabyte', 'storage capacity'],
    fil: ['data storage', 'byte', 'kilobyte', 'megabyte', 'gigabyte', 'kapasidad ng storage'],
  },
  notation: [/\b\d+ ?(?:KB|MB|GB|TB)\b/],
  units: ['tle/7/computer-number-systems', 'tle/9/computer-system-unit-and-assembly'],
  largest: () => 20_000,
  mistakes: {
    thousand: say('used 1,000 instead of 1,024', 'gumamit ng 1,000 sa halip na 1,024'),
    hundred: say('used 100 instead of 1,024', 'gumamit ng 100 sa halip na 1,024'),
    half: say('took half of the right number', 'kalahati ng tamang bilang ang nakuha'),
    double: say('took twice the right number', 'doble ng tamang bilang ang nakuha'),
    ten: say(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
  },
  rules: rules(
    {
      say: say('One byte is equal to {8} bits.', 'Ang bilang ng bit sa isang byte ay {8}.'),
      ask: say('How many bits are in one byte?', 'Ilang bit ang nasa isang byte?'),
      not: ['2', '10', '16'],
    },
    {
      say: say(
        'Of the kilobyte, megabyte, gigabyte and terabyte, the largest is the {terabyte}.',
        'Sa kilobyte, megabyte, gigabyte at terabyte, ang pinakamalaki ay ang {terabyte}.',
      ),
      ask: say(
        'Which unit of storage is the largest: kilobyte, megabyte, gigabyte or terabyte?',
        'Aling unit ng storage ang pinakamalaki: kilobyte, megabyte, gigabyte o terabyte?',
      ),
      not: ['kilobyte', 'megabyte', 'gigabyte'],
    },
  ),
  main: ['thousand'],
  cases: pairs.flatMap(casesFor),
})
