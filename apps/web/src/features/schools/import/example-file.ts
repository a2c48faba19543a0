import type { ImportKind } from './kinds.ts'

/** Names that no record has, so that the file sent back as it is changes nothing that is real. */
const tables: Record<ImportKind, readonly (readonly string[])[]> = {
  divisions: [
    ['Division Name', 'Division Code', 'Region', 'Supervisor', 'E-mail', 'Phone', 'Address'],
    [
      'Sample Division',
      'SAMPLE-DIV',
      'Sample Region',
      "Supervisor's name",
      'division@school.example',
      '(02) 5550-0100',
      'Street, City, Province',
    ],
  ],
  districts: [
    ['District Name', 'District Code', 'Division', 'Region', 'Address'],
    ['Sample District', 'SAMPLE-DIST', 'Sample Division', 'Sample Region', 'Street, City, Province'],
  ],
  schools: [
    [
      'School Code',
      'School Name',
      'Region',
      'Division',
      'District',
      'School Year',
      'School ID',
      'Principal',
      'Phone',
      'E-mail',
    ],
    [
      '000000',
      'Sample Elementary School',
      'Sample Region',
      'Sample Division',
      'Sample District',
      '2026-2027',
      '000000',
      "Principal's name",
      '(02) 5550-0101',
      'sample@school.example',
    ],
  ],
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A file to fill in. The mark at its beginning tells Excel that ñ is written in UTF-8. */
export const exampleFile = (kind: ImportKind): Blob =>
  new Blob(['\uFEFF', csvOf(tables[kind])], { type: 'text/csv;charset=utf-8' })
