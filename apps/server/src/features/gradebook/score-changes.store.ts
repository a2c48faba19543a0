import type { Received } from '@klasrum/contract/endpoint'
import type { listScoreChangesEndpoint as shape } from '@klasrum/contract/sheets'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { learners } from '../learners/learners.tables.ts'
import { workbookImports } from '../workbooks/workbooks.tables.ts'
import { wireTime, writerName } from './cells.store.ts'
import { scoreChanges } from './gradebook.tables.ts'

const is = (column: PgColumn, value: number | undefined) =>
  value === undefined ? undefined : eq(column, value)

/** The latest first. Whoever calls has made sure that the actor may open the class. */
export const pageOfScoreChanges = (
  tx: Tx,
  class_id: number,
  { quarter, item_id, student_id, before, limit }: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> =>
  tx
    .select({
      id: scoreChanges.id,
      item_id: scoreChanges.item_id,
      item_title: scoreChanges.item_title,
      student_id: scoreChanges.student_id,
      listed_name: learners.listed_name,
      old_score: scoreChanges.old_score,
      old_excused: scoreChanges.old_excused,
      new_score: scoreChanges.new_score,
      new_excused: scoreChanges.new_excused,
      typed: scoreChanges.typed,
      source: scoreChanges.source,
      import_name: workbookImports.file_name,
      changed_by: writerName,
      changed_at: wireTime(sql`${scoreChanges.changed_at}`),
    })
    .from(scoreChanges)
    .innerJoin(learners, eq(learners.id, scoreChanges.student_id))
    .leftJoin(users, eq(users.id, scoreChanges.changed_by_user_id))
    .leftJoin(
      workbookImports,
      and(
        eq(workbookImports.request_id, scoreChanges.request_id),
        eq(workbookImports.class_id, scoreChanges.class_id),
      ),
    )
    .where(
      and(
        eq(scoreChanges.class_id, class_id),
        is(scoreChanges.quarter, quarter),
        is(scoreChanges.item_id, item_id),
        is(scoreChanges.student_id, student_id),
        before === undefined ? undefined : lt(scoreChanges.id, before),
      ),
    )
    .orderBy(desc(scoreChanges.id))
    .limit(limit)
