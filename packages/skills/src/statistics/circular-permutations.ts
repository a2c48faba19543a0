import { withChief } from '../numbers/chief.ts'
import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { factorial } from './counting.ts'
import { ilan, rule, says, stems } from './writing.ts'

/** All around a circle, or two of them side by side, or these two not side by side. */
type Kind = 'all' | 'together' | 'apart'
type Given = {
  n: number
  kind: Kind
  two: readonly [Person, Person]
  story: InBoth<(n: number) => string>
  claim: InBoth<(n: number) => string>
  do: InBoth<string>
}

const counted: Record<Kind, (n: number) => number> = {
  all: (n) => factorial(n - 1),
  together: (n) => 2 * factorial(n - 2),
  apart: (n) => factorial(n - 1) - 2 * factorial(n - 2),
}
const inRow: Record<Kind, (n: number) => number> = {
  all: factorial,
  together: (n) => 2 * factorial(n - 1),
  apart: (n) => factorial(n) - 2 * factorial(n - 1),
}

const stories: readonly Pick<Given, 'story' | 'claim' | 'do'>[] = [
  {
    story: says(
      (n) => `In how many ways can ${n} persons sit around a round table`,
      (n) => `Sa ilang paraan makauupo ang ${ilan(n, 'tao')} sa paligid ng bilog na mesa`,
    ),
    claim: says(
      (n) => `${n} persons can sit around a round table`,
      (n) => `Makauupo ang ${ilan(n, 'tao')} sa paligid ng bilog na mesa`,
    ),
    do: says('sit', 'maupo'),
  },
  {
    story: says(
      (n) => `In how many ways can ${n} Scouts sit around a campfire`,
      (n) => `Sa ilang paraan makauupo ang ${ilan(n, 'Scout')} sa paligid ng siga`,
    ),
    claim: says(
      (n) => `${n} Scouts can sit around a campfire`,
      (n) => `Makauupo ang ${ilan(n, 'Scout')} sa paligid ng siga`,
    ),
    do: says('sit', 'maupo'),
  },
  {
    story: says(
      (n) => `In how many ways can ${n} children stand in a circle to play a game`,
      (n) => `Sa ilang paraan makatatayo nang pabilog ang ${ilan(n, 'bata')} upang maglaro`,
    ),
    claim: says(
      (n) => `${n} children can stand in a circle`,
      (n) => `Makatatayo nang pabilog ang ${ilan(n, 'bata')}`,
    ),
    do: says('stand', 'tumayo'),
  },
  {
    story: says(
      (n) => `In how many ways can ${n} dancers form a ring`,
      (n) => `Sa ilang paraan makabubuo ng isang bilog ang ${ilan(n, 'mananayaw')}`,
    ),
    claim: says(
      (n) => `${n} dancers can form a ring`,
      (n) => `Makabubuo ng isang bilog ang ${ilan(n, 'mananayaw')}`,
    ),
    do: says('stand', 'tumayo'),
  },
]

const condition = ({ kind, two: [one, other], do: what }: Given, language: 'en' | 'fil') => {
  if (kind === 'all') return ''
  return language === 'en'
    ? ` if two of them, ${one.name} and ${other.name}, must ${kind === 'apart' ? 'not ' : ''}${what.en} next to each other`
    : ` kung ang dalawa sa kanila, sina ${one.name} at ${other.name}, ay ${kind === 'apart' ? 'hindi dapat' : 'dapat'} magkatabing ${what.fil}`
}
const text = (given: Given, language: 'en' | 'fil') =>
  `${given.story[language](given.n)}${condition(given, language)}?`

export const circularPermutations = skill<Given, 'row' | 'ignored' | 'swap' | 'half' | 'fewer' | 'other'>({
  id: 'statistics/circular-permutations',
  area: 'Mathematics',
  name: says('Circular permutations', 'Circular permutation'),
  grades: [10, 11],
  cues: says(
    ['circular permutation', 'round table', 'around a circle', '(n − 1)!'],
    ['circular permutation', 'bilog na mesa', 'pabilog', '(n − 1)!'],
  ),
  units: [],
  largest: () => 50_000,
  mistakes: {
    row: says('counted arrangements in a row', 'binilang ang mga ayos na pahilera'),
    ignored: says(
      'did not heed the condition on the two persons',
      'hindi isinaalang-alang ang kondisyon sa dalawang tao',
    ),
    swap: says(
      'forgot that the two persons can change places',
      'nakalimutang maaaring magpalit ng puwesto ang dalawang tao',
    ),
    half: says('took mirrored arrangements as the same', 'itinuring na iisa ang magkasalungat na ayos'),
    fewer: says('counted one person too few', 'kulang ng isang tao ang bilang'),
    other: says('counted both directions of turning', 'ibinilang ang dalawang direksiyon ng pag-ikot'),
  },
  rules: says(
    [
      rule(
        'The number of ways to seat n persons around a round table is {(n − 1)!}.',
        'In how many ways can n persons be seated around a round table?',
        'n!',
        '(n + 1)!',
        'n²',
      ),
      rule(
        'Five persons can sit around a round table in {24} ways.',
        'In how many ways can five persons sit around a round table?',
        '120',
        '20',
        '5',
      ),
    ],
    [
      rule(
        'Ang bilang ng paraan ng pag-upo ng n na tao sa bilog na mesa ay {(n − 1)!}.',
        'Sa ilang paraan makauupo ang n na tao sa bilog na mesa?',
        'n!',
        '(n + 1)!',
        'n²',
      ),
      rule(
        'Makauupo ang limang tao sa bilog na mesa sa {24} paraan.',
        'Sa ilang paraan makauupo ang limang tao sa bilog na mesa?',
        '120',
        '20',
        '5',
      ),
    ],
  ),
  draw: (draw) => {
    const kind = draw.pick(['all', 'all', 'together', 'apart'] as const)
    return { n: draw.int(kind === 'all' ? 4 : 5, 8), kind, two: draw.two(), ...draw.pick(stories) }
  },
  answer: ({ n, kind }) => grouped(counted[kind](n)),
  wrong: withChief('row', ({ n, kind }) => ({
    row: grouped(inRow[kind](n)),
    ignored: kind === 'all' ? undefined : grouped(factorial(n - 1)),
    swap:
      kind === 'all'
        ? undefined
        : grouped(kind === 'together' ? factorial(n - 2) : factorial(n - 1) - factorial(n - 2)),
    half: kind === 'all' ? grouped(factorial(n - 1) / 2) : undefined,
    fewer: kind === 'all' ? grouped(factorial(n - 2)) : grouped(counted[kind](n - 1)),
    other: kind === 'all' ? grouped(2 * factorial(n - 1)) : undefined,
  })),
  stems: stems(
    ['apply', (given) => text(given, 'en'), (given) => text(given, 'fil')],
    [
      'apply',
      (given) => `Solve by circular permutation. ${text(given, 'en')}`,
      (given) => `Lutasin gamit ang circular permutation. ${text(given, 'fil')}`,
    ],
  ),
  statement: {
    en: (given, answer) => `${given.claim.en(given.n)} in ${answer} ways${condition(given, 'en')}.`,
    fil: (given, answer) =>
      `${given.claim.fil(given.n)} sa ${ilan(Number(answer.replaceAll(',', '')), 'paraan')}${condition(given, 'fil')}.`,
  },
  solution: {
    en: ({ n, kind }) => {
      if (kind === 'all') return [`(n − 1)! = (${n} − 1)! = ${grouped(counted.all(n))}`]
      const side = `Side by side: take the two as one, so ${n - 1} around the circle, and 2 orders of the two: 2 × ${n - 2}! = ${grouped(counted.together(n))}`
      return kind === 'together'
        ? [side]
        : [
            `All ways: ${n - 1}! = ${grouped(counted.all(n))}`,
            side,
            `Not side by side: ${grouped(counted.all(n))} − ${grouped(counted.together(n))} = ${grouped(counted.apart(n))}`,
          ]
    },
    fil: ({ n, kind }) => {
      if (kind === 'all') return [`(n − 1)! = (${n} − 1)! = ${grouped(counted.all(n))}`]
      const side = `Magkatabi: ituring na isa ang dalawa, kaya ${n - 1} sa paligid ng bilog, at 2 ayos ng dalawa: 2 × ${n - 2}! = ${grouped(counted.together(n))}`
      return kind === 'together'
        ? [side]
        : [
            `Lahat ng paraan: ${n - 1}! = ${grouped(counted.all(n))}`,
            side,
            `Hindi magkatabi: ${grouped(counted.all(n))} − ${grouped(counted.together(n))} = ${grouped(counted.apart(n))}`,
          ]
    },
  },
})
