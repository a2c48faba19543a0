import { monitorEventLoopDelay } from 'node:perf_hooks'
import { utils, write } from '@e965/xlsx'
import { packZip } from '@klasrum/documents/pack-zip'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { schoolPeople } from '@klasrum/testkit/learners'
import { atSize } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, newcomer, head } = await schoolPeople(app)

/** How long the server answered nobody while the work went on, as a share of it. */
async function stalledDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const begun = performance.now()
  await work()
  delay.disable()
  return delay.max / 1e6 / (performance.now() - begun)
}

/** A workbook of a few kilobytes whose one name is as long as it gets. */
function giantCell(piece: string): Buffer {
  const book = utils.book_new()
  const list = [
    ['Name', 'Sex', 'Birth date'],
    ['NAME', 'F', '2012-01-01'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(list), 'List')
  const whole = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
  const files = unpackZip(whole, { wanted: /./, most: 1_000_000 })
  const text = piece.repeat(atSize({ commit: 4_000_000, long: 40_000_000 }) / piece.length)
  for (const [name, content] of files)
    files.set(
      name,
      Buffer.from(
        content.toString('latin1').replace('NAME', () => text),
        'latin1',
      ),
    )
  return packZip(files, { smaller: true })
}

const rosterCall = 'POST /api/education/classes/{id}/roster-imports'
const tooLarge = { status: 413, body: { code: 'import.too_large' } }

test('F1: a small workbook with one giant cell, or a list of 9.8 MB, does not make others wait', async () => {
  const klass = await aClass(tx, { teacher: newcomer.user, school_id: school.id })
  const pieces = ['C,', '1/', 'e\u0301', 'aa']
  const files = pieces.map(giantCell)
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThan(100_000)
  const list = Buffer.from(`Name,Sex\n${'Dela Cruz Ana,F\n'.repeat(600_000)}`)
  const params = { id: klass.id }
  const stalled = await stalledDuring(async () => {
    for (const bytes of [...files, list])
      expect(await newcomer.call(rosterCall, { params, file: { bytes } })).toMatchObject(tooLarge)
    const [bytes = list] = files
    const workbook = await newcomer.call('POST /api/education/classes/{id}/workbook', {
      params,
      file: { bytes },
    })
    expect(workbook).toMatchObject({ status: 413, body: { code: 'workbook.too_large' } })
    const places = { params: { kind: 'schools' }, file: { bytes } } as const
    expect(await head.call('POST /api/education/imports/{kind}', places)).toMatchObject(tooLarge)
  })
  expect(stalled).toBeLessThan(0.3)
}, 120_000)

test('F1: the largest list that is taken is judged while others are served', async () => {
  const rows = Array.from(
    { length: 990 },
    (_, at) => `${136_428_160_000 + at},"Cruz, Ana ${at}",F,"${'Purok 1, Barangay 2, '.repeat(200)}"`,
  )
  const klass = await aClass(tx, { teacher: teacher.user, school_id: school.id })
  const bytes = Buffer.from(`LRN,Name,Sex,Address\n${rows.join('\n')}`)
  const stalled = await stalledDuring(async () => {
    const answer = await teacher.call(rosterCall, { params: { id: klass.id }, file: { bytes } })
    expect(answer).toMatchObject({ status: 200, body: { counts: { wrong: 990 } } })
  })
  expect(stalled).toBeLessThan(0.5)
}, 60_000)

test('F1: of what was only looked at the newest twenty stay, and of an older one it is told to choose the file again', async () => {
  const klass = await aClass(tx, { teacher: colleague.user, school_id: school.id })
  const ids: number[] = []
  for (let each = 0; each < 22; each += 1) {
    const file = { bytes: Buffer.from(`Name,Sex\nCruz ${each} Ana,F`) }
    ids.push((await colleague.ok(rosterCall, { params: { id: klass.id }, file })).id)
  }
  const commit = (id = 0) =>
    colleague.call('POST /api/education/roster-imports/{id}/commit', { params: { id } })
  expect(await commit(ids[1])).toMatchObject({
    status: 404,
    body: { detail: 'There is no such import. Please choose the file again.' },
  })
  expect(await commit(ids[2])).toMatchObject({ status: 200 })
})

test('F10: one teacher’s many papers make another wait for one of them', async () => {
  const [mine, theirs] = [
    await aClass(tx, { teacher: teacher.user, school_id: school.id }),
    await aClass(tx, { teacher: colleague.user, school_id: school.id }),
  ]
  for (const klass of [mine, theirs]) await onRoster(tx, klass)
  const done: string[] = []
  const print = async (by: typeof teacher, id: number, name: string) => {
    const answer = await by.call('GET /api/education/classes/{id}/class-list', { params: { id } })
    expect(answer.status).toBe(200)
    done.push(name)
  }
  await print(teacher, mine.id, 'first')
  const many = Array.from({ length: 8 }, (_, at) => print(teacher, mine.id, `mine ${at}`))
  await Promise.all([...many, print(colleague, theirs.id, 'theirs')])
  expect(done.indexOf('theirs')).toBeLessThanOrEqual(4)
}, 60_000)

test('F10: twenty who ask for all scores of a full class do not stop the server', async () => {
  const klass = await aClass(tx, { teacher: teacher.user, school_id: school.id })
  const [learners, items] = [onPostgres ? atSize({ commit: 60, long: 500 }) : 12, 100]
  const { school_id, id } = klass
  await tx.execute(sql`
    with made as (
      insert into learners (school_id, external_student_id, fullname, listed_name, gender, grade_level, created_via, created_at)
      select ${school_id}, 'F10-' || at, 'Cruz, Ana ' || at, 'Cruz, Ana ' || at, 'female', '8', 'form', now()
      from generate_series(1, ${learners}::int) at returning id)
    insert into enrollments (class_id, student_id, enrolled_on) select ${id}, id, '2026-06-08' from made`)
  await tx.execute(sql`
    insert into grade_items (class_id, quarter, category, title, max_score)
    select ${id}, 1 + at % 4, 'ww', 'Quiz ' || at, 20 from generate_series(1, ${items}::int) at`)
  await tx.execute(sql`
    insert into scores (class_id, item_id, student_id, score, updated_at)
    select ${id}, item.id, enrolled.student_id, 15, now()
    from grade_items item join enrollments enrolled using (class_id) where class_id = ${id}`)
  const ask = async () => {
    const { status, body } = await teacher.call('GET /api/education/classes/{id}/scores', { params: { id } })
    expect([status, (body as unknown[]).length]).toEqual([200, learners * items])
  }
  await ask()
  const begun = performance.now()
  let isOver = false
  const all = Promise.all(Array.from({ length: 20 }, ask)).then(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const asked = performance.now()
    await app.anyone.call('GET /api/health')
    longest = Math.max(longest, performance.now() - asked)
  }
  await all
  // Answered one after the other without a pause they would take all of it. The embedded database works in this very thread.
  expect(longest / (performance.now() - begun)).toBeLessThan(onPostgres ? 0.5 : 1)
}, 120_000)
