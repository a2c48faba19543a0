import { utils, write } from '@e965/xlsx'
import { packZip } from '@klasrum/documents/pack-zip'
import { unpackZip } from '@klasrum/documents/unpack-zip'

type LinkedRecord = {
  /** "Grade 9 - Mabini" */
  gradeAndSection: string
  subject: string
  /** Names come from another file, scores are typed. */
  learners: readonly { name: string; scores: readonly number[] }[]
  highest: readonly number[]
}

/** A class record of one quarter whose names are looked up in a file that is not there, as the official ones do. */
export function linkedRecord({ gradeAndSection, subject, learners, highest }: LinkedRecord): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['Class Record'],
    ['FIRST QUARTER', '', 'GRADE & SECTION:', gradeAndSection, 'SUBJECT:', subject],
    [
      "LEARNERS' NAMES",
      'WRITTEN WORKS (40%)',
      '',
      'PERFORMANCE TASKS (40%)',
      '',
      'QUARTERLY ASSESSMENT (20%)',
    ],
    ['', 1, 2, 1, 2, 1],
    ['HIGHEST POSSIBLE SCORE', ...highest],
    ...learners.map(({ name, scores }) => [name, ...scores]),
    [],
    ['Prepared by:'],
  ])
  sheet['!merges'] = [1, 3].map((c) => ({ s: { r: 2, c }, e: { r: 2, c: c + 1 } }))
  for (const [at, { name }] of learners.entries())
    sheet[utils.encode_cell({ r: 5 + at, c: 0 })] = { t: 's', v: name, f: `'[1]Input Data'!B${at + 3}` }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '1st Quarter')
  const parts = unpackZip(write(book, { type: 'buffer', bookType: 'xlsx' }), {
    wanted: /./,
    most: 10_000_000,
  })
  parts.set(
    'xl/externalLinks/externalLink1.xml',
    Buffer.from(
      '<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><externalBook><sheetNames><sheetName val="Input Data"/></sheetNames></externalBook></externalLink>',
    ),
  )
  return packZip(parts)
}
