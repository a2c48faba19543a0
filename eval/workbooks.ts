import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { sheetsOfBytes } from '@klasrum/documents/sheets-of-bytes'
import { chanceOf, hashOf } from '@klasrum/skills/chance'
import { type Verdict, verdictOf } from '@klasrum/testkit/drift-verdict'
import { bookOf, bytesOf } from '@klasrum/testkit/drifted-book'
import { type BlankRecord, drift, driftNames, fillRecord, truthOf } from '@klasrum/testkit/drifted-records'
import { factTexts, fileKindOf, formText } from '../apps/server/src/features/workbooks/file-kind.ts'
import { readingOfSheets } from '../apps/server/src/features/workbooks/read-file.ts'
import { findRecordSheet } from '../apps/server/src/features/workbooks/record-sheet.ts'
import { fillForms } from './fill-forms.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const [folder = '.', wished = '40'] = process.argv.slice(2)
const copies = Number(wished)

/** Where the blank record has its cells: the columns are printed, so that a reader can compare them with the file. */
function blanksOf(sheets: readonly WorkbookSheet[]): BlankRecord[] {
  const records = sheets.filter(({ hidden }) => !hidden).flatMap((sheet) => findRecordSheet(sheet) ?? [])
  const isTold = records.some(({ quarter }) => quarter !== null)
  return records
    .filter(({ quarter }) => quarter !== null || !isTold)
    .map(({ name, highest, columns, names: [column = 1], nameParts }) => ({
      sheet: name,
      highest,
      items: columns.map(({ at, component }) => ({ at, component })),
      name:
        nameParts?.last != null && nameParts.first !== null
          ? { last: nameParts.last, first: nameParts.first, middle: nameParts.middle }
          : Math.max(column, 1),
    }))
}

/** A copy filled by writing cells, drifted, saved, and read again. */
async function tryCopy(
  bytes: Buffer,
  blanks: readonly BlankRecord[],
  seed: number,
  names: readonly string[],
) {
  const book = bookOf(bytes)
  const sheets = blanks.flatMap((blank) => book.find(({ name }) => name === blank.sheet) ?? [])
  for (const [at, blank] of blanks.entries()) {
    const sheet = sheets[at]
    if (sheet) fillRecord(sheet, blank, chanceOf(seed * 10 + at).below)
  }
  drift(sheets, names, () => chanceOf(seed).below)
  const truths = new Map(
    blanks.flatMap((blank, at) => {
      const sheet = sheets[at]
      return sheet ? [[sheet.name, truthOf(sheet, blank)] as const] : []
    }),
  )
  const answer = await sheetsOfBytes(bytesOf(book), 'record')
  if ('refused' in answer) return { is: 'told', why: answer.refused } satisfies Verdict
  const read = readingOfSheets(answer.sheets, { class_id: 0, quarter: 1 })
  return verdictOf(truths, 'refused' in read ? undefined : read.reading)
}

const letter = (at: number): string =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26))

const sums = { right: 0, told: 0, silent: 0 }
for (const name of (await readdir(folder))
  .filter((file) => /\.(xlsx|xlsm|xls|ods|docx)$/i.test(file))
  .sort()) {
  const bytes = await readFile(join(folder, name))
  const answer = await sheetsOfBytes(bytes, 'record')
  if ('refused' in answer) {
    say(`${name}: refused (${answer.refused})`)
    continue
  }
  const kind = fileKindOf(answer.sheets)
  say(`${name}: ${[formText(kind), ...factTexts(kind.facts)].join(' · ')}`)
  if (kind.form.kind !== 'class_record') continue
  const blanks = blanksOf(answer.sheets)
  const [first] = blanks
  if (!first) continue
  say(
    `  items of “${first.sheet}”: ${first.items.map(({ at, component }) => `${component} ${letter(at)}`).join(', ')}`,
  )
  const plain = await tryCopy(bytes, blanks, 1, [])
  say(`  filled by writing cells: ${plain.is}${'why' in plain ? ` (${plain.why})` : ''}`)
  const counts = { right: 0, told: 0, silent: 0 }
  for (let copy = 1; copy <= copies; copy += 1) {
    const seed = hashOf(`${name} ${copy}`)
    const drifts = chanceOf(seed).some(driftNames, 2 + (copy % 3))
    const verdict = await tryCopy(bytes, blanks, seed, drifts)
    counts[verdict.is] += 1
    if ('why' in verdict) say(`    ${verdict.is}, copy ${copy} (${drifts.join('; ')}): ${verdict.why}`)
  }
  say(`  drifted copies: ${counts.right} right, ${counts.told} told, ${counts.silent} wrong in silence`)
  for (const is of ['right', 'told', 'silent'] as const) sums[is] += counts[is]
}
const all = sums.right + sums.told + sums.silent
say(
  `drifted copies: ${all}, ${sums.right} right (${((sums.right * 100) / Math.max(1, all)).toFixed(1)} %), ${sums.told} told, ${sums.silent} wrong in silence`,
)
await fillForms(
  folder,
  (await readdir(folder)).filter((file) => /\.(xlsx|xlsm|xls|docx)$/i.test(file)).sort(),
)
