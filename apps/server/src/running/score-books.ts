import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { scoreChanges, scores } from '../features/gradebook/gradebook.tables.ts'
import { type GradingTeacher, type KnownScore, scoreKeyOf } from './grade-desk.ts'

/** Every score that was answered is there, or one that was sent after it, and its history leads to it without a gap. */
export const expectScoresToHold = (
  premises: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  teachers: GradingTeacher[],
  known: ReadonlyMap<string, KnownScore>,
): Promise<void> =>
  lookInside(premises, async ({ tx }) => {
    for (const { class_id } of nonEmpty(teachers)) {
      const there = await tx.select().from(scores).where(eq(scores.class_id, class_id))
      for (const cell of nonEmpty(there)) {
        const { answered, unanswered } = known.get(scoreKeyOf(cell)) ?? { answered: null, unanswered: [] }
        expect([answered, ...unanswered]).toContain(cell.score)
      }
      expect(there).toHaveLength(6)
    }
    const astray = await tx.execute(sql`
      select id from (
        select changes.*, lag(new_score) over cell as before, lead(changes.id) over cell as next, now_there.score as now_there
        from score_changes changes join scores now_there using (item_id, student_id)
        window cell as (partition by item_id, student_id order by changes.id)
      ) each where old_score is distinct from before or (next is null and new_score is distinct from now_there)`)
    expect(rowsOf(astray)).toEqual([])
    expect(await tx.$count(scoreChanges)).toBeGreaterThan(0)
  })
