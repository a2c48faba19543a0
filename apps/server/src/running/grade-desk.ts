import { setTimeout as pause } from 'node:timers/promises'
import { aTeacher } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, onRoster } from '@klasrum/testkit/classes'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { openSession } from '../features/accounts/sessions.ts'
import { type Visit, visitorsOf } from './visitors.ts'

type Cell = { item_id: number; student_id: number }
export type GradingTeacher = { token: string; class_id: number; school_id: number; cells: Cell[] }

/** Teachers with a session and a class each, written straight into the records of a product that is not running. */
export const hireTeachers = (
  premises: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  count: number,
): Promise<GradingTeacher[]> =>
  lookInside(premises, async ({ tx }) => {
    const hired: GradingTeacher[] = []
    for (let number = 0; number < count; number += 1) {
      const user = await aTeacher(tx)
      const klass = await aClass(tx, { teacher: user })
      const items = [
        await aGradeItem(tx, klass, { max_score: 1_000 }),
        await aGradeItem(tx, klass, { max_score: 1_000 }),
      ]
      const learners = [await onRoster(tx, klass), await onRoster(tx, klass), await onRoster(tx, klass)]
      hired.push({
        token: await openSession(tx, user.id, new Date()),
        class_id: klass.id,
        school_id: klass.school_id,
        cells: items.flatMap(({ id: item_id }) =>
          learners.map(({ id: student_id }) => ({ item_id, student_id })),
        ),
      })
    }
    return hired
  })

/** What a cell was last answered to hold, and what was sent since without an answer. */
export type KnownScore = { answered: number | null; unanswered: number[] }

export type GradeDesk = {
  /** Throws when a teacher heard what they should not. */
  heard: () => { answered: number; cut: number }
  close: () => Promise<Map<string, KnownScore>>
}

export const scoreKeyOf = ({ item_id, student_id }: Cell): string => `${item_id} ${student_id}`

/** Each teacher enters scores without a pause, alone and in batches, and goes on with other values after a cut line. */
export function openGradeDesk(url: string, teachers: GradingTeacher[]): GradeDesk {
  const visitors = visitorsOf(url)
  const known = new Map<string, KnownScore>()
  const counts = { answered: 0, cut: 0 }
  let isOpen = true

  const send = async (visit: Visit, cells: (Cell & { score: number })[]): Promise<void> => {
    for (const cell of cells) {
      const there = known.get(scoreKeyOf(cell)) ?? { answered: null, unanswered: [] }
      known.set(scoreKeyOf(cell), { ...there, unanswered: [...there.unanswered, cell.score] })
    }
    const heard = await visitors.visit(visit)
    if (heard.kind === 'answered' && heard.status === 200) {
      counts.answered += 1
      for (const cell of cells) known.set(scoreKeyOf(cell), { answered: cell.score, unanswered: [] })
      return
    }
    if (heard.kind === 'answered' && heard.status !== 503 && heard.status !== 507)
      throw new Error(`${visit.path} was answered ${heard.status}: ${heard.body}`)
    if (heard.kind === 'cut') counts.cut += 1
    await pause(20)
  }

  const enter = async ({ token, class_id, school_id, cells }: GradingTeacher): Promise<void> => {
    for (let score = 1; isOpen; score = (score % 1_000) + 1) {
      const [first, ...rest] = cells.map((cell) => ({ ...cell, score }))
      const body = { ...first, school_id, class_id, quarter: 1 }
      if (first) await send({ method: 'PUT', path: '/api/education/scores', token, body }, [first])
      const path = `/api/education/classes/${class_id}/sheets/1/cells`
      await send({ method: 'PUT', path, token, body: { cells: rest } }, rest)
    }
  }

  const entering = Promise.all(teachers.map(enter))
  let failure: unknown
  entering.catch((error: unknown) => {
    failure = error
    isOpen = false
  })
  return {
    heard: () => {
      if (failure) throw failure
      return counts
    },
    close: async () => {
      isOpen = false
      await entering
      visitors.leave()
      return known
    },
  }
}
