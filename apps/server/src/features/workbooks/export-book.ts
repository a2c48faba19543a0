import type { Book } from '@klasrum/documents/book'
import { periodPagesOf } from './export-columns.ts'
import { bandsOf, helperSheet } from './export-helper-sheet.ts'
import { inputSheet } from './export-input-sheet.ts'
import { exportLooks } from './export-looks.ts'
import { periodSheet } from './export-period-sheet.ts'
import { type ClassRecord, gradeName } from './export-record.ts'
import { summarySheet } from './export-summary-sheet.ts'

/** The class record as the department lays it out, with formulas that come to our grades. */
export function recordBook(record: ClassRecord): Book {
  const { klass, made } = record
  const pages = periodPagesOf(record)
  const bands = bandsOf(record)
  return {
    title: `Class record, ${klass.subject_name}, ${gradeName(klass)} – ${klass.section}`,
    created: made,
    looks: exportLooks,
    sheets: [
      inputSheet(record),
      ...pages.map((page) => periodSheet(record, page, bands(page.period.rule.policy))),
      summarySheet(record, pages, bands(klass.policy)),
      helperSheet(record, pages),
    ],
  }
}
