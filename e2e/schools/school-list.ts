import { buffer } from 'node:stream/consumers'
import type { DataColumn } from '@klasrum/documents/column'
import { csvOf } from '@klasrum/documents/write-csv'
import { tableSheet, xlsxOf } from '@klasrum/documents/write-xlsx'

type School = { id: string; name: string; division: string; region: string }

const columns: readonly DataColumn<School>[] = [
  { name: 'School ID', width: 16, cell: ({ id }) => id },
  { name: 'School Name', width: 40, cell: ({ name }) => name },
  { name: 'Division', width: 40, cell: ({ division }) => division },
  { name: 'Region', width: 24, cell: ({ region }) => region },
]

/** A list of schools as somebody would bring it along. */
export const inCsv = async (...schools: School[]) => ({
  name: 'schools.csv',
  mimeType: 'text/csv',
  buffer: await buffer(csvOf(columns, [schools])),
})

export const inExcel = async (...schools: School[]) => ({
  name: 'schools.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await buffer(xlsxOf(tableSheet({ name: 'Schools', columns, batches: [schools] }))),
})
