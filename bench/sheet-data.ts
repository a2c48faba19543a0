import { aTeacher, type User } from '@klasrum/testkit/builders'
import { aClass, type Class } from '@klasrum/testkit/classes'
import { sql } from 'drizzle-orm'
import { type Database, inTx, rowsOf, type Tx } from '../apps/server/src/db/client.ts'

export const roster = 60
export const wide = { quarter: 2, items: 45 }
const itemsOf = { quarter: 1, items: 40 }

export type Sheets = { teacher: User; classes: Class[] }

/** A teacher's classes, each with a full roster and a first quarter of 40 items; the first one also has a quarter of 45. */
export async function fillSheets(database: Database, count: number): Promise<Sheets> {
  const { tx } = database
  const teacher = await aTeacher(tx)
  const first = await aClass(tx, { teacher })
  await tx.execute(sql`
    insert into classes (school_id, subject_id, term_id, grade_level, section, policy, created_by_user_id, created_at)
    select school_id, subject_id, term_id, grade_level, 'Rizal ' || n, policy, created_by_user_id, created_at
    from classes, generate_series(2, ${count}::int) as n where classes.id = ${first.id}`)
  await fillRosters(tx)
  await fillItems(tx, itemsOf, sql`true`)
  await fillItems(tx, wide, sql`class.id = ${first.id}`)
  // Without the guards and the history of each cell, which would take many times as long.
  await inTx(database, async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`)
    await fillScores(inner)
  })
  await tx.execute(sql`vacuum analyze`)
  return { teacher, classes: rowsOf<Class>(await tx.execute(sql`select * from classes order by id`)) }
}

async function fillRosters(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into learners (school_id, external_student_id, fullname, listed_name, gender, grade_level, created_via, created_at)
    select school_id, (136500000000 + class.id * 100 + n)::text, 'Juan Dela Peña ' || n, 'Dela Peña, Juan ' || n,
      (array['male', 'female'])[1 + n % 2], '8', 'import', now()
    from classes class, generate_series(1, ${roster}::int) as n`)
  await tx.execute(sql`
    insert into enrollments (class_id, student_id, enrolled_on)
    select ((external_student_id::bigint - 136500000000) / 100)::int, id, '2026-06-08' from learners`)
}

/** Written works for the most part, then performance tasks, and the assessment. */
const fillItems = (tx: Tx, { quarter, items }: typeof itemsOf, which: ReturnType<typeof sql>) =>
  tx.execute(sql`
    with added as (
      insert into grade_items (class_id, quarter, category, title, max_score)
      select class.id, ${quarter}, case when n = ${items}::int then 'qa' when n > ${items}::int * 6 / 10 then 'pt' else 'ww' end,
        'Activity ' || n, 20
      from classes class, generate_series(1, ${items}::int) as n where ${which} order by class.id, n
      returning class_id
    )
    insert into quarter_weights
    select distinct class_id, ${quarter}::int, 40, 40, 20 from added`)

/** One cell in twenty is blank and one in fifty excused. */
const fillScores = (tx: Tx) =>
  tx.execute(sql`
    insert into scores (class_id, item_id, student_id, score, excused, updated_at)
    select item.class_id, item.id, seat.student_id,
      case when (item.id + seat.id) % 50 > 0 then 10 + (item.id * 7 + seat.id * 13) % 11 end,
      (item.id + seat.id) % 50 = 0, now()
    from grade_items item join enrollments seat on seat.class_id = item.class_id
    where (item.id * 3 + seat.id) % 20 > 0
    order by item.class_id, item.id`)
