import type { Item } from '@klasrum/contract/material'
import type { Made } from './material-of.ts'
import type { Measured } from './measured.ts'
import { countFaults, judged, type Verdicts } from './verdicts.ts'

export type Row = { made: Made; measured: Measured; verdicts: Verdicts }

const percent = (share: number) => `${Math.round(share * 100)} %`

const short: Record<Item['form'], string> = {
  multiple_choice: 'choice',
  true_false: 'true or false',
  modified_true_false: 'modified',
  identification: 'identification',
  matching: 'matching',
  enumeration: 'enumeration',
  sequencing: 'sequencing',
  problem: 'problem',
  essay: 'essay',
}

const tally = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, of]) => `${of.length} ${name}`).join(', ')

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const checks = (rows: readonly Row[]) =>
  table(
    [
      'Document',
      'File',
      'Items',
      'Lint failures',
      'Quotes not found',
      'Duplicates',
      'Headings covered',
      'Other language',
      'Numbers made (quizzes · exam)',
      'Seconds',
    ],
    rows.map(({ made: { sample, seconds }, measured: found }) => [
      sample.title,
      sample.as,
      found.items.length,
      found.lint.length,
      found.quotesMissing,
      found.duplicates,
      `${found.headings - found.uncovered.length} of ${found.headings}`,
      found.otherLanguage,
      `${found.counts}${found.explained ? '' : ' (not explained)'}`,
      seconds.toFixed(1),
    ]),
  )

const shares = (rows: readonly Row[]) =>
  table(
    ['Document', 'Usable', 'Items', 'Rejected now', 'Not judged', 'Rejected in all rounds'],
    rows.map(({ made: { sample }, measured: { items }, verdicts }) => {
      const { usable, rejected, open, share } = judged(items, verdicts)
      const all = [...countFaults(verdicts.values())].map(([fault, count]) => `${count} ${fault}`).join(', ')
      return [sample.title, `${percent(share)} (${usable})`, items.length, rejected, open, all || '–']
    }),
  )

const forms = (rows: readonly Row[]) =>
  table(
    ['Document', 'By form', 'By difficulty'],
    rows.map(({ made: { sample }, measured: { items } }) => [
      sample.title,
      tally(items.map(({ form }) => short[form])),
      tally(items.map(({ difficulty }) => difficulty)),
    ]),
  )

/** The tables of the evaluation, in Markdown. */
export const reportOf = (rows: readonly Row[]): string =>
  ['### Checks', checks(rows), '### Judged by a teacher’s eye', shares(rows), '### Items', forms(rows)].join(
    '\n\n',
  )
