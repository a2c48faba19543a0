import { countOf } from '../numbers/amounts.ts'
import { equalSteps, gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'

/** The terms of two equal ratios, and which of the four is not known. */
type Given = { terms: readonly [number, number, number, number]; at: number; times: number }

/** For each place: the term it is multiplied with, its partner in the same ratio, and its match in the other. */
const places = [
  { across: 3, partner: 1, alike: 2 },
  { across: 2, partner: 0, alike: 3 },
  { across: 1, partner: 3, alike: 0 },
  { across: 0, partner: 2, alike: 1 },
] as const

const shown = ({ terms, at }: Given, between: string) => {
  const [a, b, c, d] = terms.map((term, place) => (place === at ? 'n' : String(term)))
  return `${a}${between}${b} = ${c}${between}${d}`
}
const parts = ({ terms, at }: Given) => {
  const { across, partner, alike } = places[at] ?? places[3]
  return { n: terms[at] ?? 0, across: terms[across], partner: terms[partner], alike: terms[alike] }
}

export const missingTerm = skill<Given, 'added' | 'undivided' | 'factor' | 'copied' | 'next' | 'pair'>({
  id: 'ratio-percent/missing-term',
  area: 'Mathematics',
  name: { en: 'Missing term of a proportion', fil: 'Nawawalang term ng proportion' },
  grades: [5, 7],
  cues: {
    en: ['proportion', 'missing term', 'means and extremes', 'cross products', 'cross multiply'],
    fil: ['proportion', 'nawawalang term', 'means at extremes', 'cross product', 'proporsiyon'],
  },
  notation: [/\b\w+ ?: ?\w+ ?= ?\w+ ?: ?\w+\b/, /\b\d+\/\d+ ?= ?(?:[a-z]\/\d+|\d+\/[a-z])\b/],
  units: ['mathematics/6/ratio-and-proportion'],
  largest: (grade) => (grade < 6 ? 60 : 120),
  mistakes: {
    added: {
      en: 'kept the difference of the terms instead of their ratio',
      fil: 'pinanatili ang pagkakaiba ng mga term sa halip na ang ratio',
    },
    undivided: {
      en: 'multiplied the two known terms but forgot to divide',
      fil: 'pinarami ang dalawang alam na term ngunit nakalimutang hatiin',
    },
    factor: {
      en: 'gave the number that the terms are multiplied by',
      fil: 'ibinigay ang bilang na ipinararami sa mga term',
    },
    copied: {
      en: 'copied the matching term of the other ratio',
      fil: 'kinopya ang katapat na term ng kabilang ratio',
    },
    next: { en: 'used a multiplier that was one too many', fil: 'gumamit ng multiplier na sobra ng isa' },
    pair: { en: 'multiplied the wrong pair of terms', fil: 'maling pares ng term ang pinarami' },
  },
  rules: {
    en: [
      {
        say: 'In 3:4 = 9:n, the correct equation is {3 × n = 4 × 9}.',
        ask: 'Which equation is right for the proportion 3:4 = 9:n?',
        not: ['3 × 4 = 9 × n', '3 × 9 = 4 × n', '3 + n = 4 + 9'],
      },
      {
        say: 'In 2:3 = 8:12, the extremes are {2 and 12}.',
        ask: 'Which numbers are the extremes in 2:3 = 8:12?',
        not: ['3 and 8', '2 and 3', '8 and 12'],
      },
      {
        say: 'A statement that two ratios are equal is called a {proportion}.',
        ask: 'What do we call a statement that two ratios are equal?',
        not: ['percent', 'unit rate', 'fraction'],
      },
    ],
    fil: [
      {
        say: 'Sa 3:4 = 9:n, ang wastong equation ay {3 × n = 4 × 9}.',
        ask: 'Aling equation ang wasto para sa proportion na 3:4 = 9:n?',
        not: ['3 × 4 = 9 × n', '3 × 9 = 4 × n', '3 + n = 4 + 9'],
      },
      {
        say: 'Sa 2:3 = 8:12, ang extremes ay {2 at 12}.',
        ask: 'Aling mga bilang ang extremes sa 2:3 = 8:12?',
        not: ['3 at 8', '2 at 3', '8 at 12'],
      },
      {
        say: 'Ang pahayag na magkatumbas ang dalawang ratio ay tinatawag na {proportion}.',
        ask: 'Ano ang tawag sa pahayag na magkatumbas ang dalawang ratio?',
        not: ['percent', 'unit rate', 'fraction'],
      },
    ],
  },
  draw: (draw) => {
    const a = draw.int(2, 9)
    const b = draw.pick(equalSteps(2, 12).filter((each) => each !== a && gcd(each, a) === 1))
    const times = draw.int(2, Math.min(10, Math.floor(draw.largest / Math.max(a, b))))
    const [large, small] = [
      [a * times, b * times],
      [a, b],
    ] as [[number, number], [number, number]]
    const terms = draw.chanceOf(65) ? ([...small, ...large] as const) : ([...large, ...small] as const)
    return { terms, at: draw.int(0, 3), times }
  },
  answer: (given) => String(parts(given).n),
  wrong: (given) => {
    const { n, across, partner, alike } = parts(given)
    return {
      added: countOf(partner + alike - across),
      undivided: partner * alike <= 100 ? countOf(partner * alike) : undefined,
      factor: countOf(given.times),
      copied: countOf(alike),
      next: n > alike ? countOf(n + alike) : undefined,
      pair: (alike * across) / partner <= 100 ? countOf((alike * across) / partner) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the value of n in ${shown(given, ':')}?` },
      {
        level: 'understand',
        text: (given) => `Find the missing term n in the proportion ${shown(given, '/')}.`,
      },
      {
        level: 'understand',
        text: (given) => `Which number makes the proportion ${shown(given, ':')} true?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang halaga ng n sa ${shown(given, ':')}?` },
      {
        level: 'understand',
        text: (given) => `Hanapin ang nawawalang term n sa proportion na ${shown(given, '/')}.`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Anong bilang ang dapat ipalit sa n upang maging tama ang proportion na ${shown(given, ':')}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In the proportion ${shown(given, ':')}, the value of n is ${answer}.`,
    fil: (given, answer) => `Sa proportion na ${shown(given, ':')}, ang halaga ng n ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { n, across, partner, alike } = parts(given)
      return [
        'The product of the means equals the product of the extremes.',
        `${across} × n = ${partner} × ${alike} = ${partner * alike}`,
        `n = ${partner * alike} ÷ ${across} = ${n}`,
      ]
    },
    fil: (given) => {
      const { n, across, partner, alike } = parts(given)
      return [
        'Ang product ng means ay katumbas ng product ng extremes.',
        `${across} × n = ${partner} × ${alike} = ${partner * alike}`,
        `n = ${partner * alike} ÷ ${across} = ${n}`,
      ]
    },
  },
})
