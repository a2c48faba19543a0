import type { ClassReport } from '@klasrum/contract/reports'
import type { DataColumn } from '@klasrum/documents/column'
import { gradeText } from '../schools/door.ts'

type AtRisk = ClassReport['at_risk'][number]
type Missing = ClassReport['missing_work'][number]
type Item = ClassReport['items'][number]

const reasons: Record<AtRisk['reasons'][number], string> = {
  failing: 'Failing',
  falling: 'Falling',
  missing_work: 'Missing work',
  no_grade: 'No grade yet',
}
const sexOf = ({ gender }: { gender: 'male' | 'female' }): string => (gender === 'male' ? 'M' : 'F')

export const riskColumns: readonly DataColumn<AtRisk>[] = [
  { name: 'Name', width: 34, cell: ({ listed_name }) => listed_name },
  { name: 'Sex', width: 6, align: 'center', cell: sexOf },
  { name: 'Grade', width: 9, align: 'center', cell: ({ grade }) => grade },
  { name: 'Before', width: 9, align: 'center', cell: ({ before }) => before },
  { name: 'Missing', width: 9, align: 'center', cell: ({ missing }) => missing },
  { name: 'Reasons', width: 34, cell: (row) => row.reasons.map((reason) => reasons[reason]).join(', ') },
]

export const missingColumns: readonly DataColumn<Missing>[] = [
  { name: 'Name', width: 34, cell: ({ listed_name }) => listed_name },
  { name: 'Sex', width: 6, align: 'center', cell: sexOf },
  { name: 'Count', width: 8, align: 'center', cell: ({ items }) => items.length },
  { name: 'Work', width: 60, cell: ({ items }) => items.map(({ title }) => title).join('; ') },
]

export const itemColumns: readonly DataColumn<Item>[] = [
  { name: 'Item', width: 40, cell: ({ title }) => title },
  { name: 'Scores', width: 10, align: 'center', cell: ({ scored, expected }) => `${scored}/${expected}` },
  { name: 'Highest possible', width: 10, align: 'center', cell: ({ max_score }) => max_score },
  { name: 'Mean', width: 9, align: 'center', format: '0.00', cell: ({ mean }) => mean },
  { name: 'MPS', width: 9, align: 'center', format: '0.00', cell: ({ mps }) => mps },
  { name: 'Mastery', width: 30, cell: ({ mastery }) => mastery },
  { name: 'Difficulty', width: 10, align: 'center', format: '0.00', cell: ({ difficulty }) => difficulty },
  {
    name: 'Discrimination',
    width: 10,
    align: 'center',
    format: '0.00',
    cell: ({ discrimination }) => discrimination,
  },
]

const share = (figure: number | null): string => (figure === null ? '–' : `${figure.toFixed(2)} %`)
const grade = (figure: number | null): string => gradeText(figure) || '–'

/** What the report says of the class as a whole. */
export const figuresOf = (report: ClassReport): [label: string, value: string][] => [
  ['Learners', `${report.learners}, with a grade ${report.graded}`],
  ['Provisional grades', String(report.provisional)],
  ['Mean percentage score (MPS)', share(report.mps)],
  ['Mastery level', report.mastery ?? '–'],
  ['MPS of the assessment', share(report.assessment_mps)],
  ['Mean grade', grade(report.mean)],
  ['Highest and lowest grade', `${grade(report.highest)} and ${grade(report.lowest)}`],
  ['Passed', `${report.passed} of ${report.graded} (${share(report.passing_rate)})`],
]

export const bandName = ({ words, from, to }: ClassReport['distribution'][number]): string =>
  `${words} (${from === 0 ? `below ${to + 1}` : `${from}–${to}`})`
