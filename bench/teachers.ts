import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../apps/server/src/db/client.ts'
import { compare, type Figure, type Result } from './measure.ts'
import { openBoth, type Premises } from './premises.ts'

const limit = { ratio: 5 }

/** Teachers and the directory with a hundred profiles and with nine hundred thousand, which is all there are. */
export async function benchTeachers(): Promise<Result> {
  const { small, large, close } = await openBoth('postgres')
  try {
    await fillTeachers(small, 100, 10)
    await fillTeachers(large, 900_000, 50_000)
    const of = (what: string, path: string, wanted: Figure['limit'] = limit) =>
      compare(what, { small: () => small.get(path), large: () => large.get(path), limit: wanted })
    const list = '/api/education/teachers'
    const directory = '/api/education/teacher-directory'
    const accounts = '/api/education/users/teachers'
    return {
      title: 'Teachers, postgres: 100 profiles at 10 schools, 900,000 profiles at 50,000 schools',
      figures: [
        await of('teachers, first page', list),
        await of('teachers, rare surname', `${list}?search=quiambao`),
        await of('teachers, common surname', `${list}?search=dela+pena`),
        await of('teachers, common first name', `${list}?search=rowena`),
        await of('teachers, common full name', `${list}?search=nino+jose+dela+pena`),
        await of('teachers, those waiting', `${list}?state=waiting`),
        await of('teachers of a school', `${list}?school_id=1`),
        await of('directory, first page', directory),
        await of('directory, rare surname', `${directory}?search=quiambao`),
        await of('directory, common surname', `${directory}?search=dela+pena`),
        await of('directory of a division', `${directory}?division_id=1`),
        await of('directory, those with TESDA data', `${directory}?tesda=1`),
        await of('directory, TESDA in a division', `${directory}?tesda=1&division_id=1`),
        await of('accounts of teachers, first page', accounts),
        await of('accounts of teachers, rare surname', `${accounts}?search=quiambao`),
        await of('count of teachers (apart)', `${list}/count`, {}),
        await of('count of a common surname (apart)', `${list}/count?search=dela+pena`, {}),
        await of('count of the directory (apart)', `${directory}/count`, {}),
      ],
    }
  } finally {
    await close()
  }
}

/** An account and a profile each, many with one of nine surnames, the others with one of thousands; one in fifty waits for the school, one in nineteen keeps TESDA data. */
async function fillTeachers(
  { database: { tx } }: Premises,
  profiles: number,
  schools: number,
): Promise<void> {
  const divisions = Math.max(2, Math.round(schools / 250))
  const buildAgain = await dropSearchIndexes(tx)
  await tx.execute(sql`
    insert into divisions (name, code, region)
    select 'Division ' || n, 'DIV-' || n, 'Region ' || n % 17 from generate_series(1, ${divisions}::int) as n`)
  await tx.execute(sql`
    insert into schools (code, name, region, division_id, school_year)
    select 100000 + n, 'Mabini Elementary School ' || n, 'Region ' || n % 17, 1 + n % ${divisions}::int, '2026-2027'
    from generate_series(1, ${schools}::int) as n`)
  await tx.execute(sql`
    insert into users (email, password_hash, first_name, last_name, role, verified_at)
    select 'teacher' || n || '@school' || n % 5000 || '.example', 'x',
      (array['Maria', 'Luis', 'Niño', 'Analyn', 'Rowena', 'Jun', 'Liezl', 'Rosario'])[1 + n % 8] || ' ' ||
      (array['Jose', 'Ana', 'Grace', 'Paz', 'Joy'])[1 + n % 5],
      case when n % 9000 = 77 then 'Quiambao' when n % 7 < 3 then
        (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Dela Peña', 'Ibañez'])[1 + n % 9]
      else initcap(translate(lpad((n % 9973 * 79 % 9973)::text, 4, '0'), '0123456789', 'abdgilmnst')) end,
      'teacher', now()
    from generate_series(1, ${profiles}::int) as n`)
  await tx.execute(sql`
    insert into teachers (user_id, school_id, employee_no, school_state, metadata_json)
    select id, 1 + id % ${schools}::int, 'EMP' || id, case when id % 50 = 0 then 'waiting' else 'confirmed' end,
      case when id % 19 = 0
        then jsonb_build_object('tesda', jsonb_build_object('contact_number', '0917', 'specializations', array['Cookery']))
        else '{}' end
    from users where role = 'teacher'`)
  await buildAgain()
  await tx.execute(sql`vacuum analyze`)
}

/** Built over all rows at once they are ready in a fraction of the time. */
async function dropSearchIndexes(tx: Tx): Promise<() => Promise<void>> {
  const found = await tx.execute(
    sql`select indexname as name, indexdef as definition from pg_indexes where indexdef like '% USING gin %' and schemaname = 'public'`,
  )
  const indexes = rowsOf<{ name: string; definition: string }>(found)
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  return async () => {
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  }
}
