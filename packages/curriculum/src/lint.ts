import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entriesOf } from './compile.ts'
import { coverageOf } from './coverage.ts'
import { idOfFile, unitIds, unitSourceOf } from './files.ts'
import { lintAll } from './lint-all.ts'
import { lintShows } from './lint-shows.ts'
import { lintStandards } from './lint-standards.ts'
import { lintUnit } from './lint-unit.ts'
import { problemLine } from './problem.ts'
import { readUnit } from './read-unit.ts'

/** `npm run units [-- FILE…]`: what is wrong in these units, or in all of them. With `--page`, writes the page of coverage. */
const typed = process.argv.slice(2)
const named = typed.filter((word) => word !== '--page').map((file) => idOfFile(file))
const read = unitIds().map((id) => ({ file: `${id}.txt`, ...readUnit(id, unitSourceOf(id)) }))
const checkedFiles = new Set(named.length > 0 ? named.map((id) => `${id}.txt`) : read.map(({ file }) => file))
const checkedUnits = read.filter(({ file }) => checkedFiles.has(file)).map(({ unit }) => unit)
const problems = [
  ...read
    .filter(({ file }) => checkedFiles.has(file))
    .flatMap(({ unit, file, problems }) => [...problems, ...lintUnit(unit, file)]),
  ...lintAll(read).filter(({ file }) => checkedFiles.has(file)),
  ...lintShows(checkedUnits),
  ...lintStandards(checkedUnits),
]
for (const problem of problems) process.stdout.write(`${problemLine(problem)}\n`)
process.stdout.write(`${checkedFiles.size} units, ${problems.length} problems\n`)
if (typed.includes('--page')) {
  const page = fileURLToPath(new URL('../../../docs/curriculum.md', import.meta.url))
  writeFileSync(page, coverageOf(entriesOf()))
}
process.exitCode = problems.length > 0 ? 1 : 0
