import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, type Class, onRoster } from '@klasrum/testkit/classes'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { schoolPeople } from '@klasrum/testkit/learners'
import { atSize } from '@klasrum/testkit/size'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { quarterWeights, scoreChanges, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { school, teacher, head } = await schoolPeople(app)
const { tx } = app
const nameOf = ({ user }: typeof head) => `${user.first_name} ${user.last_name}`
const put = 'PUT /api/education/scores'
const putCells = 'PUT /api/education/classes/{id}/sheets/{quarter}/cells'

async function aSheet({ items = 1, learners = 1 }) {
  const klass = await aClass(tx, { teacher: teacher.user })
  const cells: { item_id: number; student_id: number }[] = []
  const students: number[] = []
  for (let number = 0; number < learners; number += 1) students.push((await onRoster(tx, klass)).id)
  for (let number = 0; number < items; number += 1) {
    const { id: item_id } = await aGradeItem(tx, klass, { max_score: 1_000 })
    cells.push(...students.map((student_id) => ({ item_id, student_id })))
  }
  return { klass, cells, students }
}

type Cell = { item_id: number; student_id: number }
type Outcome = { isSaved: boolean; current: { score: number | null; changed_by: string | null } | undefined }

/** One cell by one of the two calls that write it. */
async function save(
  by: typeof head,
  klass: Class,
  cell: Cell,
  sent: { score: number; seen: number | null; alone: boolean },
): Promise<Outcome> {
  const { score, seen, alone } = sent
  if (alone) {
    const place = { school_id: school.id, class_id: klass.id, quarter: 1 }
    const { status, body } = await by.call(put, { body: { ...cell, ...place, score, seen } })
    if (status !== 200 && status !== 409) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return { isSaved: status === 200, current: 'current' in body ? body.current : undefined }
  }
  const { cells } = await by.ok(putCells, {
    params: { id: klass.id, quarter: 1 },
    body: { cells: [{ ...cell, score, seen: { score: seen, excused: false } }] },
  })
  return { isSaved: cells[0]?.state === 'saved', current: cells[0] }
}

describe.runIf(onPostgres)('two at once', () => {
  test('on one cell: one is saved, the other is told of it, and what both chose is on record', async () => {
    const { klass, cells } = await aSheet({ items: 4, learners: 5 })
    const stands = new Map<Cell, number | null>()
    const pairs = atSize({ commit: 90, long: 1_000 })
    for (let pair = 0; pair < pairs; pair += 1) {
      const cell = cells[pair % cells.length] ?? { item_id: 0, student_id: 0 }
      const seen = stands.get(cell) ?? null
      const writers = [teacher, head].map((by, number) => ({ by, score: (pair * 2 + number) % 1_000 }))
      const outcomes = await Promise.all(
        writers.map(({ by, score }) => save(by, klass, cell, { score, seen, alone: pair % 3 > 0 })),
      )
      const [won, lost] = outcomes[0]?.isSaved ? [0, 1] : [1, 0]
      expect(outcomes.map(({ isSaved }) => isSaved).sort()).toEqual([false, true])
      const [winner, loser] = [writers[won], writers[lost]]
      if (!winner || !loser) throw new Error('there are two')
      expect(outcomes[lost]?.current).toMatchObject({ score: winner.score, changed_by: nameOf(winner.by) })
      const chosen = { score: loser.score, seen: winner.score, alone: pair % 2 > 0 }
      expect(await save(loser.by, klass, cell, chosen)).toMatchObject({ isSaved: true })
      stands.set(cell, loser.score)
    }
    expect(await tx.$count(scoreChanges, eq(scoreChanges.class_id, klass.id))).toBe(pairs * 2)
  })

  test('on different cells: nothing is lost, and a third who watches sees every cell', async () => {
    const { klass, cells } = await aSheet({ items: 10, learners: 10 })
    const edits = atSize({ commit: 150, long: 5_000 })
    const last = new Map<string, number>()
    const nameOfCell = ({ item_id, student_id }: Cell) => `${item_id} ${student_id}`
    const write = async (by: typeof head, own: Cell[]) => {
      for (let edit = 0; edit < edits; edit += 1) {
        const cell = own[edit % own.length] ?? { item_id: 0, student_id: 0 }
        const score = (edit * 7) % 1_000
        const seen = last.get(nameOfCell(cell)) ?? null
        expect(await save(by, klass, cell, { score, seen, alone: edit % 2 > 0 })).toMatchObject({
          isSaved: true,
        })
        last.set(nameOfCell(cell), score)
      }
    }
    let isWriting = true
    const watched = new Map<string, number | null>()
    const watch = async () => {
      for (let since = 0, isLast = false; !isLast; ) {
        isLast = !isWriting
        const { version, cells } = await teacher.ok(
          'GET /api/education/classes/{id}/sheets/{quarter}/changes',
          {
            params: { id: klass.id, quarter: 1 },
            query: { since },
          },
        )
        since = version
        for (const cell of cells) watched.set(nameOfCell(cell), cell.score)
      }
    }
    const watching = watch()
    const half = cells.length / 2
    await Promise.all([write(teacher, cells.slice(0, half)), write(head, cells.slice(half))])
    isWriting = false
    await watching
    const rows = await tx.select().from(scores).where(eq(scores.class_id, klass.id))
    expect(new Map(rows.map((row) => [nameOfCell(row), row.score]))).toEqual(last)
    expect(watched).toEqual(last)
    expect(await tx.$count(scoreChanges, eq(scoreChanges.class_id, klass.id))).toBe(edits * 2)
  })

  test('a quarter that is closed while scores come in keeps exactly what was saved before', async () => {
    const weights = { written_work_weight: 100, performance_task_weight: 0, quarterly_assessment_weight: 0 }
    for (let round = 0; round < atSize({ commit: 4, long: 100 }); round += 1) {
      const { klass, cells } = await aSheet({ learners: 3 })
      await tx.insert(quarterWeights).values({ class_id: klass.id, quarter: 1, ...weights })
      const params = { id: klass.id, quarter: 1 }
      const full = cells.map((cell) => ({ ...cell, score: 5 }))
      await teacher.ok(putCells, { params, body: { cells: full } })
      const [closed, alone, many] = await Promise.all([
        teacher.call('POST /api/education/classes/{id}/quarters/{quarter}/close', { params }),
        head.call(put, {
          body: {
            ...(cells[0] ?? full[0]),
            school_id: school.id,
            class_id: klass.id,
            quarter: 1,
            score: 6,
          } as never,
        }),
        head.call(putCells, {
          params,
          body: { cells: cells.slice(1).map((cell) => ({ ...cell, score: 7 })) },
        }),
      ])
      expect(closed.status).toBe(200)
      for (const { status, body } of [alone, many])
        expect(status === 200 || ('code' in body && body.code === 'quarter.closed')).toBe(true)
      const rows = await tx.select().from(scores).where(eq(scores.class_id, klass.id)).orderBy(scores.id)
      expect(rows.map(({ score }) => score)).toEqual([
        alone.status === 200 ? 6 : 5,
        ...(many.status === 200 ? [7, 7] : [5, 5]),
      ])
    }
  })

  test('a learner who is renamed, dropped or deleted while scores come in stops nobody', async () => {
    for (let round = 0; round < atSize({ commit: 4, long: 100 }); round += 1) {
      const { klass, cells, students } = await aSheet({ items: 5, learners: 3 })
      const [id = 0] = students
      const params = { id: klass.id, quarter: 1 }
      const answers = await Promise.all([
        ...cells.map((cell) => teacher.call(putCells, { params, body: { cells: [{ ...cell, score: 5 }] } })),
        ...cells.map((cell) =>
          head.call(put, {
            body: { ...cell, school_id: school.id, class_id: klass.id, quarter: 1, score: 6 },
          }),
        ),
        head.call('PUT /api/education/students/{id}', {
          params: { id },
          body: { metadata_json: { fullname: `Ana ${round} Cruz`, grade_level: '8', gender: 'female' } },
        }),
        head.call('DELETE /api/education/students/{id}', { params: { id } }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(answers.at(-1)?.status).toBe(200)
      const rows = await tx.select().from(scores).where(eq(scores.class_id, klass.id))
      expect(rows.filter(({ student_id }) => student_id === id)).toEqual([])
      expect(rows).toHaveLength(10)
    }
  })
})
