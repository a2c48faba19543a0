import type { Received } from '@klasrum/contract/endpoint'
import type { SectionGrades, printSectionGradesEndpoint as shape } from '@klasrum/contract/sections'
import type { DataColumn, Paper } from '@klasrum/documents/column'
import { pdfOf } from '@klasrum/documents/pdf/pdf'
import { dataTable, facts, heading, note, reportOf } from '@klasrum/documents/pdf/report-blocks'
import { tableSheet, xlsxOf } from '@klasrum/documents/write-xlsx'
import type { House } from '../../house.ts'
import { fileName, paperSizeOf, pdfFile, printedOn, xlsxFile } from '../../http/printed.ts'
import type { Actor } from '../../http/session.ts'
import { gradeText, type LetterHead, letterHeadOf, sectionName } from '../schools/door.ts'
import { readSectionGrades } from './section-grades.ts'

/** With more subjects, their codes head the columns. */
const mostNames = 12

type Learner = SectionGrades['learners'][number]
type Printed = { grades: SectionGrades; head: LetterHead; paper: Paper; now: Date }
/** A period, or the final grades. */
type Page = { name: string; columns: DataColumn<Learner>[] }

export async function printSectionGrades(
  { database: { tx }, clock }: House,
  actor: Actor,
  { format, paper, ...key }: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  const now = clock.now()
  const grades = await readSectionGrades(tx, actor, key, now)
  const printed = {
    grades,
    head: await letterHeadOf(tx, grades.section.school_id),
    paper: paperSizeOf(paper),
    now,
  }
  const name = fileName(['section grades', sectionName(grades.section), key.school_year], now)
  return format === 'pdf'
    ? pdfFile(name, await sectionPdf(printed))
    : xlsxFile(name, sectionWorkbook(printed))
}

/** The final grades first, when there are some, then each period that has a grade. */
function pagesOf({ subjects, periods, period, learners }: SectionGrades): Page[] {
  const places = Array.from({ length: periods }, (_, place) => place).filter((place) =>
    learners.some(({ grades }) => grades.some((each) => (each?.periods[place] ?? null) !== null)),
  )
  const page = (name: string, average: string, of: GradeIn, averageOf: (row: Learner) => number | null) => ({
    name,
    columns: [
      ...who,
      ...subjects.map((subject, at) =>
        gradeColumn(subjects.length > mostNames ? subject.subject_code : subject.subject_name, (row) =>
          of(row, at),
        ),
      ),
      { ...gradeColumn(average, (row) => gradeText(averageOf(row))), width: 11 },
    ],
  })
  const final = page(
    'Final grades',
    'General average',
    ({ grades }, at) => gradeText(grades[at]?.final ?? null),
    ({ general_average }) => general_average,
  )
  const ofPeriods = places.map((place) =>
    page(
      `${period} ${place + 1}`,
      'Average',
      ({ grades }, at) =>
        gradeText(grades[at]?.periods[place] ?? null) + (grades[at]?.provisional[place] ? '*' : ''),
      ({ averages }) => averages[place] ?? null,
    ),
  )
  const anyFinal = learners.some(({ grades }) => grades.some((each) => (each?.final ?? null) !== null))
  const isNeeded = anyFinal || ofPeriods.length === 0
  return [...(isNeeded ? [{ ...final, columns: [...final.columns, descriptorColumn] }] : []), ...ofPeriods]
}

type GradeIn = (row: Learner, subject: number) => string

const who: DataColumn<Learner>[] = [
  { name: 'Name', width: 32, cell: ({ listed_name }) => listed_name },
  { name: 'Sex', width: 5, align: 'center', cell: ({ gender }) => (gender === 'male' ? 'M' : 'F') },
]
const gradeColumn = (name: string, cell: (row: Learner) => string): DataColumn<Learner> => ({
  name,
  width: 12,
  align: 'center',
  cell: (row) => numberOr(cell(row)),
})
const descriptorColumn: DataColumn<Learner> = {
  name: 'Descriptor',
  width: 20,
  cell: ({ descriptor }) => descriptor,
}

/** In a workbook a grade is a number; with its mark it is text. */
const numberOr = (text: string): string | number => (/^[\d.]+$/.test(text) ? Number(text) : text)

const provisional =
  '* Provisional: there are scores still to come. Music, arts, PE and health count as one area, MAPEH.'
const teachersOf = ({ subjects }: SectionGrades): string =>
  subjects
    .map(({ subject_name, subject_code, teacher }) => `${subject_name} (${subject_code}): ${teacher ?? '–'}`)
    .join('; ')

function sectionPdf({ grades, head, paper, now }: Printed): Promise<Uint8Array> {
  const { section } = grades
  const about = [
    facts(
      [
        ['School', `${head.school} (${head.school_code})`],
        ['Division', `${head.division}, ${head.region}`],
        ['Grade and section', sectionName(section)],
        ['Adviser', section.adviser_name ?? '–'],
        ['Learners', String(grades.learners.length)],
        ['School year', section.school_year],
      ],
      3,
    ),
    note(teachersOf(grades)),
  ]
  return pdfOf(
    reportOf({
      title: `Grades of ${sectionName(section)}`,
      paper,
      orientation: 'landscape',
      header: { left: head.school, right: `School year ${section.school_year}` },
      footer: printedOn(now),
      created: now,
      pages: pagesOf(grades).map((page, index) => [
        ...(index === 0 ? about : []),
        heading(`${page.name}, ${sectionName(section)}`),
        dataTable(page.columns, grades.learners, { rules: 'zebra', size: 8 }),
        note(provisional),
      ]),
    }),
  )
}

function sectionWorkbook({ grades, head, paper }: Printed) {
  const { section, learners } = grades
  return xlsxOf(
    ...pagesOf(grades).map(({ name, columns }) =>
      tableSheet({
        name,
        title: [
          `${name}: ${sectionName(section)}`,
          `${head.school} (${head.school_code}), school year ${section.school_year}`,
          `Adviser: ${section.adviser_name ?? '–'}`,
          provisional,
        ],
        columns,
        batches: [learners],
        print: { paper, orientation: 'landscape' },
      }),
    ),
  )
}
