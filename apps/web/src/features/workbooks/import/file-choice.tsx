import { FileIntakePanel } from '../../../ui/file-intake.tsx'
import type { WorkbookImporting } from './use-workbook-import.ts'

const rule = {
  types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  endings: ['.xlsx', '.xlsm', '.xls', '.ods', '.csv'],
  named: 'Excel (.xlsx, .xlsm, .xls), OpenDocument (.ods) or CSV',
  bytes: 10 * 1024 * 1024,
}

const understood = [
  'The workbook that Export Excel makes, with your changes in it.',
  "The department's class record, of four quarters or of three terms.",
  'A plain table: names in one column, an item in each of the others.',
]

export function FileChoice({ importing }: { importing: WorkbookImporting }) {
  const { sent, reading } = importing
  return (
    <FileIntakePanel
      label="File with scores"
      choose="Choose an Excel or CSV file"
      rule={rule}
      hint="Excel, also the department’s own with links and macros, OpenDocument or CSV, at most 10 MB."
      disabled={reading.isPending}
      sent={sent}
      about="What can be read"
      kinds={understood}
    />
  )
}
