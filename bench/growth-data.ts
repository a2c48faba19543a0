import { sql } from 'drizzle-orm'
import { type Database, inTx, rowsOf, type Tx } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'

/** What one teacher has: two classes of forty learners with twenty items each, and a row of history for every score. */
export const each = { classes: 2, learners: 40, items: 20 }
export const scoresOfTeacher = each.classes * each.learners * each.items

const teachersOfSchool = 20

/** As many teachers with all their work, written by the database itself. */
export async function fillWork(database: Database, teachers: number): Promise<void> {
  await inTx(database, async (tx) => {
    await fillPeople(tx, teachers)
    await fillClasses(tx)
  })
  // Without the guards and the history of each cell, which would take many times as long.
  await inTx(database, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local session_replication_role = replica`)
    await fillScores(tx)
  })
  await database.tx.execute(sql`vacuum analyze`)
}

async function fillPeople(tx: Tx, teachers: number): Promise<void> {
  const schools = Math.max(1, Math.round(teachers / teachersOfSchool))
  await tx.execute(sql`
    insert into divisions (name, code, region)
    select 'Division ' || n, 'DIV-' || n, 'Region ' || n % 17 from generate_series(1, ${Math.ceil(schools / 100)}::int) as n`)
  await tx.execute(sql`
    insert into schools (code, name, region, division_id, school_year)
    select 100000 + n, 'Mabini Elementary School ' || n, 'Region ' || n % 17,
      (select min(id) from divisions) + n % ${Math.ceil(schools / 100)}::int, '2026-2027'
    from generate_series(1, ${schools}::int) as n`)
  await tx.execute(sql`
    insert into users (email, password_hash, first_name, last_name, role, verified_at)
    select 'work' || n || '@school.example', 'x', (array['Maria', 'Jose', 'Niño', 'Analyn', 'Rowena'])[1 + n % 5],
      (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Dela Peña'])[1 + n % 5] || ' ' || n, 'teacher', now()
    from generate_series(1, ${teachers}::int) as n`)
  await tx.execute(sql`
    insert into teachers (user_id, school_id, school_state)
    select users.id, (select min(id) from schools) + users.id % ${schools}::int, 'confirmed'
    from users where email like 'work%'`)
  await tx.execute(sql`insert into subjects (code, name) values ('SCI', 'Science')`)
  await tx.execute(sql`
    insert into terms (school_year, kind, number, name) values ('2026-2027', 'quarter', 1, 'Quarter 1')
    on conflict do nothing`)
}

async function fillClasses(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into classes (school_id, subject_id, term_id, primary_teacher_id, grade_level, section, policy, created_by_user_id, created_at)
    select teacher.school_id, (select max(id) from subjects),
      (select id from terms where school_year = '2026-2027' and kind = 'quarter' and number = 1),
      teacher.id, '8', 'Rizal ' || teacher.id || '-' || n, 'plain', teacher.user_id, now()
    from teachers teacher, generate_series(1, ${each.classes}::int) as n`)
  await tx.execute(sql`
    insert into learners (school_id, external_student_id, fullname, listed_name, gender, grade_level, created_via, created_at)
    select class.school_id, (136500000000 + class.id * 100 + n)::text, 'Juan Dela Peña ' || n, 'Dela Peña, Juan ' || n,
      (array['male', 'female'])[1 + n % 2], '8', 'import', now()
    from classes class, generate_series(1, ${each.learners}::int) as n`)
  await tx.execute(sql`
    insert into enrollments (class_id, student_id, enrolled_on)
    select ((external_student_id::bigint - 136500000000) / 100)::int, id, '2026-06-08' from learners`)
  await tx.execute(sql`
    insert into grade_items (class_id, quarter, category, title, max_score)
    select class.id, 1, case when n = ${each.items}::int then 'qa' when n > 12 then 'pt' else 'ww' end, 'Activity ' || n, 20
    from classes class, generate_series(1, ${each.items}::int) as n order by class.id, n`)
  await tx.execute(sql`insert into quarter_weights select id, 1, 40, 40, 20 from classes`)
}

async function fillScores(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into scores (class_id, item_id, student_id, score, excused, updated_at)
    select item.class_id, item.id, seat.student_id, 10 + (item.id * 7 + seat.id * 13) % 11, false, now()
    from grade_items item join enrollments seat on seat.class_id = item.class_id
    order by item.class_id, item.id`)
  await tx.execute(sql`
    insert into score_changes (class_id, item_id, item_title, quarter, student_id, old_excused, new_score, new_excused, source, changed_at)
    select class_id, item_id, 'Activity', 1, student_id, false, score, false, 'cell', now() from scores`)
}

type Cell = {
  school_id: number
  class_id: number
  item_id: number
  student_id: number
  quarter: number
}
export type AtWork = { user_id: number; token: string; class_id: number; school_id: number; cells: Cell[] }

/** The first teachers, signed in, each with the first cells of a class. */
export async function signIn({ tx }: Database, count: number, cells = 20): Promise<AtWork[]> {
  const found = rowsOf<{ user_id: number; class_id: number; school_id: number }>(
    await tx.execute(sql`
      select distinct on (teacher.id) teacher.user_id, class.id as class_id, class.school_id
      from teachers teacher join classes class on class.primary_teacher_id = teacher.id
      order by teacher.id, class.id limit ${count}::int`),
  )
  const people: AtWork[] = []
  for (const person of found) {
    const own = rowsOf<Cell>(
      await tx.execute(sql`
        select ${person.school_id}::int as school_id, class_id, item_id, student_id, 1 as quarter from scores
        where class_id = ${person.class_id} order by item_id, student_id limit ${cells}::int`),
    )
    people.push({ ...person, token: await openSession(tx, person.user_id, new Date()), cells: own })
  }
  return people
}
