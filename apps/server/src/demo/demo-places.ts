import type { Tx } from '../db/client.ts'
import { schoolYearAt } from '../features/schools/ensure-terms.ts'
import { districts, divisions, schools } from '../features/schools/schools.tables.ts'

const region = 'Region IV-A (CALABARZON)'

const demoDistricts = [
  { name: 'San Isidro District', code: 'LAG-SI', address: 'San Isidro, Laguna' },
  { name: 'Santa Clara District', code: 'LAG-SC', address: 'Santa Clara, Laguna' },
]

const demoSchools = [
  {
    code: '301801',
    name: 'San Isidro National High School',
    district: 0,
    principal: 'Grace T. Uy',
    email: 'sinhs@klasrum.example',
  },
  {
    code: '108402',
    name: 'Sto. Niño Elementary School',
    district: 0,
    principal: 'Lourdes A. Peña',
    email: 'snes@klasrum.example',
  },
  {
    code: '500317',
    name: 'Mabini Integrated School',
    district: 1,
    principal: 'Arturo C. Delos Reyes',
    email: 'mis@klasrum.example',
  },
]

export async function addDemoPlaces(
  tx: Tx,
  now: Date,
): Promise<{ division_id: number; school_ids: number[] }> {
  const [division] = await tx
    .insert(divisions)
    .values({
      name: 'Schools Division of Laguna',
      code: 'LAG',
      region,
      division_supervisor: 'Teresita B. Magbanua',
      email: 'division@klasrum.example',
      phone: '(049) 555 0142',
      address: 'Santa Cruz, Laguna',
    })
    .returning({ id: divisions.id })
  const division_id = division?.id ?? 0
  const district_rows = await tx
    .insert(districts)
    .values(demoDistricts.map((district) => ({ ...district, region, division_id })))
    .returning({ id: districts.id })
  const school_rows = await tx
    .insert(schools)
    .values(
      demoSchools.map(({ district, ...school }) => ({
        ...school,
        region,
        division_id,
        district_id: district_rows[district]?.id,
        school_year: schoolYearAt(now),
        school_name: school.name,
        school_id: school.code,
      })),
    )
    .returning({ id: schools.id })
  return { division_id, school_ids: school_rows.map(({ id }) => id) }
}
