import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CellWrite, fillWorkbook } from '@klasrum/documents/fill-workbook'
import { sheetsOfBytes } from '@klasrum/documents/sheets-of-bytes'
import { chanceOf } from '@klasrum/skills/chance'
import { readFile as readRecordFile } from '../apps/server/src/features/workbooks/read-file.ts'
import { findRecord } from '../apps/server/src/features/workbooks/record-sheet.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const learners = 12
const family = [
  'Santos',
  'Reyes',
  'Cruz',
  'Bautista',
  'Peña',
  'Garcia',
  'Mendoza',
  'Dela Rosa',
  'Aquino',
  'Ramos',
  'Lopez',
  'Tan',
]
const given = [
  'Ana',
  'Ben',
  'Carla',
  'Dino',
  'Elena',
  'Felix',
  'Gina',
  'Hugo',
  'Iris',
  'Jose',
  'Karen',
  'Luis',
]

type Filled = { sheet: string; names: string[]; max: Map<number, number>; scores: Map<string, number> }

/** Writes names, highest possible scores and scores into the cells of a blank record, whatever stands there. */
function fill(
  record: NonNullable<ReturnType<typeof findRecord>>,
  seed: number,
): Filled & { writes: CellWrite[] } {
  const chance = chanceOf(seed)
  const { highest, columns, names, nameParts } = record
  const [nameColumn = 1] = names
  const writes: CellWrite[] = []
  const put = (row: number, column: number, value: string | number) =>
    writes.push({ sheet: record.name, row: row + 1, column: column + 1, value })
  const filled: Filled = { sheet: record.name, names: [], max: new Map(), scores: new Map() }
  const isFree = (row: number) => {
    const text = names.map((column) => record.grid.at(row, column)).join(' ')
    return !/[A-Za-z]{3}/.test(text)
  }
  const used = columns.filter((_, at) => at % 3 !== 2)
  for (const { at } of used) {
    const max = 10 + chance.below(41)
    filled.max.set(at, max)
    put(highest, at, max)
  }
  for (let row = highest + 1, index = 0; index < learners; row += 1) {
    if (!isFree(row)) continue
    const [last, first] = [family[index] ?? '', given[index] ?? '']
    const name = `${last}, ${first}${nameParts?.middle ? ' M' : ''}`
    if (nameParts) {
      put(row, nameParts.last ?? 0, last)
      put(row, nameParts.first ?? 0, first)
      if (nameParts.middle !== null) put(row, nameParts.middle, 'M')
    } else put(row, nameColumn === 0 ? 1 : nameColumn, name)
    filled.names.push(name)
    for (const { at } of used) {
      if (chance.below(8) === 0) continue
      const score = chance.below((filled.max.get(at) ?? 10) + 1)
      filled.scores.set(`${index} ${at}`, score)
      put(row, at, score)
    }
    index += 1
  }
  return { ...filled, writes }
}

async function main(folder: string) {
  for (const name of (await readdir(folder)).filter((file) => /\.(xlsx|xlsm|xls|ods)$/i.test(file)).sort()) {
    const bytes = await readFile(join(folder, name))
    const answer = await sheetsOfBytes(bytes, 'record')
    if ('refused' in answer) {
      say(`${name}: refused (${answer.refused})`)
      continue
    }
    const records = answer.sheets.filter(({ hidden }) => !hidden).flatMap((sheet) => findRecord(sheet) ?? [])
    if (records.length === 0) {
      const reading = await readRecordFile(bytes, { class_id: 0, quarter: 1 })
      say(
        `${name}: no class record; ${'refused' in reading ? reading.refused : `${reading.reading.kind}: ${reading.reading.names.length} names, ${reading.reading.quarters[0]?.columns.length} columns`}`,
      )
      continue
    }
    const all = records
      .filter(({ quarter }) => quarter !== null)
      .map((record, at) => ({ record, filled: fill(record, at + 1) }))
    const { bytes: written, left } = fillWorkbook(
      bytes,
      all.flatMap(({ filled }) => filled.writes),
    )
    if (left.length > 0) say(`    ${left.length} cells hold formulas`)
    const again = await readRecordFile(written, { class_id: 0, quarter: 1 })
    if ('refused' in again) {
      say(`${name}: ${records.length} sheets; filled it is refused (${again.refused})`)
      continue
    }
    const { names, quarters, notes, kind } = again.reading
    let [right, wrong] = [0, 0]
    const note = (isRight: boolean, what: string) => {
      if (isRight) right += 1
      else {
        wrong += 1
        if (wrong <= 5) say(`    wrong: ${what}`)
      }
    }
    for (const { record, filled } of all) {
      const quarter = quarters.find(({ sheet }) => sheet === record.name)
      note(quarter !== undefined, `${record.name} is not there`)
      if (!quarter) continue
      for (const [index, learner] of filled.names.entries())
        note(names[index]?.name === learner, `${learner} is ${names[index]?.name}`)
      note(names.length === filled.names.length, `${names.length} names`)
      note(
        quarter.columns.length === filled.max.size,
        `${quarter.columns.length} columns of ${filled.max.size}`,
      )
      for (const [at, max] of filled.max) {
        const column = quarter.columns[[...filled.max.keys()].indexOf(at)]
        note(column?.max === String(max), `highest of column ${at} is ${column?.max}, not ${max}`)
        for (let index = 0; index < learners; index += 1)
          note(
            (column?.cells[index]?.text ?? '') === String(filled.scores.get(`${index} ${at}`) ?? ''),
            `${record.name} row ${index} column ${at}`,
          )
      }
    }
    say(
      `${name}: ${kind}, ${all.length} sheets, ${right} right, ${wrong} wrong${notes.length > 0 ? `; ${notes.join(' ')}` : ''}`,
    )
  }
}

await main(process.argv[2] ?? '.')
process.exit(0)
