import { mostMistakesAnHour } from '@klasrum/contract/curriculum'
import { unitOf } from '@klasrum/curriculum/library'
import { startApp } from '@klasrum/testkit/app'
import { aUser } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { unit_mistakes } from './curriculum.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as(await aUser(app.tx, 'admin', { first_name: 'Ana', last_name: 'Admin' }))
const teacher = await app.as(await aUser(app.tx, 'teacher', { first_name: 'Luz', last_name: 'Reyes' }))

const unit = 'science/5/water-cycle'
const [sun] = nonEmpty((unitOf(unit)?.ideas ?? []).flatMap(({ facts }) => facts))
const body = { unit, line: sun.line, says: 'The Moon has a part in it too.' }
const report = (wish: { line?: null; says?: string } = {}, headers: Record<string, string> = {}) =>
  teacher.ok('POST /api/curriculum/mistakes', { body: { ...body, ...wish }, headers })
const listed = async (state: 'open' | 'closed' = 'open') =>
  (await admin.ok('GET /api/curriculum/mistakes', { query: { state } })).mistakes
const found = async (id: number, state: 'open' | 'closed' = 'open') =>
  (await listed(state)).find((each) => each.id === id)
const close = (id: number, who = admin) =>
  who.ok('POST /api/curriculum/mistakes/{id}/close', { params: { id } })

test('the admin sees what a teacher reported, with the very lines, who and when', async () => {
  const { id, created_at } = await report()
  expect(await found(id)).toEqual({
    id,
    unit,
    unit_label: 'Science 5 · The Water Cycle',
    line: sun.line,
    lines_text: [
      'fact remember',
      '  say: The {Sun} gives the energy that drives the water cycle.',
      `  ask: ${sun.ask}`,
      '  not: Moon | wind | sea',
      `  why: ${sun.why}`,
      '  also: sunlight | heat of the Sun',
    ].join('\n'),
    changed: false,
    says: 'The Moon has a part in it too.',
    user_name: 'Luz Reyes',
    created_at,
    closed_at: null,
    closed_by: null,
  })
})

test('a mistake can be about the correctedUnit unit, and what was typed is trimmed', async () => {
  const { id } = await report({ line: null, says: '  The grade is wrong.  ' })
  expect(await found(id)).toMatchObject({ line: null, lines_text: null, says: 'The grade is wrong.' })
})

test('every part of a unit can be reported, each with its own lines', async () => {
  const correctedUnit = unitOf(unit)
  const [idea] = nonEmpty(correctedUnit?.ideas ?? [])
  const parts = [
    [idea.line, '== Water moves all the time'],
    [idea.terms[0]?.line, `term: ${idea.terms[0]?.name} =`],
    [correctedUnit?.classes[0]?.line, `class: ${correctedUnit?.classes[0]?.name} =`],
    [correctedUnit?.orders[0]?.line, `order: ${correctedUnit?.orders[0]?.name} |`],
    [correctedUnit?.situations[0]?.line, 'situation apply'],
    [correctedUnit?.prompts[0]?.line, 'prompt evaluate'],
    [correctedUnit?.misconceptions[0]?.line, 'misconception: '],
    [correctedUnit?.days[0]?.line, '== day 1: Where does the water go?'],
  ] as const
  const reporter = await app.as('school-admin')
  for (const [line = 0, beginning] of parts) {
    const { id } = await reporter.ok('POST /api/curriculum/mistakes', { body: { ...body, line } })
    const text = (await found(id))?.lines_text
    expect(text?.startsWith(beginning)).toBe(true)
    expect(text).not.toContain('\n\n')
  }
  const { id } = await reporter.ok('POST /api/curriculum/mistakes', { body: { ...body, line: idea.line } })
  expect((await found(id))?.lines_text?.split('\n')).toEqual([
    '== Water moves all the time',
    `explain: ${idea.explanation}`,
  ])
})

test('an unknown unit or line is refused, and nothing is written', async () => {
  const before = await fingerprint(app.tx)
  const wrong = (wish: object) =>
    teacher.refusal('POST /api/curriculum/mistakes', { body: { ...body, ...wish } })
  expect(await wrong({ unit: 'science/5/alchemy' })).toMatchObject({ status: 404, code: 'unit.not_found' })
  for (const line of [1, sun.line + 1, 99_999])
    expect(await wrong({ line })).toMatchObject({ status: 404, code: 'unit.line_not_found' })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test.each([
  ['says', { says: ' ab ' }],
  ['says', { says: 'x'.repeat(1_001) }],
  ['unit', { unit: '../../package' }],
  ['line', { line: 0 }],
])('a wrong %s is refused', async (path, wrong) => {
  expect(
    await teacher.refusal('POST /api/curriculum/mistakes', { body: { ...body, ...wrong } }),
  ).toMatchObject({ status: 400, code: 'request.invalid', errors: [{ path }] })
})

test('a report that is sent again with its key is written once', async () => {
  const before = (await listed()).length
  const headers = { 'idempotency-key': 'a-report-that-was-lost' }
  const first = await report({}, headers)
  expect(await report({}, headers)).toEqual(first)
  expect(await listed()).toHaveLength(before + 1)
})

test('a closed report leaves the open ones, and closing it again changes nothing', async () => {
  const { id } = await report()
  const closed = await close(id)
  expect(closed).toMatchObject({ id, closed_at: expect.any(String), closed_by: 'Ana Admin' })
  expect(await found(id)).toBeUndefined()
  expect(await found(id, 'closed')).toEqual(closed)
  app.clock.advance(1)
  expect(await close(id, await app.as('admin'))).toEqual(closed)
})

test('a report that is not there cannot be closed', async () => {
  expect(
    await admin.refusal('POST /api/curriculum/mistakes/{id}/close', { params: { id: 2_147_483_647 } }),
  ).toMatchObject({ status: 404, code: 'mistake.not_found', detail: 'There is no such report.' })
})

test('reports come newest first, a page at a time', async () => {
  const ids = (await listed()).map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((one, other) => other - one))
  const query = { limit: 2, page: 2 }
  const { mistakes, total, total_pages } = await admin.ok('GET /api/curriculum/mistakes', { query })
  const open = (await app.tx.$count(unit_mistakes)) - (await listed('closed')).length
  expect(mistakes.map(({ id }) => id)).toEqual(ids.slice(2, 4))
  expect({ total, total_pages }).toEqual({ total: open, total_pages: Math.ceil(open / 2) })
})

test('lines that were corrected meanwhile are still shown as they were, and marked', async () => {
  const { id } = await report()
  const lines_text = 'fact remember\n  say: The {Moon} drives the water cycle.'
  await app.tx.update(unit_mistakes).set({ lines_text }).where(eq(unit_mistakes.id, id))
  expect(await found(id)).toMatchObject({ lines_text, changed: true })
  await app.tx.update(unit_mistakes).set({ unit: 'science/5/gone' }).where(eq(unit_mistakes.id, id))
  expect(await found(id)).toMatchObject({ unit: 'science/5/gone', unit_label: null, changed: true })
})

test('who leaves takes the name along; the report stays', async () => {
  const [leaver, closer] = [await app.as('teacher'), await app.as('admin')]
  const { id } = await leaver.ok('POST /api/curriculum/mistakes', { body })
  await close(id, closer)
  for (const { user } of [leaver, closer])
    await admin.ok('DELETE /api/admin/users/{id}', { params: { id: user.id } })
  expect(await found(id, 'closed')).toMatchObject({ says: body.says, user_name: null, closed_by: null })
})

test('the own export holds the own reports and not who closed them', async () => {
  const writer = await app.as('teacher')
  const { id } = await writer.ok('POST /api/curriculum/mistakes', { body })
  await close(id)
  const { tables } = await writer.ok('GET /api/account/export')
  expect(tables.unit_mistakes).toEqual([
    expect.objectContaining({ id, unit, says: body.says, user_id: writer.user.id }),
  ])
  expect(tables.unit_mistakes?.[0]).not.toHaveProperty('closed_by_user_id')
})

test('a teacher can send twenty in an hour', async () => {
  const eager = await app.as('teacher')
  for (let sent = 0; sent < mostMistakesAnHour; sent += 1)
    await eager.ok('POST /api/curriculum/mistakes', { body })
  expect(await eager.refusal('POST /api/curriculum/mistakes', { body })).toMatchObject({
    status: 429,
    code: 'too_many_tries',
  })
  app.clock.advance(61)
  const later = await app.as(eager.user)
  await later.ok('POST /api/curriculum/mistakes', { body })
})
