import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { logText } from './logarithms.ts'
import { fits, need, num, sayInBoth } from './writing.ts'

/** log m + log n, log m − log n, or n log m. */
type Given = { kind: 'sum' | 'difference' | 'multiple'; base: number; m: number; n: number }

const exercise = ({ kind, base, m, n }: Given) =>
  kind === 'multiple'
    ? `${n} ${logText(base, m)}`
    : `${logText(base, m)} ${kind === 'sum' ? '+' : '−'} ${logText(base, n)}`
const inside = ({ kind, m, n }: Given) => (kind === 'sum' ? m * n : kind === 'difference' ? m / n : m ** n)
const result = (given: Given) => logText(given.base, inside(given))

export const condenseLogarithms = skill<Given, 'plain' | 'other-law' | 'bases' | 'second' | 'both-bases'>({
  id: 'functions/condense-logarithms',
  area: 'Mathematics',
  name: { en: 'Laws of logarithms: one logarithm', fil: 'Mga batas ng logarithm: iisang logarithm' },
  grades: [10, 11],
  cues: {
    en: ['laws of logarithms', 'properties of logarithms', 'single logarithm', 'condense'],
    fil: ['mga batas ng logarithm', 'laws of logarithms', 'properties of logarithms', 'iisang logarithm'],
  },
  notation: [/log[₀₁₂₃₄₅₆₇₈₉]+ \d+ [+−-] log[₀₁₂₃₄₅₆₇₈₉]+ \d+/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 250,
  mistakes: {
    plain: {
      en: 'did with the numbers the same operation that stands between the logarithms',
      fil: 'ginawa sa mga numero ang mismong operation sa pagitan ng mga logarithm',
    },
    'other-law': { en: 'used another law of logarithms', fil: 'ginamit ang ibang batas ng logarithm' },
    bases: { en: 'changed the base too', fil: 'pati ang base ay binago' },
    second: { en: 'kept only the second number', fil: 'ikalawang numero lamang ang itinira' },
    'both-bases': {
      en: 'combined the numbers as they stand and changed the base too',
      fil: 'pinagsama ang mga numero gaya ng nakasulat at binago pati ang base',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The sum log₂ M + log₂ N is equal to {log₂ (MN)}.',
        'Ang log₂ M + log₂ N ay katumbas ng {log₂ (MN)}.',
      ),
      ask: say('What is log₂ M + log₂ N equal to?', 'Ano ang katumbas ng log₂ M + log₂ N?'),
      not: ['log₂ (M + N)', 'log₂ (M/N)', 'log₄ (MN)'],
    },
    {
      say: say(
        'The difference log₂ M − log₂ N is equal to {log₂ (M/N)}.',
        'Ang log₂ M − log₂ N ay katumbas ng {log₂ (M/N)}.',
      ),
      ask: say('What is log₂ M − log₂ N equal to?', 'Ano ang katumbas ng log₂ M − log₂ N?'),
      not: ['log₂ (M − N)', 'log₂ (MN)', 'log₂ (N/M)'],
    },
    {
      say: say('The product 3 log₂ M is equal to {log₂ (M³)}.', 'Ang 3 log₂ M ay katumbas ng {log₂ (M³)}.'),
      ask: say('What is 3 log₂ M equal to?', 'Ano ang katumbas ng 3 log₂ M?'),
      not: ['log₂ (3M)', 'log₂ (M + 3)', 'log₈ M'],
    },
  ]),
  draw: (draw) => {
    const kind = draw.pick(['sum', 'difference', 'multiple'] as const)
    const base = draw.pick([2, 3, 4, 5, 6, 7])
    const [one, other] = [draw.int(2, 12), draw.int(2, 12)]
    const given =
      kind === 'multiple'
        ? { kind, base, m: draw.int(2, 7), n: draw.int(2, 4) }
        : { kind, base, m: kind === 'difference' ? one * other : one, n: other }
    const { m, n } = given
    need(inside(given) <= 150 && inside(given) !== base && m !== n && m !== base && n !== base)
    fits(draw, inside(given), m)
    return given
  },
  answer: result,
  wrong: (given) => {
    const { kind, base, m, n } = given
    const plain = kind === 'sum' ? m + n : kind === 'difference' ? m - n : m * n
    const other = kind === 'sum' ? num(fraction(m, n)) : kind === 'difference' ? m * n : m + n
    return {
      plain: logText(base, plain),
      'other-law': Number(other) > 300 ? undefined : logText(base, other),
      bases:
        kind === 'multiple'
          ? logText(n * base, m)
          : kind === 'sum'
            ? logText(2 * base, inside(given))
            : undefined,
      second: kind === 'difference' ? logText(base, n) : undefined,
      'both-bases': kind === 'multiple' ? undefined : logText(2 * base, plain),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which single logarithm is equal to ${exercise(given)}?`,
          `Aling iisang logarithm ang katumbas ng ${exercise(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Write ${exercise(given)} as one logarithm with coefficient 1.`,
          `Isulat ang ${exercise(given)} bilang isang logarithm na ang coefficient ay 1.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `As one logarithm, ${exercise(given)} = ${answer}.`,
        `Bilang isang logarithm, ${exercise(given)} = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { kind, m, n } = given
    const law = {
      sum: say(
        'A sum of logarithms is the logarithm of the product.',
        'Ang sum ng mga logarithm ay logarithm ng product.',
      ),
      difference: say(
        'A difference of logarithms is the logarithm of the quotient.',
        'Ang difference ng mga logarithm ay logarithm ng quotient.',
      ),
      multiple: say(
        'A factor before a logarithm becomes an exponent.',
        'Ang factor sa harap ng logarithm ay nagiging exponent.',
      ),
    }[kind]
    const work = { sum: `${m} × ${n}`, difference: `${m} ÷ ${n}`, multiple: Array(n).fill(m).join(' × ') }[
      kind
    ]
    return [law, `${work} = ${inside(given)}`, `${exercise(given)} = ${result(given)}`]
  }),
})
