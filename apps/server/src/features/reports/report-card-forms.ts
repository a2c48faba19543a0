import type { PolicyId } from '@klasrum/contract/classes'
import type { PdfBlock, PdfTable } from '@klasrum/documents/pdf'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'

const size = 8
type Align = 'left' | 'center'
const column = (name: string, width: number, align: Align = 'center') => ({ name, width, align })

export function scaleTable(policy: PolicyId): PdfTable {
  const bands = policyOf(policy).descriptors
  return {
    kind: 'table',
    rules: 'grid',
    size,
    columns: [column('Descriptor', 24, 'left'), column('Grade', 12), column('Remarks', 12)],
    rows: bands.map(([from, words], index) => {
      const above = bands[index - 1]
      const to = above ? above[0] - 1 : 100
      return [words, from === 0 ? `Below ${to + 1}` : `${from}–${to}`, from >= passing ? 'Passed' : 'Failed']
    }),
  }
}

const coreValues = ['Maka-Diyos', 'Makatao', 'Makakalikasan', 'Makabansa']

/** To be filled in by hand, a mark for each period. */
export const valuesTable = (periods: readonly string[]): PdfTable => ({
  kind: 'table',
  rules: 'grid',
  size,
  columns: [column('Core value', 24, 'left'), ...periods.map((_, place) => column(String(place + 1), 9))],
  rows: coreValues.map((value) => [value, ...periods.map(() => '')]),
})

export const valuesLegend: PdfBlock = {
  kind: 'text',
  small: true,
  text: 'AO always, SO sometimes, RO rarely, NO not observed',
}

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'Total']
const days = ['School days', 'Days present', 'Days absent']

/** To be filled in by hand. */
export const attendanceTable: PdfTable = {
  kind: 'table',
  rules: 'grid',
  size,
  columns: [column('', 22, 'left'), ...months.map((month) => column(month, 8))],
  rows: days.map((label) => [label, ...months.map(() => '')]),
}
