import type { PolicyId } from '@klasrum/contract/classes'
import type { PdfTable } from '@klasrum/documents/pdf/pdf'
import { note, textTable } from '@klasrum/documents/pdf/report-blocks'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'

type Align = 'left' | 'center'
const column = (name: string, width: number, align: Align = 'center') => ({ name, width, align })
const form = { rules: 'grid', size: 8 } as const

export function scaleTable(policy: PolicyId): PdfTable {
  const bands = policyOf(policy).descriptors
  return textTable(
    [column('Descriptor', 24, 'left'), column('Grade', 12), column('Remarks', 12)],
    bands.map(([from, words], index) => {
      const above = bands[index - 1]
      const to = above ? above[0] - 1 : 100
      return [words, from === 0 ? `Below ${to + 1}` : `${from}–${to}`, from >= passing ? 'Passed' : 'Failed']
    }),
    form,
  )
}

const coreValues = ['Maka-Diyos', 'Makatao', 'Makakalikasan', 'Makabansa']

/** To be filled in by hand, a mark for each period. */
export const valuesTable = (periods: readonly string[]): PdfTable =>
  textTable(
    [column('Core value', 24, 'left'), ...periods.map((_, place) => column(String(place + 1), 9))],
    coreValues.map((value) => [value, ...periods.map(() => '')]),
    form,
  )

export const valuesLegend = note('AO always, SO sometimes, RO rarely, NO not observed')

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'Total']
const days = ['School days', 'Days present', 'Days absent']

/** To be filled in by hand. */
export const attendanceTable = textTable(
  [column('', 22, 'left'), ...months.map((month) => column(month, 8))],
  days.map((label) => [label, ...months.map(() => '')]),
  form,
)
