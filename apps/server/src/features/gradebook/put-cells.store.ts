import { and, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy, managerPlaceholders } from '../classes/door.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { buildWriteCells, type JudgedCell, type SentCell, sentCellsJson } from './cells.store.ts'
import { quarterClosings, sheetVersions } from './gradebook.tables.ts'
import type { ScoreWriter } from './sheet-version.store.ts'

type Ask = { id: number; quarter: number; cells: readonly SentCell[] }
type By = Omit<ScoreWriter, 'user_id'> & { now: Date }

/**
 * Cells of an open quarter of a class that the caller keeps, in one statement, which takes the same rows in the same order
 * as the longer way; nothing, and nothing is written, when it cannot be so, which says nothing about why.
 */
export async function putCells(
  tx: Tx,
  actor: Actor,
  { id: class_id, quarter, cells }: Ask,
  { source, request_id, now }: By,
): Promise<{ version: number; cells: JudgedCell[] } | undefined> {
  const { kind, keeper, values } = managerPlaceholders(actor)
  const [done] = await preparedOnce(tx, `put_cells_${kind}`, (each) => buildPutCells(each, keeper)).execute({
    ...values,
    class_id,
    quarter,
    user_id: actor.user_id,
    at: now.toISOString(),
    source,
    request_id,
    sent: sentCellsJson(cells),
  })
  return done
}

function buildPutCells(tx: Tx, keeper: ReturnType<typeof managerPlaceholders>['keeper']) {
  const { placeholder } = sql
  const class_id = sql`${placeholder('class_id')}::int`
  const quarter = sql`${placeholder('quarter')}::int`
  const own = and(sql`${classes.id} = ${class_id}`, isNull(classes.archived_at), managedBy(tx, keeper))
  const klass = tx.$with('klass', {}).as(sql`select ${classes.id} from ${classes} where ${own} for share`)
  const seats = tx.$with('seats', {}).as(sql`
    select learner.id from klass join ${enrollments} seat on seat.class_id = klass.id
      join ${learners} learner on learner.id = seat.student_id
    where seat.student_id in (select student_id from sent)
    order by learner.id
    for key share of learner, seat`)
  // All that is judged was read before the version is taken. Every writer moves it on: while it is the one that was read, so
  // is the rest.
  const taken = tx.$with('taken', {}).as(sql`
    insert into ${sheetVersions} as held (class_id, version)
    select klass.id, 1 from klass, (select count(*) from seats) held_seats
    where not exists (select from ${quarterClosings} where class_id = ${class_id} and quarter = ${quarter})
    on conflict (class_id) do update set version = held.version + 1
    where held.version = (select version from ${sheetVersions} where class_id = ${class_id})
    returning version`)
  const given = {
    class_id,
    quarter,
    user_id: sql`${placeholder('user_id')}::int`,
    at: sql`${placeholder('at')}::timestamptz`,
    source: sql`${placeholder('source')}::text`,
    request_id: sql`${placeholder('request_id')}::text`,
    sent: sql`${placeholder('sent')}::text`,
  }
  return buildWriteCells(tx, given, klass, seats, taken)
}
