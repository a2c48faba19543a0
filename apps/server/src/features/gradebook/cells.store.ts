import { and, eq, inArray, type SQL, sql, type WithSubquery } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { gradeItems, scores } from './gradebook.tables.ts'
import { auditContextSql, type ScoreWriter } from './sheet-version.store.ts'

type Value = { score: number | null; excused: boolean }
export type SentCell = Value & {
  item_id: number
  student_id: number
  /** What the writer saw before. */
  seen?: Value
  /** What was typed where it was out of range and became this 0. */
  typed?: string
}

export type CellProblem = 'both' | 'again' | 'item' | 'learner' | 'above' | 'half' | 'typed'
export type JudgedCell = Value & {
  typed: string | null
  typed_over: number | null
  item_id: number
  student_id: number
  state: 'saved' | 'refused' | 'conflict'
  problem: CellProblem | null
  max_score: number | null
  changed_by: string | null
  changed_at: string | null
}

/** Who wrote it; nobody when the account is gone. */
export const writerName = sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`

/** As on the wire. */
export const wireTime = (column: SQL) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Before the version is taken: whoever changes or deletes a learner holds the learner first and takes the version of the
 * sheets after, and so must everybody.
 */
export const shareSeatKeys = (tx: Tx, class_id: number, students: number[]) =>
  tx
    .select({ id: learners.id })
    .from(learners)
    .innerJoin(enrollments, eq(enrollments.student_id, learners.id))
    .where(and(eq(enrollments.class_id, class_id), inArray(learners.id, students)))
    .orderBy(learners.id)
    .for('key share')

/** Where, by whom and when: as values or as places for them. */
type Given = { class_id: SQL; quarter: SQL; user_id: SQL; at: SQL; source: SQL; request_id: SQL; sent: SQL }

/**
 * Judges each cell against what stands there, writes those that may be written and change something, and says of each, in
 * the order sent, how the cell stands afterwards; nothing when no version of the sheets was `taken`. What it judges must be
 * what stands there when the version is taken, for then nobody else writes meanwhile.
 */
export function buildWriteCells(
  tx: Tx,
  { class_id, quarter, user_id, at, source, request_id, sent: cells }: Given,
  ...before: [...WithSubquery[], taken: WithSubquery]
) {
  const sent = tx.$with('sent', {}).as(sql`
    select *, lead(n) over (partition by item_id, student_id order by n) as n_again
    from json_to_recordset(${cells}::json) as sent (n int, item_id int, student_id int, score numeric, excused boolean,
      typed text, is_seen boolean, seen_score numeric, seen_excused boolean)`)
  const judged = tx.$with('judged', {}).as(sql`
    select sent.*, item.max_score, held.updated_at, held.updated_by_user_id,
      held.score as held_score, coalesce(held.excused, false) as held_excused, held.typed as held_typed,
      case when held.typed is null then case when held.excused then -1 else held.score end else held.typed_over end
        as held_over,
      case
        when sent.excused and sent.score is not null then 'both'
        when n_again is not null then 'again'
        when item.id is null then 'item'
        when seat.id is null then 'learner'
        when sent.score > item.max_score then 'above'
        when sent.score <> trunc(sent.score) and not item.half_points then 'half'
        when sent.typed is not null and sent.score is distinct from 0 then 'typed'
      end as problem,
      (sent.score, sent.excused, sent.typed) is distinct from (held.score, coalesce(held.excused, false), held.typed)
        as is_new,
      coalesce(is_seen, false)
        and (sent.score, sent.excused) is distinct from (held.score, coalesce(held.excused, false))
        and (seen_score, seen_excused) is distinct from (held.score, coalesce(held.excused, false)) as is_stale
    from sent
    left join ${gradeItems} item
      on item.id = sent.item_id and item.class_id = ${class_id} and item.quarter = ${quarter}
    left join ${enrollments} seat
      on seat.class_id = ${class_id} and seat.student_id = sent.student_id and seat.dropped_at is null
    left join ${scores} held on held.item_id = item.id and held.student_id = seat.student_id`)
  const writer = tx.$with('writer', {}).as(auditContextSql({ user_id, source, request_id }))
  const written = tx.$with('written', {}).as(sql`
    insert into ${scores} as held
      (class_id, item_id, student_id, score, excused, typed, typed_over, changed_in, updated_by_user_id, updated_at)
    select ${class_id}, item_id, student_id, score, excused, typed, case when typed is not null then held_over end,
      taken.version, ${user_id}, ${at}
    from judged, taken, writer where problem is null and is_new and not is_stale
    on conflict (item_id, student_id) do update set score = excluded.score, excused = excluded.excused,
      typed = excluded.typed, typed_over = excluded.typed_over, changed_in = excluded.changed_in, updated_by_user_id = excluded.updated_by_user_id,
      updated_at = excluded.updated_at
    returning item_id, student_id, score, excused, typed, typed_over, updated_by_user_id, updated_at`)
  const said = sql`
    select judged.item_id, judged.student_id, judged.problem, judged.max_score,
      case when judged.problem is not null then 'refused' when is_new and is_stale then 'conflict' else 'saved' end as state,
      case when written.item_id is null then held_score else written.score end as score,
      case when written.item_id is null then held_excused else written.excused end as excused,
      case when written.item_id is null then held_typed else written.typed end as typed,
      case when written.item_id is not null then written.typed_over when held_typed is not null then held_over end
        as typed_over,
      ${writerName} as changed_by,
      ${wireTime(sql`coalesce(written.updated_at, judged.updated_at)`)} as changed_at
    from judged
    left join written using (item_id, student_id)
    left join ${users}
      on ${users.id} = case when written.item_id is null then judged.updated_by_user_id else written.updated_by_user_id end
    order by judged.n`
  return tx
    .with(sent, ...before, judged, writer, written)
    .select({
      version: sql<number>`taken.version`,
      cells: sql<JudgedCell[]>`(select json_agg(said) from (${said}) said)`,
    })
    .from(sql`taken`)
}

type Place = Omit<ScoreWriter, 'user_id'> & {
  class_id: number
  quarter: number
  version: number
  user_id: number
  now: Date
}

/** The version of the sheets has been taken. */
export async function writeSentCells(
  tx: Tx,
  { class_id, quarter, version, user_id, source, request_id, now }: Place,
  cells: readonly SentCell[],
): Promise<JudgedCell[]> {
  const given = {
    class_id: sql`${class_id}::int`,
    quarter: sql`${quarter}::int`,
    user_id: sql`${user_id}::int`,
    at: sql`${now.toISOString()}::timestamptz`,
    source: sql`${source}::text`,
    request_id: sql`${request_id}::text`,
    sent: sql`${sentCellsJson(cells)}::text`,
  }
  const taken = tx.$with('taken', {}).as(sql`select ${version}::int as version`)
  const [done] = await buildWriteCells(tx, given, taken)
  if (!done) throw new Error('cells were not judged')
  return done.cells
}

export const sentCellsJson = (cells: readonly SentCell[]): string =>
  JSON.stringify(cells.map(({ seen, ...cell }, n) => ({ n, ...cell, ...named(seen) })))

const named = (seen: Value | undefined) =>
  seen && { is_seen: true, seen_score: seen.score, seen_excused: seen.excused }
