import type { Score } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { writeScoreEndpoint } from '@klasrum/contract/sheets'
import { and, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy, managerPlaceholders } from '../classes/door.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { gradeItems, scores, sheetVersions } from './gradebook.tables.ts'
import { auditContextSql, type ScoreWriter } from './sheet-version.store.ts'

type Ask = Received<typeof writeScoreEndpoint.body>
type By = Omit<ScoreWriter, 'user_id'> & { now: Date }

/**
 * A score that all rules allow and that changes something, in one statement, which takes the same rows in the same order
 * as the longer way; nothing when it is not so plain, which says nothing about why.
 */
export async function putScore(
  tx: Tx,
  actor: Actor,
  { seen, ...ask }: Ask,
  { source, request_id, now }: By,
): Promise<Score | undefined> {
  const { kind, keeper, values } = managerPlaceholders(actor)
  const [written] = await preparedOnce(tx, `put_score_${kind}`, (each) =>
    buildPutScore(each, keeper),
  ).execute({
    ...ask,
    ...values,
    is_seen: seen !== undefined,
    seen: seen ?? null,
    writer: actor.user_id,
    source,
    request_id,
    at: now.toISOString(),
  })
  return written
}

const int = (name: string) => sql<number>`${sql.placeholder(name)}::int`
const points = (name: string) => sql`${sql.placeholder(name)}::numeric`
const text = (name: string) => sql`${sql.placeholder(name)}::text`
const isSeen = sql`${sql.placeholder('is_seen')}::boolean`

function buildPutScore(tx: Tx, keeper: ReturnType<typeof managerPlaceholders>['keeper']) {
  const own = and(
    sql`${classes.id} = ${int('class_id')}`,
    sql`${classes.school_id} = ${int('school_id')}`,
    isNull(classes.archived_at),
    managedBy(tx, keeper),
  )
  const klass = tx.$with('klass', {}).as(sql`select ${classes.id} from ${classes} where ${own} for share`)
  const seat = tx.$with('seat', {}).as(sql`
    select seat.student_id from klass join ${enrollments} seat on seat.class_id = klass.id
      join ${learners} learner on learner.id = seat.student_id
    where seat.student_id = ${int('student_id')} and seat.dropped_at is null
    for key share of learner, seat`)
  const item = tx.$with('item', {}).as(sql`
    select item.id from klass join ${gradeItems} item on item.class_id = klass.id
    where item.id = ${int('item_id')} and item.quarter = ${int('quarter')}
      and item.max_score >= coalesce(${points('score')}, 0)
      and (item.half_points or ${points('score')} is null or ${points('score')} = trunc(${points('score')}))`)
  // A row that is not there is not seen to hold a score.
  const taken = tx.$with('taken', {}).as(sql`
    insert into ${sheetVersions} as held (class_id, version)
    select klass.id, 1 from klass, seat, item
    where ${points('seen')} is null or exists (
      select from ${scores} where item_id = ${int('item_id')} and student_id = ${int('student_id')})
    on conflict (class_id) do update set version = held.version + 1
    returning class_id, version`)
  const writer = tx
    .$with('writer', {})
    .as(auditContextSql({ user_id: int('writer'), source: text('source'), request_id: text('request_id') }))
  const { id, class_id, item_id, student_id, score, excused } = scores
  const returned = { id, class_id, item_id, student_id, score, excused }
  const written = tx.$with('written', returned).as(sql`
    insert into ${scores} as held (class_id, item_id, student_id, score, changed_in, updated_by_user_id, updated_at)
    select taken.class_id, ${int('item_id')}, ${int('student_id')}, ${points('score')}, taken.version,
      ${int('writer')}, ${sql.placeholder('at')}::timestamptz
    from taken, writer
    on conflict (item_id, student_id) do update set score = excluded.score, excused = false,
      typed = null, typed_over = null, changed_in = excluded.changed_in, updated_by_user_id = excluded.updated_by_user_id,
      updated_at = excluded.updated_at
    where (held.score is distinct from excluded.score or held.excused)
      and (not ${isSeen} or (held.score is not distinct from ${points('seen')} and not held.excused))
    returning id, class_id, item_id, student_id, score, excused`)
  return tx
    .with(klass, seat, item, taken, writer, written)
    .select({
      id: written.id,
      school_id: int('school_id'),
      class_id: written.class_id,
      item_id: written.item_id,
      student_id: written.student_id,
      quarter: int('quarter'),
      score: written.score,
      excused: written.excused,
    })
    .from(written)
}
