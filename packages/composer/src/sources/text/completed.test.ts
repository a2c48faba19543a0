import type { Language } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { completed } from './completed.ts'

type Lead = readonly [line: string, ...entries: string[]]

function itemsOf(language: Language, ...leads: readonly Lead[]) {
  const outline = lesson(
    language,
    'Aralin',
    leads.map(([line, ...entries], at) => [`Paksa ${at + 1}`, line, entries] as const),
  )
  return completed(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
}

const lamp = [
  'Fishermen use a lamp to:',
  'lure squid at night',
  'signal other boats',
  'find the shore again',
] as const
const gauge = [
  'Weather observers use a rain gauge to:',
  'measure the rain of a day',
  'warn farmers of floods',
  'compare wet and dry months',
] as const
const lampara = [
  'Ginagamit ng mga mangingisda ang lampara upang:',
  'makaakit ng pusit',
  'magbigay ng hudyat',
  'makita ang pampang',
] as const
const lambat = [
  'Ginagamit ng mga magsasaka ang lambat upang:',
  'maitaboy ang mga ibon',
  'mabakuran ang punlaan',
  'masala ang palay',
] as const

const truths = (items: ReturnType<typeof itemsOf>) =>
  items.flatMap((item) => (item.form === 'true_false' ? [item] : []))

test.each([
  ['en', lamp, gauge],
  ['fil', lampara, lambat],
] as const)(
  '%s: a line with one of its own entries is true, with one of another list false',
  (language, one, other) => {
    const [line, ...own] = one
    const [, ...others] = other
    const start = line.slice(0, -1)
    const items = nonEmpty(truths(itemsOf(language, one, other)).filter(({ stem }) => stem.startsWith(start)))
    const ends = (answer: boolean) =>
      items.filter((item) => item.answer === answer).map(({ stem }) => stem.slice(start.length + 1, -1))
    expect(ends(true)).toEqual(own)
    for (const end of nonEmpty(ends(false))) expect(others).toContain(end)
  },
)

test.each([
  ['en', lamp, gauge, 'Which completes the sentence correctly? Fishermen use a lamp to _____.'],
  [
    'fil',
    lampara,
    lambat,
    'Alin ang wastong bubuo sa pangungusap? Ginagamit ng mga mangingisda ang lampara upang _____.',
  ],
] as const)(
  '%s: a line is completed by one entry among three of another list',
  (language, one, other, stem) => {
    const asked = itemsOf(language, one, other).flatMap((item) =>
      item.form === 'multiple_choice' && item.stem === stem ? [item] : [],
    )
    for (const { options, answer } of nonEmpty(asked)) {
      expect(one).toContain(options[answer])
      expect(options.filter((option) => (other as readonly string[]).includes(option))).toHaveLength(3)
    }
  },
)

test('a few short entries are asked for all together', () => {
  const asked = itemsOf('en', lamp).filter(({ form }) => form === 'enumeration')
  expect(asked).toMatchObject([
    {
      stem: 'Complete this sentence in 3 ways, as the lesson does: “Fishermen use a lamp to …”',
      answers: lamp.slice(1),
    },
  ])
})

test('sentences with as many ends each, one after the other under one heading, are a test whose letters are gone', () => {
  const outline = lesson('en', 'Aralin', [
    [
      'The sea',
      ...[
        lamp,
        gauge,
        ['Divers use a mask to:', 'see under water', 'keep the nose dry', 'guard the eyes'],
      ].flatMap(([line = '', ...entries]) => [line, entries]),
    ],
  ])
  expect(completed(lessonOf(outline), outline.topics, chanceOf(1))).toEqual([])
})

test('long entries, two entries and a list that says it is not whole are not asked for all together', () => {
  const wholes = (lead: Lead) => itemsOf('en', lead).filter(({ form }) => form === 'enumeration')
  expect(wholes([lamp[0], 'lure squid', 'signal other boats'])).toEqual([])
  expect(wholes([lamp[0], ...lamp.slice(1, 3), 'find the shore of their own town again'])).toEqual([])
  expect(wholes(['Fishermen use lamps such as the petromax to:', ...lamp.slice(1)])).toEqual([])
})

test('a line without another list that goes on the same way has true statements only', () => {
  const other = ['The net of a fisherman is made of:', 'thin nylon thread', 'small lead weights'] as const
  const made = nonEmpty(truths(itemsOf('en', lamp, other)))
  for (const { answer } of made) expect(answer).toBe(true)
})

test('an entry that is almost one of the right ones is no wrong answer', () => {
  const near = [
    'Divers use a torch to:',
    'lure squid',
    'look into caves',
    'read their watch',
    'keep big fish away',
  ] as const
  const made = nonEmpty(itemsOf('en', lamp, near).filter(({ stem }) => stem.includes('use a lamp to')))
  for (const { stem } of made) expect(stem).not.toBe('Fishermen use a lamp to lure squid.')
  const choices = made.filter((item) => item.form === 'multiple_choice')
  for (const { options } of nonEmpty(choices)) expect(options).not.toContain('lure squid')
})

test.each([
  ['en', 'The village lies between:', 'two rivers', 'two hills', 'two roads'],
  ['en', 'Fishermen watch the following:', 'clouds', 'birds', 'waves'],
  ['en', 'Three signs of rain:', 'dark clouds', 'low birds', 'busy ants'],
  ['fil', 'Pagmasdan ang mga sumusunod:', 'ulap', 'ibon', 'alon'],
] as const)('%s: "%s" needs all of its entries and gives nothing', (language, line, ...entries) => {
  expect(itemsOf(language, [line, ...entries])).toEqual([])
})
