import { type Item, Material, positionsOf } from '@klasrum/contract/material'
import { type DocumentName, documentNames } from '@klasrum/contract/runs'
import { plantLesson, waterLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting, materialFrom } from '@klasrum/testkit/runs'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allItems, itemsOn, withItems } from './amend.ts'
import { rewriteDocument } from './rewrite.ts'
import { swapInMaterial } from './swap-in-material.ts'

const plants = sourceDocument(plantLesson)
const water = sourceDocument(waterLesson, { language: 'fil' })
const sources = [plants, water]
const made = await Promise.all(sources.map((source) => materialFrom(source, aSetting())))
const [material = never()] = made
function never(): never {
  throw new Error('Nothing was made.')
}

const numbersIn = (items: readonly Item[]) => items.reduce((sum, item) => sum + positionsOf(item), 0)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What must be so after every change. */
function expectWhole(changed: Material): void {
  expect(Material.safeParse(changed).error).toBeUndefined()
  const items = allItems(changed)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const edited = items.filter(({ author }) => author === 'teacher').length
  expect(
    /The teacher has changed (\d+)|Binago ng guro ang (\d+)/.exec(changed.declaration)?.slice(1).join('') ??
      '',
  ).toBe(edited ? String(edited) : '')
  expect(changed.plan.header.some(({ value }) => value === changed.declaration)).toBe(true)
  for (const { session, items: asked } of nonEmpty(changed.quizzes))
    expect(JSON.stringify(changed.plan.sections)).toMatch(
      asked.length > 0
        ? new RegExp(`(?:Quiz|Pagsusulit) ${session} \\(${numbersIn(asked)} `)
        : /Write three questions on the session|Sumulat ng tatlong tanong|\(0 |Erase the board|Answer: |Burahin ang|Sagot: /,
    )
  const { exam } = changed
  if (!exam) return
  const { specifications: table, version_b } = exam
  const all = numbersIn(exam.items)
  expect(sum(Object.values(exam.made))).toBe(all)
  expect(table.total).toBe(all)
  expect(sum(Object.values(table.totals))).toBe(all)
  expect(sum(table.rows.map(({ percent }) => percent))).toBe(all ? 100 : 0)
  expect(
    table.rows.flatMap(({ numbers }) => Object.values(numbers).flat()).sort((one, other) => one - other),
  ).toEqual(Array.from({ length: all }, (_, at) => at + 1))
  const taught = changed.plan.sessions.filter(({ topics }) =>
    exam.items.some(({ topic }) => topics.includes(topic)),
  )
  expect(sum(table.rows.map(({ days }) => days))).toBeCloseTo(taught.length, 5)
  expect([...version_b.order].sort()).toEqual(exam.items.map(({ id }) => id).sort())
  const choices = exam.items.filter((item) => item.form === 'multiple_choice')
  expect(choices.map(({ id }) => [...(version_b.options[id] ?? [])].sort())).toEqual(
    choices.map(({ options }) => options.map((_, at) => at)),
  )
}

type Deed =
  | { do: 'remove'; document: DocumentName; at: number }
  | { do: 'edit'; document: DocumentName; at: number; text: string; bloom: number }

const place = { document: fc.constantFrom(...documentNames), at: fc.nat(30) }
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('remove' as const), ...place }),
  fc.record({
    do: fc.constant('edit' as const),
    ...place,
    text: fc.string({ minLength: 1, maxLength: 40 }),
    bloom: fc.nat(5),
  }),
)
const levels = [
  ['remember', 'easiest'],
  ['understand', 'easy'],
  ['apply', 'moderate'],
  ['analyze', 'moderate'],
  ['evaluate', 'hard'],
  ['create', 'hard'],
] as const

function done(before: Material, given: Deed): Material {
  const items = itemsOn(before, given.document) ?? []
  const item = items[given.at % Math.max(1, items.length)]
  if (!item || (given.do === 'remove' && items.length === 1)) return before
  if (given.do === 'remove')
    return withItems(
      before,
      given.document,
      items.filter((each) => each !== item),
    )
  const [bloom, difficulty] = levels[given.bloom] ?? levels[0]
  const edited: Item = { ...item, stem: given.text, bloom, difficulty, author: 'teacher' }
  return withItems(
    before,
    given.document,
    items.map((each) => (each === item ? edited : each)),
  )
}

test('however a thousand edits follow one another, numbers, table, versions and declaration agree', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...made),
      fc.array(deed, { minLength: 25, maxLength: 25 }),
      (start, deeds) => {
        let changed = start
        for (const each of nonEmpty(deeds)) {
          changed = done(changed, each)
          expectWhole(changed)
        }
      },
    ),
    { numRuns: atSize({ commit: 40, long: 400 }) },
  )
})

test('an edit leaves version B and the days of every topic as they were', () => {
  const { exam } = material
  const [item] = exam?.items ?? []
  if (!exam || !item) return never()
  const changed = withItems(
    material,
    'exam',
    exam.items.map((each) => (each === item ? { ...item, points: 3 } : each)),
  )
  expect(changed.exam?.version_b).toEqual(exam.version_b)
  expect(changed.exam?.specifications).toEqual(exam.specifications)
})

test('an item swapped away does not come back, until the lesson gives no other', async () => {
  let changed = await materialFrom(plants, aSetting({ sessions: 1, quiz_items: 4, exam: null }))
  let [item] = changed.quizzes[0]?.items ?? []
  const refused = new Set<string>()
  while (item) {
    refused.add(item.id)
    const before = itemsOn(changed, 'session-1')
    const next = swapInMaterial([plants], changed, { document: 'session-1', item_id: item.id, refused })
    if (!next) break
    expectWhole(next)
    const came = itemsOn(next, 'session-1')?.find(({ id }) => !before?.some((old) => old.id === id))
    expect(came).toMatchObject({ difficulty: item.difficulty })
    expect(refused.has(came?.id ?? '')).toBe(false)
    changed = next
    item = came
  }
  expect(refused.size).toBeGreaterThan(2)
})

test.each(['session-1', 'session-2', 'exam', 'plan'] as const)(
  '%s is written anew, and every other document stays',
  async (document) => {
    const changed = await rewriteDocument([plants], material, { document, seed: 99, refused: new Set() })
    expectWhole(changed)
    for (const other of nonEmpty(documentNames)) {
      if (other === 'plan') continue
      const same = expect(itemsOn(changed, other))
      if (other === document) same.not.toEqual(itemsOn(material, other))
      else same.toEqual(itemsOn(material, other))
    }
    const again = await rewriteDocument([plants], material, { document, seed: 99, refused: new Set() })
    expect(again).toEqual(changed)
  },
)

test('a lesson of many topics has a row of the table for each that is asked about', async () => {
  const topics = Array.from(
    { length: 90 },
    (_, at) =>
      `## Stem${at}ium plants\n\nA stem${at}ium is the part of a plant that carries water of kind ${at} to the leaves.`,
  )
  const source = sourceDocument(`# Plants\n\n${topics.join('\n\n')}`)
  const exam = { easiest: 100, easy: 0, moderate: 0, hard: 0 }
  const many = await materialFrom(source, aSetting({ sessions: 5, exam }))
  expect(many.exam?.specifications.rows.length).toBeGreaterThan(60)
  const [first] = many.exam?.items ?? []
  expectWhole(withItems(many, 'exam', many.exam?.items.filter((item) => item !== first) ?? []))
})
