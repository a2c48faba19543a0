import { read, utils, write } from '@e965/xlsx'
import { type RegisteredLearner, registeredLearners } from './registers.ts'

/** The same workbook as Excel 97 to 2003 saved it, with its merged cells. */
export const asOldWorkbook = (xlsx: Buffer): Buffer =>
  write(read(xlsx), { type: 'buffer', bookType: 'biff8' })

/** Like the department's School Form 2: no column for the sex, which its totals say, and a column for each day. */
export function schoolForm2(learners: readonly RegisteredLearner[] = registeredLearners(6)): Buffer {
  const days = ['M', 'T', 'W', 'TH', 'F']
  const rows: (string | number)[][] = [
    ['School Form 2 (SF2) Daily Attendance Report of Learners'],
    ['(This replaces Form 1, Form 2 & STS Form 4 - Absenteeism and Dropout Profile)'],
    ['School ID', '', '301801', 'School Year', '2026 - 2027', 'Report for the Month of', 'June'],
    ['No.', '', "LEARNER'S NAME (Last Name, First Name, Middle Name)", '(1st row for date)'],
    ['', '', '', ...days.map((_, at) => at + 1)],
    ['', '', '', ...days],
  ]
  for (const [sex, label] of [
    ['M', '<=== MALE | TOTAL Per Day ===>'],
    ['F', '<=== FEMALE | TOTAL Per Day ===>'],
  ] as const) {
    const some = learners.filter((learner) => learner.sex === sex)
    for (const [at, { last, first, middle }] of some.entries())
      rows.push([at + 1, '', `${last}, ${first}, ${middle}`.toUpperCase(), 'x', '', '', 'x'])
    rows.push([some.length, '', label, 1, 0, 0, 1])
  }
  rows.push(
    [learners.length, '', 'Combined TOTAL Per Day'],
    ['GUIDELINES:'],
    ['1. The attendance shall be …'],
  )
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = [{ s: { r: 3, c: 2 }, e: { r: 5, c: 2 } }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'school_form_2')
  return write(book, { type: 'buffer', bookType: 'biff8' })
}

/** As the learner information system hands out a class. */
export const exportedLearners = (learners: readonly RegisteredLearner[] = registeredLearners(6)): string =>
  [
    [
      'LRN',
      'Last Name',
      'First Name',
      'Name Ext.',
      'Middle Name',
      'Sex',
      'Birth Date',
      'Grade Level',
      'Section',
    ],
    ...learners.map(({ lrn, last, first, middle, sex, born }) => [
      ...[lrn, last, first, '', middle, sex, born, 'Grade 7', 'RIZAL'],
    ]),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n')
