import type { Score } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { writeScore } from '@klasrum/contract/sheets'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { keptBy } from '../classes/door.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { gradeItems, scores, sheetVersions } from './gradebook.tables.ts'
import type { Writer } from './sheet-version.store.ts'

type Ask = Received<typeof writeScore.body>
type By = Omit<Writer, 'user_id'> & { now: Date }

/**
 * A score that all rules allow and that changes something, in one statement, which takes the same rows in the same order
 * as the longer way; nothing when it is not so plain, which says nothing about why.
 */
export async function putScore(
  tx: Tx,
  actor: Actor,
  { school_id, class_id, item_id, student_id, quarter, score, seen }: Ask,
  { source, request_id, now }: By,
): Promise<Score | undefined> {
  const { user_id } = actor
  const kept = and(
    eq(classes.id, class_id),
    eq(classes.school_id, school_id),
    isNull(classes.archived_at),
    keptBy(tx, actor),
  )
  // A row that is not there is not seen to hold a score.
  const isThere = sql`exists (select from ${scores} where item_id = ${item_id} and student_id = ${student_id})`
  const found = await tx.execute(sql`
    with kept as (
      select ${classes.id} from ${classes} where ${kept} for share
    ), seat as (
      select seat.student_id from kept join ${enrollments} seat on seat.class_id = kept.id
        join ${learners} learner on learner.id = seat.student_id
      where seat.student_id = ${student_id} and seat.dropped_at is null
      for key share of learner, seat
    ), item as (
      select item.id from kept join ${gradeItems} item on item.class_id = kept.id
      where item.id = ${item_id} and item.quarter = ${quarter} and item.max_score >= ${score ?? 0}::int
    ), taken as (
      insert into ${sheetVersions} as held (class_id, version)
      select kept.id, 1 from kept, seat, item where ${seen === undefined || seen === null ? sql`true` : isThere}
      on conflict (class_id) do update set version = held.version + 1
      returning class_id, version
    ), writer as materialized (
      select set_config('klasrum.user', ${String(user_id)}, true), set_config('klasrum.source', ${source}, true),
        set_config('klasrum.request', ${request_id}, true)
    )
    insert into ${scores} as held (class_id, item_id, student_id, score, changed_in, updated_by_user_id, updated_at)
    select taken.class_id, ${item_id}, ${student_id}, ${score}::int, taken.version, ${user_id},
      ${now.toISOString()}::timestamptz
    from taken, writer
    on conflict (item_id, student_id) do update set score = excluded.score, excused = false,
      changed_in = excluded.changed_in, updated_by_user_id = excluded.updated_by_user_id,
      updated_at = excluded.updated_at
    where (held.score is distinct from excluded.score or held.excused)
      and ${seen === undefined ? sql`true` : sql`held.score is not distinct from ${seen}::int and not held.excused`}
    returning id, ${school_id}::int as school_id, class_id, item_id, student_id, ${quarter}::int as quarter, score, excused`)
  return rowsOf<Score>(found)[0]
}
