import type { Promised } from './rows.ts'

/** As vitest writes them with its reporter `json`. */
export type Report = {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** What came of the tests in these files; a file that was not run, or of which every test was left out, shows nothing. */
export function resultOf({ files }: Pick<Promised, 'files'>, { testResults }: Report): string {
  const ofFiles = files.map((file) =>
    testResults.filter(({ name }) => name.endsWith(`/${file}`)).flatMap((each) => each.assertionResults),
  )
  const all = ofFiles.flat()
  const count = (status: string) => all.filter((each) => each.status === status).length
  if (count('failed') > 0) return `NOT HELD: ${count('failed')} of ${all.length} tests failed`
  if (ofFiles.some((tests) => !tests.some(({ status }) => status === 'passed'))) return 'not tried'
  return `held, ${count('passed')} tests`
}

export function promisesPage(rows: readonly Promised[], report: Report, day: string): string {
  const lines = rows.map(
    (row) =>
      `| ${row.id} | ${row.text} | ${row.size} | ${resultOf(row, report)} | ${row.files.map((file) => `\`${file}\``).join(', ')} |`,
  )
  return `# What is promised, and how it went

Written by \`npm run test:long\` on ${day}; not by hand. Each row names the size that was tried and the tests that did. The deadline hour
(R44), growth and how long others wait while documents are read (R45) are figures of \`npm run bench -- deadline growth runs\`.

| No. | Promise | Size | Result | Tests |
|---|---|---|---|---|
${lines.join('\n')}
`
}
