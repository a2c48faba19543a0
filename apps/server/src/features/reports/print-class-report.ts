import type { Received } from '@klasrum/contract/endpoint'
import type { ClassReport, printClassReportEndpoint as shape } from '@klasrum/contract/reports'
import type { DataColumn, Paper } from '@klasrum/documents/column'
import { type PdfBlock, pdfOf } from '@klasrum/documents/pdf/pdf'
import { dataTable, facts, heading, reportOf, text } from '@klasrum/documents/pdf/report-blocks'
import { tableSheet, xlsxOf } from '@klasrum/documents/write-xlsx'
import { policyOf } from '@klasrum/grading/policies'
import type { House } from '../../house.ts'
import { fileName, paperSizeOf, pdfFile, printedOn, xlsxFile } from '../../http/printed.ts'
import type { Actor } from '../../http/session.ts'
import { type LetterHead, letterHeadOf, sectionName } from '../schools/door.ts'
import { readClassReport } from './class-report.ts'
import { bandName, figuresOf, itemColumns, missingColumns, riskColumns } from './class-report-columns.ts'

type Asked = { id: number; quarter: number }
type Printed = { report: ClassReport; head: LetterHead; paper: Paper; now: Date }

export async function printClassReport(
  { database: { tx }, clock }: House,
  actor: Actor,
  { id, quarter }: Asked,
  { format, paper }: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  const now = clock.now()
  const report = await readClassReport(tx, actor, { id, quarter }, now)
  const printed = {
    report,
    head: await letterHeadOf(tx, report.klass.school_id),
    paper: paperSizeOf(paper),
    now,
  }
  const { klass } = report
  const name = fileName(['class report', klass.subject_name, sectionName(klass), periodOf(report)], now)
  return format === 'pdf'
    ? pdfFile(name, await classReportPdf(printed))
    : xlsxFile(name, classReportWorkbook(printed))
}

const periodOf = ({ klass, quarter }: ClassReport): string => `${policyOf(klass.policy).period} ${quarter}`
const stateOf = ({ closed_at }: ClassReport): string => (closed_at ? 'closed' : 'open')

function classReportPdf({ report, head, paper, now }: Printed): Promise<Uint8Array> {
  const { klass } = report
  return pdfOf(
    reportOf({
      title: `Class report, ${sectionName(klass)}`,
      paper,
      header: { left: head.school, right: `School year ${klass.school_year}` },
      footer: printedOn(now),
      created: now,
      pages: [
        [
          heading(`Class Report: ${periodOf(report)}`, {
            below: `${sectionName(klass)}, ${klass.subject_name} (${stateOf(report)})`,
          }),
          facts([
            ['School', `${head.school} (${head.school_code})`],
            ['Teacher', klass.primary_teacher_name ?? '–'],
            ...figuresOf(report),
          ]),
          heading('Grades by descriptor', { level: 2 }),
          {
            kind: 'bars',
            names: ['Male', 'Female'],
            bars: report.distribution.map((band) => ({
              label: bandName(band),
              parts: [band.male, band.female],
            })),
          },
          ...listed('Learners who need a look', riskColumns, report.at_risk),
          ...listed('Missing work', missingColumns, report.missing_work),
          ...listed('Items, the least mastered first', itemColumns, report.items),
        ],
      ],
    }),
  )
}

const listed = <Row>(
  title: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): PdfBlock[] => [
  heading(`${title} (${rows.length})`, { level: 2 }),
  rows.length > 0 ? dataTable(columns, rows, { size: 8 }) : text('None.'),
]

const figureColumns: readonly DataColumn<readonly [string, string]>[] = [
  { name: 'Figure', width: 34, cell: ([label]) => label },
  { name: 'Value', width: 34, cell: ([, value]) => value },
]
const bandColumns: readonly DataColumn<ClassReport['distribution'][number]>[] = [
  { name: 'Descriptor', width: 44, cell: bandName },
  { name: 'Male', width: 10, align: 'center', cell: ({ male }) => male },
  { name: 'Female', width: 10, align: 'center', cell: ({ female }) => female },
  { name: 'Total', width: 10, align: 'center', cell: ({ male, female }) => male + female },
]

function classReportWorkbook({ report, head, paper }: Printed) {
  const { klass } = report
  const title = [
    `Class Report: ${periodOf(report)}, ${sectionName(klass)}, ${klass.subject_name}`,
    `${head.school} (${head.school_code}), school year ${klass.school_year}`,
  ]
  const sheet = <Row>(name: string, columns: readonly DataColumn<Row>[], rows: readonly Row[]) =>
    tableSheet({ name, title, columns, batches: [rows], print: { paper, orientation: 'landscape' } })
  return xlsxOf(
    sheet('Summary', figureColumns, figuresOf(report)),
    sheet('Grades by descriptor', bandColumns, report.distribution),
    sheet('Learners who need a look', riskColumns, report.at_risk),
    sheet('Missing work', missingColumns, report.missing_work),
    sheet('Items', itemColumns, report.items),
  )
}
