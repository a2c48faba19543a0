import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { falling, factorial as of } from './counting.ts'
import { integersFromTo, need, rule, says, stems, sum } from './writing.ts'

/** n!, n!/m!, or n!/(m! × k!). */
type Given = { n: number; below: readonly number[] }

const answer = ({ n, below }: Given) => below.reduce((value, m) => value / of(m), of(n))
const written = ({ n, below }: Given) => {
  if (below.length === 0) return `${n}!`
  return `${n}!/${below.length === 1 ? `${below[0]}!` : `(${below.map((m) => `${m}!`).join(' × ')})`}`
}

export const factorialSkill = skill<
  Given,
  'times' | 'sum' | 'plain' | 'fewer' | 'difference' | 'all' | 'more'
>({
  id: 'statistics/factorial',
  area: 'Mathematics',
  name: says('Factorial notation', 'Factorial notation'),
  grades: [10, 11],
  cues: says(
    ['factorial', 'factorial notation', 'n!', 'permutation'],
    ['factorial', 'factorial notation', 'n!', 'permutation'],
  ),
  notation: [/\b\d+!/],
  units: [],
  largest: () => 50_000,
  mistakes: {
    times: says(
      'multiplied only the two greatest factors',
      'ang dalawang pinakamalaking factor lamang ang minultiply',
    ),
    sum: says('added the numbers instead of multiplying', 'pinagsama ang mga bilang sa halip na minultiply'),
    plain: says('divided the numbers without the factorials', 'hinati ang mga bilang nang walang factorial'),
    fewer: says('left out the greatest factor', 'hindi isinama ang pinakamalaking factor'),
    difference: says('took the factorial of the difference', 'kinuha ang factorial ng pagkakaiba'),
    all: says('forgot the last division', 'nakalimutan ang huling paghahati'),
    more: says('began with one more', 'nagsimula sa mas mataas ng isa'),
  },
  rules: says(
    [
      rule('By definition, 0! is equal to {1}.', 'What is 0! equal to?', '0', '−1', 'undefined'),
      rule('4! means {4 × 3 × 2 × 1}.', 'What does 4! mean?', '4 + 3 + 2 + 1', '4 × 4', '4 × 3'),
      rule('7!/6! is equal to {7}.', 'What is 7!/6! equal to?', '1', '6', '42'),
    ],
    [
      rule(
        'Ayon sa kahulugan, ang 0! ay katumbas ng {1}.',
        'Ano ang katumbas ng 0!?',
        '0',
        '−1',
        'undefined',
      ),
      rule(
        'Ang ibig sabihin ng 4! ay {4 × 3 × 2 × 1}.',
        'Ano ang ibig sabihin ng 4!?',
        '4 + 3 + 2 + 1',
        '4 × 4',
        '4 × 3',
      ),
      rule('Ang 7!/6! ay katumbas ng {7}.', 'Ano ang katumbas ng 7!/6!?', '1', '6', '42'),
    ],
  ),
  draw: (draw) => {
    const kind = draw.int(0, 5)
    if (kind === 0) return { n: draw.int(4, 8), below: [] }
    const n = draw.int(5, 10)
    if (kind < 3) {
      const m = draw.int(n - 3, n - 1)
      need(m > 2)
      return { n, below: [m] }
    }
    const m = draw.int(2, n - 2)
    return { n, below: [Math.max(m, n - m), Math.min(m, n - m)] }
  },
  answer: (given) => grouped(answer(given)),
  wrong: (given) => {
    const { n, below } = given
    const [m = 0] = below
    const as = (value: number) => (Number.isInteger(value) && value > 0 ? grouped(value) : undefined)
    return {
      times: below.length === 0 ? as(n * (n - 1)) : undefined,
      sum: below.length === 0 ? as(sum(integersFromTo(1, n))) : as(sum(integersFromTo(m + 1, n))),
      plain: below.length === 1 ? as(n / m) : undefined,
      fewer: as(answer({ n: n - 1, below })),
      difference: below.length === 1 ? as(of(n - m)) : undefined,
      all: below.length === 2 ? as(of(n) / of(m)) : undefined,
      more: as(answer({ n: n + 1, below })),
    }
  },
  stems: stems(
    [
      'understand',
      (given) => `What is the value of ${written(given)}?`,
      (given) => `Ano ang value ng ${written(given)}?`,
    ],
    [
      'understand',
      (given) => `Evaluate: ${written(given)} = ____.`,
      (given) => `I-evaluate: ${written(given)} = ____.`,
    ],
    [
      'understand',
      (given) => `Simplify ${written(given)} to a whole number.`,
      (given) => `Payakin ang ${written(given)} sa isang whole number.`,
    ],
  ),
  statement: {
    en: (given, answer) => `The value of ${written(given)} is ${answer}.`,
    fil: (given, answer) => `Ang value ng ${written(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => steps(given),
    fil: (given) => steps(given),
  },
})

function steps({ n, below }: Given): string[] {
  const [m = 1, k] = below
  const top = falling(n, n - m)
  if (k === undefined)
    return [
      `${written({ n, below })} = ${below.length === 0 ? falling(n, n) : top} = ${grouped(answer({ n, below }))}`,
    ]
  return [
    `${n}!/${m}! = ${top} = ${grouped(of(n) / of(m))}`,
    `${grouped(of(n) / of(m))} ÷ ${k}! = ${grouped(of(n) / of(m))} ÷ ${of(k)} = ${grouped(answer({ n, below }))}`,
  ]
}
