import { sql } from 'drizzle-orm'
import { compare, type Figure, type Result } from './measure.ts'
import { openBoth, type Premises } from './premises.ts'

const limit = { ratio: 5 }

/** Schools with names as they are found here, one in a hundred named after the Sto. Niño, in divisions and districts as many as such a number has. */
async function fillPlaces({ database: { tx } }: Premises, schools: number): Promise<void> {
  const divisions = Math.max(2, Math.ceil(schools / 220))
  await tx.execute(sql`
    insert into divisions (name, code, region)
    select 'Schools Division ' || n, 'SDO-' || n, 'Region ' || n % 17 from generate_series(1, ${divisions}) as n`)
  await tx.execute(sql`
    insert into districts (name, code, division_id)
    select 'District ' || part || ' of ' || name, code || '-' || part, id
    from divisions cross join generate_series(1, 10) as part`)
  await tx.execute(sql`
    insert into schools (code, name, region, division_id, district_id, school_year, school_id)
    select (100000 + n)::text,
      coalesce((array['Mabini', 'Rizal', 'Sto. Niño', 'San Isidro', 'Santa Clara'])[n % 100], 'Barangay ' || n % 1500) || ' ' ||
        (array['Elementary School', 'National High School', 'Integrated School', 'Central School'])[1 + n % 4] || ' ' || n,
      'Region ' || n % 17, district.division_id, district.id, '2026-2027', (100000 + n)::text
    from generate_series(1, ${schools}) as n
    join (select id, division_id, row_number() over (order by id) as number, count(*) over () as count from districts)
      as district on district.number = 1 + n % district.count`)
  await tx.execute(sql`vacuum analyze`)
}

/** The list of schools with a hundred and with fifty thousand. */
export async function benchPlaces(): Promise<Result> {
  const { small, large, close } = await openBoth('postgres')
  try {
    await fillPlaces(small, 100)
    await fillPlaces(large, 50_000)
    const of = (what: string, path: string, wanted: Figure['limit'] = limit) =>
      compare(what, { small: () => small.get(path), large: () => large.get(path), limit: wanted })
    return {
      title: 'Schools, postgres: 100 and 50,000',
      figures: [
        await of('first page', '/api/education/schools?limit=20'),
        await of('search of one', '/api/education/schools?limit=20&search=100077'),
        await of('search of many', '/api/education/schools?limit=20&search=nino'),
        await of('search of most', '/api/education/schools?limit=20&search=school', { milliseconds: 100 }),
        await of('public list, search', '/api/education/schools/public?limit=30&search=mabini%20high'),
        await of('by region', '/api/education/schools?limit=20&sort=region', {}),
        await of('divisions, first page', '/api/education/divisions?limit=20', {}),
        await of('count of schools (apart)', '/api/education/schools/count', {}),
      ],
    }
  } finally {
    await close()
  }
}
