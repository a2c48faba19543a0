import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'
import { countIn, openLines, requirementsIn } from './requirements.ts'

const isTest = /\.(test\.tsx?|spec\.ts)$/

test('every requirement of the specification names a test that is there', () => {
  const requirements = requirementsIn(readText('docs/requirements.md'))
  const tests = new Set(repositoryPaths.filter((path) => isTest.test(path)))
  expect(requirements.length).toBeGreaterThan(1_000)
  expect(openLines(requirements, (file) => (tests.has(file) ? readText(file) : null))).toEqual([])
})

test('docs/requirements.md says how many requirements it has', () => {
  const document = readText('docs/requirements.md')
  expect(countIn(document)).toBe(requirementsIn(document).length)
})

const notRun = 'skip'
const source = `test('a score is saved', run)\ntest.${notRun}('a grade is kept', run)\ntest("it's \`so\`", run)`
const read = (file: string) => (file === 'a.test.ts' ? source : null)
const row = (title: string, file = 'a.test.ts', id = 'A1.1') =>
  `| ${id} | Scores are saved | \`${file}\` | ${title} |`

test.each([
  ['a title that is not there', row('a score is lost'), 'A1.1: a.test.ts has no test "a score is lost"'],
  ['a part of a title', row('a score'), 'A1.1: a.test.ts has no test "a score"'],
  ['a test that does not run', row('a grade is kept'), 'A1.1: a.test.ts has no test "a grade is kept"'],
  ['a file that is not there', row('a score is saved', 'b.test.ts'), 'A1.1: there is no test file b.test.ts'],
  ['a line without a test', row(''), 'A1.1 has no requirement or no test'],
  [
    'a number used twice',
    `${row('a score is saved')}\n${row("it's `so`")}`,
    'A1.1 stands there twice; A1.2 is free',
  ],
])('%s is an open line', (_, document, problem) => {
  expect(openLines(requirementsIn(document), read)).toEqual([problem])
})

test('a line with its test is closed', () => {
  const document = `| No. | Requirement | Test | Title |\n|---|---|---|---|\n${row('a score is saved')}\n${row("it's `so`", 'a.test.ts', 'B2.10')}`
  expect(requirementsIn(document)).toHaveLength(2)
  expect(openLines(requirementsIn(document), read)).toEqual([])
})
