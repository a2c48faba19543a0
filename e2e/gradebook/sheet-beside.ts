import { randomInt, randomUUID } from 'node:crypto'
import type { Sheet } from '@klasrum/contract/sheets'
import { pastedLearners, registeredLearners } from '@klasrum/testkit/registers'
import { besideFor } from '../classes/class-beside.ts'
import type { Visitor } from '../visitor.ts'

type MadeSheet = { id: number; at: string }

type Wish = {
  learners: number
  /** Each out of 20. */
  items?: readonly string[]
  /** Of written work; the quarterly assessment has the rest. */
  weight?: number
}

type OneScore = { id: number; school_id: number; item_id: number; student_id: number; score: number }

type Change = { item_id: number; student_id: number; new_score: number | null }

const quarter = 1
export const highest = 20

/** What somebody does with grade sheets beside the browser. */
export function sheetsFor(visitor: Visitor, token: string) {
  const authorization = `Bearer ${token}`
  const send = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
    visitor.ask(path, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
  const read = (path: string) => visitor.ask(path, { headers: { authorization } })

  async function enroll(id: number, count: number): Promise<void> {
    const learners = registeredLearners(count, randomInt(20_000, 50_000_000))
    const body = new FormData()
    body.set('file', new File([pastedLearners(learners)], 'pasted.csv', { type: 'text/csv' }))
    const path = `/api/education/classes/${id}/roster-imports`
    const preview = await visitor.ask(path, { method: 'POST', headers: { authorization }, body })
    await send('POST', `/api/education/roster-imports/${preview.id}/commit`)
  }
  const makeItem = (class_id: number, title: string) =>
    send('POST', '/api/education/grade-items', {
      class_id,
      quarter,
      category: 'ww',
      title,
      max_score: highest,
    })
  const readSheet = async ({ id }: MadeSheet) =>
    (await read(`/api/education/classes/${id}/sheets/${quarter}`)) as Sheet

  return {
    makeItem,
    writeScore: ({ id: class_id, school_id, item_id, student_id, score }: OneScore) =>
      send('PUT', '/api/education/scores', { class_id, school_id, item_id, student_id, quarter, score }),
    /** A class of its own with boys and girls by surname, as the sheet lists them. */
    make: async ({ learners, items = [], weight }: Wish): Promise<MadeSheet> => {
      const { id } = await besideFor(visitor, token).makeClass()
      if (learners > 0) await enroll(id, learners)
      for (const title of items) await makeItem(id, title)
      if (weight !== undefined)
        await send('PUT', `/api/education/classes/${id}/quarter-weights/${quarter}`, {
          written_work_weight: weight,
          performance_task_weight: 0,
          quarterly_assessment_weight: 100 - weight,
        })
      return { id, at: `/classes/${id}/gradebook` }
    },
    close: ({ id }: MadeSheet) => send('POST', `/api/education/classes/${id}/quarters/${quarter}/close`),
    /** What the server holds, row by row. */
    rows: async (sheet: MadeSheet): Promise<(number | null)[][]> => {
      const { learners } = await readSheet(sheet)
      const of = (gender: string) => learners.filter((learner) => learner.gender === gender)
      return [...of('male'), ...of('female')].map(({ cells }) => cells)
    },
    scores: async ({ id }: MadeSheet): Promise<number[]> => {
      const all = Object.values(await read(`/api/education/classes/${id}/scores`)) as {
        score: number | null
      }[]
      return all.flatMap(({ score }) => score ?? [])
    },
    /** Every change on record, the latest first. */
    changes: async ({ id }: MadeSheet): Promise<Change[]> =>
      Object.values(await read(`/api/education/classes/${id}/score-changes?limit=200`)) as Change[],
  }
}
