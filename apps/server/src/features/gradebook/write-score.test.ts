import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { scoreChanges, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, teacher, head, colleague, otherHead, stranger } = await schoolPeople(app)
const { tx } = app
const nameOf = ({ user }: typeof head) => `${user.first_name} ${user.last_name}`

const put = 'PUT /api/education/scores'
const history = (klass: Class) =>
  tx.select().from(scoreChanges).where(eq(scoreChanges.class_id, klass.id)).orderBy(scoreChanges.id)

async function aCell() {
  const klass = await aClass(tx, { teacher: teacher.user })
  const [item, learner] = [await aGradeItem(tx, klass), await onRoster(tx, klass)]
  const place = {
    school_id: school.id,
    class_id: klass.id,
    item_id: item.id,
    student_id: learner.id,
    quarter: 1,
  }
  return { klass, item, learner, place }
}

test('a score is written, answered and on record', async () => {
  const { klass, place } = await aCell()
  const answer = await teacher.ok(put, { body: { ...place, score: 20 } })
  const [row] = await tx.select().from(scores).where(eq(scores.class_id, klass.id))
  expect(answer).toEqual({ ...place, id: row?.id, score: 20, excused: false })
  expect(row).toMatchObject({ updated_by_user_id: teacher.user.id })
  expect(await history(klass)).toMatchObject([
    { old_score: null, new_score: 20, source: 'cell', changed_by_user_id: teacher.user.id },
  ])
})

test('without what was seen it overwrites, and that is recorded; the same value again is not', async () => {
  const { klass, place } = await aCell()
  const first = await head.ok(put, { body: { ...place, score: 12 } })
  expect(await teacher.ok(put, { body: { ...place, score: 7 } })).toEqual({ ...first, score: 7 })
  expect(await teacher.ok(put, { body: { ...place, score: 7 } })).toEqual({ ...first, score: 7 })
  expect(await teacher.ok(put, { body: { ...place, score: 7, seen: 12 } })).toEqual({ ...first, score: 7 })
  expect(await history(klass)).toMatchObject([{ new_score: 12 }, { old_score: 12, new_score: 7 }])
})

test('null clears and keeps the row; a blank cell that is cleared gets one, and no history', async () => {
  const { klass, place } = await aCell()
  const blank = await teacher.ok(put, { body: { ...place, score: null } })
  expect(blank).toMatchObject({ score: null, excused: false })
  expect(await history(klass)).toEqual([])
  await teacher.ok(put, { body: { ...place, score: 5, seen: null } })
  expect(await teacher.ok(put, { body: { ...place, score: null, seen: 5 } })).toEqual(blank)
  expect(await teacher.ok(put, { body: { ...place, score: null } })).toEqual(blank)
  expect(await history(klass)).toHaveLength(2)
})

test('a stale save is refused with both values and who wrote when, and the newer score stays', async () => {
  const { klass, place } = await aCell()
  await head.ok(put, { body: { ...place, score: 12 } })
  const [row] = await tx.select().from(scores).where(eq(scores.class_id, klass.id))
  const current = {
    score: 12,
    excused: false,
    changed_by: nameOf(head),
    changed_at: row?.updated_at.toISOString(),
  }
  expect(await teacher.refusal(put, { body: { ...place, score: 15, seen: null } })).toMatchObject({
    status: 409,
    code: 'score.changed',
    detail: `${nameOf(head)} changed this cell to 12 meanwhile; yours is 15.`,
    current,
  })
  expect(await teacher.refusal(put, { body: { ...place, score: null, seen: 3 } })).toMatchObject({
    detail: `${nameOf(head)} changed this cell to 12 meanwhile; yours is blank.`,
    current,
  })
  expect(await history(klass)).toHaveLength(1)
})

test('who saw a score where now is none, or an excuse, is told so', async () => {
  const { klass, item, learner, place } = await aCell()
  expect(await teacher.refusal(put, { body: { ...place, score: 15, seen: 3 } })).toMatchObject({
    code: 'score.changed',
    detail: 'Somebody changed this cell to blank meanwhile; yours is 15.',
    current: { score: null, excused: false, changed_by: null, changed_at: null },
  })
  await aScore(tx, item, learner, { excused: true })
  expect(await teacher.refusal(put, { body: { ...place, score: 15, seen: null } })).toMatchObject({
    detail: 'Somebody changed this cell to excused meanwhile; yours is 15.',
  })
  expect(await teacher.ok(put, { body: { ...place, score: 15 } })).toMatchObject({
    score: 15,
    excused: false,
  })
  expect(await history(klass)).toHaveLength(2)
})

test('a score above the highest possible is refused and nothing is stored', async () => {
  const { klass, place } = await aCell()
  expect(await teacher.refusal(put, { body: { ...place, score: 21 } })).toMatchObject({
    status: 400,
    code: 'score.out_of_range',
    detail: 'Score must be between 0 and 20.',
  })
  expect(await tx.select().from(scores).where(eq(scores.class_id, klass.id))).toEqual([])
})

test.each([[1.5], [-1], ['7'], [undefined]])(
  'a score of %j is refused and nothing is stored',
  async (score) => {
    const { klass, place } = await aCell()
    const body = { ...place, score }
    expect(await teacher.send({ method: 'PUT', path: '/api/education/scores', body })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ path: 'score' }] },
    })
    expect(await tx.select().from(scores).where(eq(scores.class_id, klass.id))).toEqual([])
  },
)

test('0 is a score', async () => {
  const { place } = await aCell()
  expect(await teacher.ok(put, { body: { ...place, score: 0 } })).toMatchObject({ score: 0 })
})

test('60 saves and 60 reads that one teacher sends at once are all answered', async () => {
  const { klass, place } = await aCell()
  const params = { id: klass.id }
  const both = Array.from({ length: 60 }, (_, at) => [
    teacher.call(put, { body: { ...place, score: at % 20 } }),
    teacher.call('GET /api/education/classes/{id}/scores', { params }),
  ])
  const answers = await Promise.all(both.flat())
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test('school and quarter must be those of the class and the item', async () => {
  const { place } = await aCell()
  const wrong = { ...place, school_id: otherSchool.id, quarter: 2, score: 5 }
  expect(await teacher.refusal(put, { body: wrong })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    errors: [{ path: 'school_id' }, { path: 'quarter' }],
  })
})

test('item and learner must be of the class', async () => {
  const [{ klass, place }, other] = [await aCell(), await aCell()]
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  const refusal = (wish: Partial<typeof place>) =>
    teacher.refusal(put, { body: { ...place, ...wish, score: 5 } })
  expect(await refusal({ item_id: other.item.id })).toMatchObject({ status: 404, code: 'item.not_found' })
  for (const student_id of [other.learner.id, gone.id, 2_147_483_647])
    expect(await refusal({ student_id })).toMatchObject({ status: 404, code: 'learner.not_found' })
})

test('a closed quarter, an archived class and somebody else’s class take nothing', async () => {
  const { klass, place } = await aCell()
  const body = { ...place, score: 5 }
  for (const one of [colleague, otherHead, stranger])
    expect(await one.refusal(put, { body })).toMatchObject({ status: 404, code: 'class.not_found' })
  await closeQuarters(tx, klass, 1)
  expect(await teacher.refusal(put, { body })).toMatchObject({ status: 409, code: 'quarter.closed' })
  await teacher.ok('POST /api/education/classes/{id}/archive', { params: { id: klass.id } })
  expect(await teacher.refusal(put, { body })).toMatchObject({ status: 409, code: 'class.archived' })
  expect(await tx.select().from(scores).where(eq(scores.class_id, klass.id))).toEqual([])
})

test('the list has the scores of those on the roster, also of one quarter alone', async () => {
  const { klass, place, learner } = await aCell()
  const written = await teacher.ok(put, { body: { ...place, score: 5 } })
  const later = await aScore(tx, await aGradeItem(tx, klass, { quarter: 2 }), learner)
  await aScore(
    tx,
    { id: place.item_id, class_id: klass.id },
    await onRoster(tx, klass, { dropped_at: new Date() }),
  )
  const list = (query: { quarter?: number } = {}) =>
    teacher.ok('GET /api/education/classes/{id}/scores', { params: { id: klass.id }, query })
  expect((await list()).map(({ id }) => id)).toEqual([written.id, later.id])
  expect(await list({ quarter: 1 })).toEqual([written])
  expect(
    await colleague.refusal('GET /api/education/classes/{id}/scores', { params: { id: klass.id } }),
  ).toMatchObject({ status: 404, code: 'class.not_found' })
})
