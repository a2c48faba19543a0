import { relative } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'

export type Outcome = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

type Row = {
  package: string
  mutants: number
  killed: number
  survived: number
  timedOut: number
  percent: number
}

/** A mutant that never comes to an end is noticed too. One that cannot be loaded says nothing and counts nowhere. */
export function rowOf(name: string, mutants: readonly Outcome[]): Row {
  const count = (...statuses: Outcome['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed')
  const timedOut = count('Timeout')
  const survived = count('Survived', 'NoCoverage')
  const all = killed + timedOut + survived
  const percent = all === 0 ? 0 : (100 * (killed + timedOut)) / all
  return { package: name, mutants: all, killed, survived, timedOut, percent }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90)

export function printSurvivors(mutants: readonly Outcome[]): void {
  for (const { fileName, location, mutatorName, replacement, status } of mutants)
    if (status === 'Survived' || status === 'NoCoverage')
      process.stdout.write(
        `${relative('.', fileName)}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${oneLine(replacement ?? '')}\n`,
      )
}

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['package', 'mutants', 'killed', 'survived', 'timed out', 'noticed'],
    ...rows.map((row) => [
      row.package,
      ...[row.mutants, row.killed, row.survived, row.timedOut].map(String),
      `${row.percent.toFixed(1)} %`,
    ]),
  ]
  const lines = cells.map((line) =>
    line.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(10))).join(''),
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}
