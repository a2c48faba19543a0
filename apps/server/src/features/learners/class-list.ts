import type { printClassListEndpoint as shape } from '@klasrum/contract/class-record'
import type { ClassSummary } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { ListedStudent } from '@klasrum/contract/learners'
import type { DataColumn } from '@klasrum/documents/column'
import { pdfOf } from '@klasrum/documents/pdf/pdf'
import { dataTable, facts, heading, reportOf, text } from '@klasrum/documents/pdf/report-blocks'
import { tableSheet, xlsxOf } from '@klasrum/documents/write-xlsx'
import type { House } from '../../house.ts'
import { fileName, paperSizeOf, pdfFile, printedOn, xlsxFile } from '../../http/printed.ts'
import type { Actor } from '../../http/session.ts'
import { readClass, recordShown } from '../classes/door.ts'
import { type LetterHead, letterHeadOf, sectionName } from '../schools/door.ts'
import { listRoster } from './enrollments.store.ts'

type Query = Received<typeof shape.query>
type Row = { number: number | null; lrn: string; name: string; sex: string }
type Part = { title: string; total: string; rows: Row[] }
type ClassList = { klass: ClassSummary; head: LetterHead; parts: Part[]; total: number; printed: Date }

const columns: DataColumn<Row>[] = [
  { name: 'No.', width: 6, align: 'center', cell: ({ number }) => number },
  { name: 'LRN', width: 18, format: '@', cell: ({ lrn }) => lrn },
  { name: 'Name', width: 46, cell: ({ name }) => name },
  { name: 'Sex', width: 7, align: 'center', cell: ({ sex }) => sex },
  { name: 'Remarks', width: 28, cell: () => '' },
]

export async function printClassList(
  { database: { tx }, clock }: House,
  actor: Actor,
  class_id: number,
  { format, paper }: Query,
): Promise<Received<typeof shape.reply>> {
  const klass = await readClass(tx, actor, class_id)
  await recordShown(tx, actor, class_id, clock.now(), 'class-list')
  const learners = (await listRoster(tx, class_id, 'enrolled')).map(({ student }) => student)
  const list: ClassList = {
    klass,
    head: await letterHeadOf(tx, klass.school_id),
    parts: [partOf('Male', learners, 'male'), partOf('Female', learners, 'female')],
    total: learners.length,
    printed: clock.now(),
  }
  const size = paperSizeOf(paper)
  const name = fileName(['class list', klass.subject_name, sectionName(klass)], list.printed)
  return format === 'pdf'
    ? pdfFile(name, await classListPdf(list, size))
    : xlsxFile(name, classListWorkbook(list, size))
}

function partOf(title: string, learners: readonly ListedStudent[], gender: ListedStudent['gender']): Part {
  const rows = learners
    .filter((learner) => learner.gender === gender)
    .map(({ external_student_id, number_given, listed_name }, index) => ({
      number: index + 1,
      // A number that the product made up would be taken for the learner's own.
      lrn: number_given ? '' : external_student_id,
      name: listed_name,
      sex: gender === 'male' ? 'M' : 'F',
    }))
  return { title, total: `Total ${title.toLowerCase()}: ${rows.length}`, rows }
}

function classListPdf(list: ClassList, paper: 'A4' | 'long'): Promise<Uint8Array> {
  const { klass, head, parts, total } = list
  return pdfOf(
    reportOf({
      title: `Class list, ${sectionName(klass)}`,
      paper,
      header: { left: head.school, right: `School year ${klass.school_year}` },
      footer: printedOn(list.printed),
      created: list.printed,
      pages: [
        [
          heading('Class List', { below: `${sectionName(klass)}, ${klass.subject_name}` }),
          facts([
            ['School', `${head.school} (${head.school_code})`],
            ['Division', `${head.division}, ${head.region}`],
            ['School year', klass.school_year],
            ['Term', klass.term_name],
            ['Subject', klass.subject_name],
            ['Grade and section', sectionName(klass)],
            ['Teacher', klass.primary_teacher_name ?? '–'],
            [
              'Learners',
              `${parts.map(({ title, rows }) => `${title} ${rows.length}`).join(', ')}, total ${total}`,
            ],
          ]),
          ...parts.flatMap(({ title, rows }) => [
            heading(`${title} (${rows.length})`),
            rows.length > 0 ? dataTable(columns, rows) : text('None.'),
          ]),
        ],
      ],
    }),
  )
}

const note = (name: string): Row => ({ number: null, lrn: '', name, sex: '' })

function classListWorkbook(list: ClassList, paper: 'A4' | 'long') {
  const { klass, head, parts, total } = list
  const rows = [
    ...parts.flatMap(({ title, rows, total }) => [note(title.toUpperCase()), ...rows, note(total), note('')]),
    note(`Total: ${total}`),
  ]
  return xlsxOf(
    tableSheet({
      name: 'Class list',
      title: [
        `Class List: ${sectionName(klass)}, ${klass.subject_name}`,
        `${head.school} (${head.school_code}), ${head.division}, ${head.region}`,
        `School year ${klass.school_year}, ${klass.term_name}`,
        `Teacher: ${klass.primary_teacher_name ?? '–'}`,
      ],
      columns,
      batches: [rows],
      print: { paper },
    }),
  )
}
