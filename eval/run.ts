import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { digestOf } from './item-text.ts'
import { materialOf } from './material-of.ts'
import { measured } from './measured.ts'
import { readablePapers } from './paper-text.ts'
import { evaluateReal } from './real.ts'
import { type Row, reportOf } from './report.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'
import { listedUnit } from './unit-text.ts'
import { verdictsOf } from './verdicts.ts'

const page = new URL('../docs/evaluation.md', import.meta.url)
const marks = ['<!-- tables: written by npm run eval -->', '<!-- end of tables -->'] as const

async function rowOf(sample: Sample): Promise<Row> {
  const made = await materialOf(sample)
  return { made, measured: measured(made), verdicts: await verdictsOf(sample.name) }
}

/** The items of one document for judging. */
function listed({ made: { material }, measured: { lint, uncovered }, verdicts }: Row): string {
  const lines = readablePapers(material, (item) => verdicts.get(digestOf(item)) ?? 'not judged')
  return [
    ...lines,
    `Lint failures: ${lint.join(', ') || 'none'}`,
    `Not covered: ${uncovered.join(', ') || 'none'}`,
  ].join('\n')
}

/** Only the tables of the page are written anew. */
async function writeTables(report: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = marks.map((mark) => text.indexOf(mark))
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error('docs/evaluation.md has no place for the tables.')
  await writeFile(page, `${text.slice(0, from + marks[0].length)}\n\n${report}\n\n${text.slice(to)}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      list: { type: 'string' },
      fit: { type: 'boolean' },
      label: { type: 'string' },
      unit: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (values.unit !== undefined) {
    for (const id of values.unit) process.stdout.write(`${await listedUnit(id)}\n`)
    return
  }
  if (folder !== undefined) {
    await evaluateReal(resolve(folder), values, (line) => process.stdout.write(`${line}\n`))
    return
  }
  const chosen = samples.filter(({ name }) => values.list === undefined || name === values.list)
  if (chosen.length === 0) throw new Error(`There is no sample "${values.list}".`)
  const rows: Row[] = []
  for (const sample of chosen) rows.push(await rowOf(sample))
  if (values.list !== undefined) {
    process.stdout.write(`${rows.map(listed).join('\n')}\n`)
    return
  }
  const report = reportOf(rows)
  process.stdout.write(`${report}\n`)
  await writeTables(report)
  const failed = rows.some(
    ({ measured: found }) => found.lint.length + found.quotesMissing + found.duplicates > 0,
  )
  if (failed) process.exitCode = 1
}

await main()
