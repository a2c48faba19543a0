import { startApp } from '@klasrum/testkit/app'
import { aUser } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTx } from '../../db/client.ts'
import { scoreChanges, scores } from './gradebook.tables.ts'
import { writeCells } from './write-cells.ts'

const app = await startApp({ work: false })
const { school, teacher, colleague, otherHead, stranger } = await schoolPeople(app)
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const { tx } = app
const nameOf = ({ user }: typeof head) => `${user.first_name} ${user.last_name}`

type Cell = {
  item_id: number
  student_id: number
  score: number | null
  excused?: boolean
  typed?: string
  seen?: { score: number | null; excused: boolean }
}
const put = 'PUT /api/education/classes/{id}/sheets/{quarter}/cells'
const write = (klass: Class, cells: Cell[], { quarter = 1, by = teacher } = {}) =>
  by.ok(put, { params: { id: klass.id, quarter }, body: { cells } })
const history = (klass: Class) =>
  tx.select().from(scoreChanges).where(eq(scoreChanges.class_id, klass.id)).orderBy(scoreChanges.id)
const moment = /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/
const blank = { score: null, excused: false }

async function aSheet({ items = 1, learners = 1, max_score = 20 } = {}) {
  const klass = await aClass(tx, { teacher: teacher.user })
  const made = { items: [] as number[], learners: [] as number[] }
  for (let number = 0; number < items; number += 1)
    made.items.push((await aGradeItem(tx, klass, { max_score })).id)
  for (let number = 0; number < learners; number += 1) made.learners.push((await onRoster(tx, klass)).id)
  const [item_id = 0] = made.items
  const [student_id = 0] = made.learners
  return { klass, ...made, item_id, student_id }
}

test('cells are saved with who and when, each with one row of history', async () => {
  const { klass, item_id, learners } = await aSheet({ learners: 3 })
  const [ana = 0, ben = 0, cora = 0] = learners
  const { version, cells } = await write(klass, [
    { item_id, student_id: ana, score: 20 },
    { item_id, student_id: ben, score: 0, seen: blank },
    { item_id, student_id: cora, score: null, excused: true },
  ])
  const saved = {
    state: 'saved',
    problem: null,
    typed: null,
    typed_over: null,
    changed_by: nameOf(teacher),
    changed_at: expect.stringMatching(moment),
  }
  expect(cells).toEqual([
    { ...saved, item_id, student_id: ana, score: 20, excused: false },
    { ...saved, item_id, student_id: ben, score: 0, excused: false },
    { ...saved, item_id, student_id: cora, score: null, excused: true },
  ])
  const kept = await tx.select().from(scores).where(eq(scores.class_id, klass.id)).orderBy(scores.student_id)
  expect(kept).toMatchObject([
    { score: 20, changed_in: version, updated_by_user_id: teacher.user.id },
    { score: 0 },
    { score: null, excused: true },
  ])
  expect(await history(klass)).toHaveLength(3)
})

test('a batch that is sent twice is saved twice and on record once', async () => {
  const { klass, items, learners } = await aSheet({ items: 2, learners: 3 })
  const cells = items.flatMap((item_id) =>
    learners.map((student_id) => ({ item_id, student_id, score: 7, seen: blank })),
  )
  const first = await write(klass, cells)
  app.clock.advance(1)
  const second = await write(klass, cells)
  expect(second.cells).toEqual(first.cells)
  expect(await history(klass)).toHaveLength(6)
})

test('what cannot be written is refused cell by cell, and the rest is saved', async () => {
  const { klass, item_id, student_id } = await aSheet()
  const [elsewhere, later] = [await aSheet(), await aGradeItem(tx, klass, { quarter: 2 })]
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  const asked = [
    { item_id, student_id, score: 21 },
    { item_id: elsewhere.item_id, student_id, score: 5 },
    { item_id: later.id, student_id, score: 5 },
    { item_id, student_id: elsewhere.student_id, score: 5 },
    { item_id, student_id: gone.id, score: 5 },
    { item_id: 2_147_483_647, student_id: 2_147_483_647, score: 5 },
  ]
  const { cells } = await write(klass, asked)
  expect(cells.map(({ state, problem }) => `${state}: ${problem}`)).toEqual([
    'refused: Score must be between 0 and 20.',
    'refused: There is no such grade item.',
    'refused: There is no such grade item.',
    'refused: This learner is not on the roster.',
    'refused: This learner is not on the roster.',
    'refused: There is no such grade item.',
  ])
  expect(await history(klass)).toEqual([])
  const mixed = await write(klass, [
    { item_id, student_id, score: 3, excused: true },
    { item_id: later.id, student_id, score: 5 },
    { item_id, student_id, score: 4 },
    { item_id, student_id, score: 5 },
  ])
  expect(mixed.cells.map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', 'A cell is excused or holds a score, not both.'],
    ['refused', 'There is no such grade item.'],
    ['refused', 'This cell was sent twice; the later value counts.'],
    ['saved', null],
  ])
  expect(await history(klass)).toMatchObject([{ new_score: 5 }])
})

test('nothing of another class is told', async () => {
  const { klass, student_id } = await aSheet()
  const other = await aSheet()
  await aScore(tx, { id: other.item_id, class_id: other.klass.id }, { id: other.student_id }, { score: 13 })
  const { cells } = await write(klass, [
    { item_id: other.item_id, student_id: other.student_id, score: 1, seen: blank },
    { item_id: other.item_id, student_id, score: 1 },
  ])
  for (const cell of nonEmpty(cells))
    expect(cell).toMatchObject({ state: 'refused', score: null, changed_by: null, changed_at: null })
})

test('a cell that somebody else changed is in conflict, with what stands there, who wrote it and when', async () => {
  const { klass, item_id, learners } = await aSheet({ learners: 2 })
  const [ana = 0, ben = 0] = learners
  const theirs = await write(klass, [{ item_id, student_id: ana, score: 12 }], { by: head })
  app.clock.advance(1)
  const { cells } = await write(klass, [
    { item_id, student_id: ana, score: 15, seen: blank },
    { item_id, student_id: ben, score: 15, seen: blank },
  ])
  expect(cells).toMatchObject([
    { state: 'conflict', score: 12, excused: false, changed_by: nameOf(head), problem: null },
    { state: 'saved', score: 15, changed_by: nameOf(teacher) },
  ])
  expect(cells[0]?.changed_at).toBe(theirs.cells[0]?.changed_at)
  const chosen = await write(klass, [
    { item_id, student_id: ana, score: 15, seen: { score: 12, excused: false } },
  ])
  expect(chosen.cells).toMatchObject([{ state: 'saved', score: 15 }])
  const ofAna = (await history(klass)).filter(({ student_id }) => student_id === ana)
  expect(ofAna).toMatchObject([
    { old_score: null, new_score: 12, changed_by_user_id: head.user.id },
    { old_score: 12, new_score: 15, changed_by_user_id: teacher.user.id },
  ])
})

test.each([
  ['an excuse is not a blank', { score: null, excused: true }, blank, 'conflict'],
  ['a blank is not an excuse', blank, { score: null, excused: true }, 'conflict'],
  ['a zero is not a blank', { score: 0, excused: false }, blank, 'conflict'],
  ['what was seen stands there', { score: null, excused: true }, { score: null, excused: true }, 'saved'],
] as const)('%s', async (_, stands, seen, state) => {
  const { klass, item_id, student_id } = await aSheet()
  await write(klass, [{ item_id, student_id, ...stands }])
  expect((await write(klass, [{ item_id, student_id, score: 9, seen }])).cells).toMatchObject([{ state }])
})

test('a stale cell that holds what is sent is saved: both wrote the same', async () => {
  const { klass, item_id, student_id } = await aSheet()
  await write(klass, [{ item_id, student_id, score: 12 }], { by: head })
  const { cells } = await write(klass, [{ item_id, student_id, score: 12, seen: blank }])
  expect(cells).toMatchObject([{ state: 'saved', changed_by: nameOf(head) }])
  expect(await history(klass)).toHaveLength(1)
})

test('a cleared cell keeps its row; a blank that was blank gets none', async () => {
  const { klass, item_id, learners } = await aSheet({ learners: 2 })
  const [ana = 0, ben = 0] = learners
  await write(klass, [{ item_id, student_id: ana, score: 12 }])
  const { cells } = await write(klass, [
    { item_id, student_id: ana, score: null },
    { item_id, student_id: ben, score: null },
  ])
  expect(cells).toMatchObject([
    { state: 'saved', ...blank },
    { state: 'saved', ...blank, changed_by: null, changed_at: null },
  ])
  expect(await tx.select().from(scores).where(eq(scores.item_id, item_id))).toMatchObject([
    { student_id: ana, score: null },
  ])
  expect(await history(klass)).toHaveLength(2)
})

test('a closed quarter, an archived class and somebody else’s class take nothing', async () => {
  const { klass, item_id, student_id } = await aSheet()
  const ask = (quarter: number) => ({
    params: { id: klass.id, quarter },
    body: { cells: [{ item_id, student_id, score: 5 }] },
  })
  for (const one of [colleague, otherHead, stranger])
    expect(await one.refusal(put, ask(1))).toMatchObject({ status: 404, code: 'class.not_found' })
  await closeQuarters(tx, klass, 1)
  expect(await teacher.refusal(put, ask(1))).toMatchObject({ status: 409, code: 'quarter.closed' })
  await teacher.ok('POST /api/education/classes/{id}/archive', { params: { id: klass.id } })
  expect(await teacher.refusal(put, ask(2))).toMatchObject({ status: 409, code: 'class.archived' })
  expect(await history(klass)).toEqual([])
})

test.each([
  ['no cells', { cells: [] }],
  ['a fraction that is no half', { cells: [{ item_id: 1, student_id: 1, score: 1.2 }] }],
  ['a negative score', { cells: [{ item_id: 1, student_id: 1, score: -1 }] }],
  ['an unknown source', { source: 'guess', cells: [{ item_id: 1, student_id: 1, score: 1 }] }],
])('%s is refused as a whole', async (_, body) => {
  const { klass } = await aSheet()
  const path = `/api/education/classes/${klass.id}/sheets/1/cells`
  expect(await teacher.send({ method: 'PUT', path, body })).toMatchObject({ status: 400 })
})

test('F23: who types cells cannot have the history say that they came with an import or a closing', async () => {
  const { klass, item_id, student_id } = await aSheet()
  const params = { id: klass.id, quarter: 1 }
  const path = `/api/education/classes/${klass.id}/sheets/1/cells`
  for (const source of ['import', 'closing', 'assessment', 'item', 'database'])
    expect(
      await teacher.send({
        method: 'PUT',
        path,
        body: { source, cells: [{ item_id, student_id, score: 5 }] },
      }),
    ).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(await history(klass)).toEqual([])
  await teacher.ok(put, { params, body: { source: 'paste', cells: [{ item_id, student_id, score: 5 }] } })
  expect((await history(klass)).map(({ source }) => source)).toEqual(['paste'])
})

test('five thousand cells are one answer, in the order sent, and take as many statements as one', async () => {
  const { klass, items, learners } = await aSheet({ items: 50, learners: 100 })
  const cells = items.flatMap((item_id) =>
    learners.map((student_id, number) => ({ item_id, student_id, score: number % 21, excused: false })),
  )
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = teacher.user
  const actor = { user_id, session_id: 1, role: 'teacher', school_id: null, division_id: null } as const
  const send = async (sent: typeof cells) => {
    const before = statements.length
    const how = { source: 'paste', request_id: 'r', now: app.clock.now() } as const
    const answer = await inTx(database, (each) =>
      writeCells(each, actor, { id: klass.id, quarter: 1, cells: sent }, how),
    )
    return { cells: answer.cells, statements: statements.length - before }
  }
  const one = await send(cells.slice(0, 1))
  const began = performance.now()
  const all = await send(cells)
  process.stderr.write(`5,000 cells in ${Math.round(performance.now() - began)} ms\n`)
  expect(all.statements).toBe(one.statements)
  expect(all.cells.map(({ item_id, student_id, score }) => [item_id, student_id, score])).toEqual(
    cells.map(({ item_id, student_id, score }) => [item_id, student_id, score]),
  )
  expect(await tx.$count(scoreChanges, eq(scoreChanges.class_id, klass.id))).toBe(5_000)
}, 60_000)

test('a score typed above the highest possible is 0 and marked with what was typed, until it is looked at', async () => {
  const { klass, item_id, learners } = await aSheet({ learners: 3 })
  const [ana = 0, ben = 0, cora = 0] = learners
  await write(klass, [
    { item_id, student_id: ana, score: 14 },
    { item_id, student_id: cora, score: null, excused: true },
  ])
  const typed = (student_id: number, text: string) => ({ item_id, student_id, score: 0, typed: text })
  const marked = async () =>
    (
      await teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}', {
        params: { id: klass.id, quarter: 1 },
      })
    ).set_to_zero
  const { cells, version } = await write(klass, [typed(ana, '99'), typed(ben, '88'), typed(cora, '21')])
  const marks = [
    { item_id, student_id: ana, typed: '99', typed_over: 14 },
    { item_id, student_id: cora, typed: '21', typed_over: -1 },
    { item_id, student_id: ben, typed: '88', typed_over: null },
  ]
  expect(cells).toMatchObject([
    { state: 'saved', score: 0, typed: '99', typed_over: 14 },
    { state: 'saved', score: 0, typed: '88', typed_over: null },
    { state: 'saved', score: 0, typed: '21', typed_over: -1 },
  ])
  expect(await marked()).toEqual(marks)
  expect(await history(klass)).toMatchObject([
    { new_score: 14, typed: null },
    { new_excused: true, typed: null },
    { old_score: 14, new_score: 0, typed: '99' },
    { old_excused: true, new_score: 0, typed: '21' },
    { old_score: null, new_score: 0, typed: '88' },
  ])

  // A second slip in the same cell still knows the score of before.
  await write(klass, [typed(ana, '77')])
  expect(await marked()).toContainEqual({ item_id, student_id: ana, typed: '77', typed_over: 14 })

  // Brought back, by the other call too; found right; and changed by another.
  const body = { school_id: school.id, class_id: klass.id, quarter: 1, item_id }
  await write(klass, [{ item_id, student_id: ana, score: 14, seen: { score: 0, excused: false } }])
  await write(klass, [{ item_id, student_id: ben, score: 0, seen: { score: 0, excused: false } }])
  await teacher.ok('PUT /api/education/scores', { body: { ...body, student_id: cora, score: 0 } })
  expect(await marked()).toEqual([])
  expect((await history(klass)).slice(5)).toMatchObject([
    { old_score: 0, new_score: 0, typed: '77' },
    { old_score: 0, new_score: 14, typed: null },
  ])
  const { cells: news } = await teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}/changes', {
    params: { id: klass.id, quarter: 1 },
    query: { since: version },
  })
  expect(news).toMatchObject([
    { student_id: ana, score: 14, typed: null },
    { student_id: cora, score: 0, typed: null },
    { student_id: ben, score: 0, typed: null },
  ])
})

test('what was typed is told of a 0 only', async () => {
  const { klass, item_id, student_id } = await aSheet()
  expect((await write(klass, [{ item_id, student_id, score: 5, typed: '99' }])).cells).toMatchObject([
    { state: 'refused', problem: 'What was typed is sent with a score of 0 only.' },
  ])
  expect(
    await teacher.refusal(put, {
      params: { id: klass.id, quarter: 1 },
      body: { cells: [{ item_id, student_id, score: 0, typed: '<b>' }] },
    }),
  ).toMatchObject({ status: 400 })
})
