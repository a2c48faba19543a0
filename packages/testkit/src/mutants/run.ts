import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { namedSeed } from '../chance.ts'
import { drawnLines } from './drawn-lines.ts'
import { leastPercent, type Subject, subjects } from './subjects.ts'
import { type Outcome, printSurvivors, printTable, rowOf } from './table.ts'

/** `npm run mutants`: the rules are changed one operator at a time, and a test has to notice. `npm run mutants -- points` tries one package. */
const { positionals: wanted } = parseArgs({ allowPositionals: true })

const sourcesOf = ({ package: name, files }: Subject): string[] =>
  globSync(files.map((file) => `packages/${name}/src/${file}`))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()

async function mutate(subject: Subject): Promise<Outcome[]> {
  const sources = sourcesOf(subject)
  return new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'packages/testkit/src/mutants/vitest.config.ts', related: true },
    mutate:
      subject.oneLineOf === 1
        ? sources
        : sources.flatMap((file) => drawnLines(file, subject.oneLineOf, namedSeed())),
    ignorePatterns: ['/apps', '/bench', '/docs', '/e2e', '/eval', '/data', '/test-results'],
    // Node reads no TypeScript below node_modules.
    tempDirName: '.mutants',
    // Whoever runs this has other work on the second core.
    concurrency: 1,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    warnings: false,
    allowConsoleColors: false,
    disableTypeChecks: false,
  }).runMutationTest()
}

const chosen = subjects.filter((subject) => wanted.length === 0 || wanted.includes(subject.package))
const outcomes: [Subject, Outcome[]][] = []
for (const subject of chosen) outcomes.push([subject, await mutate(subject)])
for (const [, mutants] of outcomes) printSurvivors(mutants)
const rows = outcomes.map(([subject, mutants]) => rowOf(subject.package, mutants))
printTable(rows)
if (rows.length === 0 || rows.some(({ percent }) => percent < leastPercent)) process.exitCode = 1
