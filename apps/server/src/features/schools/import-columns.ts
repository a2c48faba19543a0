import { fold } from './fold.ts'
import type { ImportKind } from './imports.store.ts'

const region = ['Region', 'Region Name']
const email = ['E-mail', 'E-mail Address']
const address = ['Address', 'Complete Address', 'Office Address', 'Location']
const phone = [
  'Phone',
  'Phone Number',
  'Phone No.',
  'Contact No.',
  'Contact Number',
  'Contact',
  'Telephone',
  'Telephone Number',
  'Telephone No.',
  'Tel. No.',
  'Mobile',
  'Mobile Number',
  'Mobile No.',
]
const division = [
  'Division',
  'Division Name',
  'Name of Division',
  'Schools Division',
  'Schools Division Office',
  'SDO',
]
const division_code = ['Division Code', 'Division ID', 'SDO Code']
const district = ['District', 'District Name', 'Name of District', 'School District', 'Schools District']
const district_code = ['District Code', 'District ID']

/** The labels a column may have, by field. The first is what we call it. */
const labels: Record<ImportKind, Record<string, readonly string[]>> = {
  divisions: {
    name: ['Division Name', 'Name', ...division],
    code: ['Division Code', 'Code', ...division_code],
    region,
    division_supervisor: [
      'Division Supervisor',
      'Supervisor',
      'Schools Division Superintendent',
      'Division Superintendent',
      'Superintendent',
      'SDS',
    ],
    email,
    phone,
    address,
  },
  districts: {
    name: ['District Name', 'Name', ...district],
    code: ['District Code', 'Code', ...district_code],
    region,
    division,
    division_code,
    address,
  },
  schools: {
    code: ['School Code', 'Code'],
    school_id: [
      'School ID',
      'School ID No.',
      'School ID Number',
      'BEIS School ID',
      'BEIS ID',
      'DepEd School ID',
    ],
    name: ['Name', 'School', 'Short Name'],
    school_name: ['School Name', 'Name of School', 'Official School Name', 'Official Name'],
    region,
    division,
    division_code,
    district,
    district_code,
    school_year: ['School Year', 'S.Y.'],
    phone_number: phone,
    email,
    principal: [
      'Principal',
      'School Principal',
      'Principal Name',
      'School Head',
      'Name of School Head',
      'Head of School',
      'Principal / School Head',
    ],
  },
}

/** One of these columns must be there, or no row can be told from another. */
const keyFields: Record<ImportKind, readonly string[]> = {
  divisions: ['name', 'code'],
  districts: ['name', 'code'],
  schools: ['code', 'school_id'],
}

/** As a refusal names the columns that a file needs. */
export const neededColumns: Record<ImportKind, string> = {
  divisions: 'Division Name, Division Code, Region',
  districts: 'District Name, District Code, Division',
  schools: 'School ID, School Name, Division',
}

const bare = (label: string): string =>
  fold(label.replace(/\(.*?\)/g, '')).replace(/[^\p{Letter}\p{Number}]/gu, '')

const fieldsByLabel = Object.fromEntries(
  Object.entries(labels).map(([kind, fields]) => [
    kind,
    new Map(
      Object.entries(fields).flatMap(([field, names]) => names.map((name) => [bare(name), field] as const)),
    ),
  ]),
) as Record<ImportKind, Map<string, string>>

export const importLabelOf = (kind: ImportKind, field: string): string => labels[kind][field]?.[0] ?? field

export type Header = { columns: Map<number, string>; unknown: string[] }

/** What the cells of a row name, if it is a row of labels. A label that comes twice is understood once. */
export function importHeaderOf(kind: ImportKind, cells: readonly string[]): Header | undefined {
  const columns = new Map<number, string>()
  const unknown: string[] = []
  const taken = new Set<string>()
  for (const [column, label] of cells.entries()) {
    const field = fieldsByLabel[kind].get(bare(label))
    if (field && !taken.has(field)) {
      taken.add(field)
      columns.set(column, field)
    } else if (label) unknown.push(label)
  }
  return keyFields[kind].some((field) => taken.has(field)) ? { columns, unknown } : undefined
}
