import { nonEmpty } from '@klasrum/testkit/non-empty'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exercisesOf } from './exercises-of.ts'
import { rolesOf } from './roles-of.ts'
import { fileOf } from './sample-file.ts'

type Part = Parameters<typeof fileOf>[1]
const letters = 'ABCD'

const things = [
  'river',
  'island',
  'valley',
  'desert',
  'forest',
  'harbor',
  'bridge',
  'market',
  'temple',
  'garden',
]

/** A question that names its set and its number, so that its answer can be told whatever was read. */
const askedIn = (set: number, at: number) => `Which place was seen on walk ${set * 100 + at}?`
const choicesFor = (set: number, at: number) =>
  [0, 1, 2, 3].map(
    (place) => `the ${things[(set * 3 + at + place * 2) % things.length]} of walk ${set * 100 + at}`,
  )

const layouts: readonly ((stem: string, options: readonly string[], number: number) => Part[])[] = [
  (stem, options, number) => [
    `${number}. ${stem} ${options.map((text, at) => `${letters[at]}. ${text}`).join(' ')}`,
  ],
  (stem, options, number) => [
    `____${number}. ${stem}`,
    ...options.map((text, at) => `${letters[at]}. ${text}`),
  ],
  (stem, options) => [stem, [...options]],
  (stem, [a, b, c, d], number) => [
    `${number}) ${stem}`,
    {
      table: [
        [`A. ${a}`, `C. ${c}`],
        [`B. ${b}`, `D. ${d}`],
      ],
    },
  ],
]

const row = (key: readonly number[]) => key.map((place, at) => `${at + 1}. ${letters[place]}`).join(' ')
type Key = { name: string; key: readonly number[] }
const keys: readonly ((sets: readonly Key[]) => Part[])[] = [
  (sets) => sets.map(({ name, key }) => `${name}: ${row(key)}`),
  (sets) => sets.flatMap(({ name, key }) => [`### ${name}`, row(key)]),
  (sets) => sets.map(({ key }) => row(key)),
  (sets) => [{ table: [sets.map(({ name }) => name), sets.map(({ key }) => row(key))] }],
  (sets) => sets.flatMap(({ name, key }) => [`### ${name}`, key.map((place) => letters[place] ?? '')]),
  (sets) => [sets.map(({ name, key }) => `${name} ${row(key)}`).join(' ')],
  (sets) => sets.flatMap(({ name, key }) => [`### ${name}`, { table: columnsOf(key) }]),
]

/** Numbers that go down two columns. */
const columnsOf = (key: readonly number[]) => {
  const cells = key.map((place, at) => `${at + 1}. ${letters[place]}`)
  const half = Math.ceil(cells.length / 2)
  return cells.slice(0, half).map((cell, at) => [cell, cells[half + at] ?? ''])
}

/** What stands over a key, where anything does. */
const heads: readonly (readonly Part[])[] = [
  ['## Answer Key'],
  ['## Answer Key', '## Other Activities', 'Answers may vary'],
  ['## S SUSI SA PAGWAWASTO', 'A P'],
  ['## References', 'A book on walks.'],
  [],
]

const places = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 6 })
const sets = fc.array(
  fc.record({
    name: fc.constantFrom('Quiz 1', 'Quiz 2', 'Assessment', 'Pre-test', 'Activity 3'),
    key: places,
    layout: fc.constantFrom(...layouts),
    /** Left out of the key, or with an answer more or less than there are questions. */
    spoilt: fc.constantFrom('no', 'no', 'no', 'left out', 'shorter', 'longer'),
  }),
  { minLength: 1, maxLength: 4 },
)

const isNamedOnce = (names: readonly string[]) => new Set(names).size === names.length

test('whatever the layout and the key, no question gets the answer of another', () => {
  let joined = 0
  fc.assert(
    fc.property(sets, fc.constantFrom(...keys), fc.constantFrom(...heads), (made, writeKey, head) => {
      const spoiltKey = ({ key, spoilt }: (typeof made)[number]) =>
        spoilt === 'shorter' ? key.slice(1) : spoilt === 'longer' ? [...key, 0] : key
      const told = made
        .filter(({ spoilt }) => spoilt !== 'left out')
        .map((set) => ({ name: set.name, key: spoiltKey(set) }))
      const document = fileOf(
        'en',
        ...made.flatMap(({ name, key, layout }, set): Part[] => [
          `## ${name}`,
          'Choose the letter of the correct answer.',
          ...key.flatMap((_, at) => layout(askedIn(set, at), choicesFor(set, at), at + 1)),
        ]),
        ...head,
        ...writeKey(told),
      )
      const found = exercisesOf(document, rolesOf(document))
      for (const [set, { key, spoilt }] of nonEmpty(made).entries())
        for (const [at, place] of nonEmpty(key).entries()) {
          const question = found.find(({ stem }) => stem === askedIn(set, at))
          if (question === undefined || question.answer === null) continue
          joined++
          // A set that its key left out, or whose name another has too, must not be answered by chance.
          expect([spoilt, question.answer]).toEqual(['no', place])
          expect(question.options).toEqual(choicesFor(set, at))
        }
      const isPlain =
        head === heads[0] &&
        made.every(({ spoilt }) => spoilt === 'no') &&
        isNamedOnce(made.map(({ name }) => name))
      if (isPlain) expect(nonEmpty(found).every(({ answer }) => answer !== null)).toBe(true)
    }),
    { numRuns: 400, seed: 7 },
  )
  expect(joined).toBeGreaterThan(150)
})
