import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'

const guide = readText('docs/security.md')
const rows = nonEmpty(
  [...guide.matchAll(/^\| (F\d+) \|.*\| (.+) \|$/gm)].map(([, no = '', tests = '']) => ({ no, tests })),
)
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const testsNamedAfter = (no: string, text: string) => text.includes(`'${no}: `) || text.includes(`\`${no}: `)
const testFiles = repositoryPaths.filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))

test('every finding of the review has a row', () => {
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 28 }, (_, at) => `F${at + 1}`))
})

test.each(rows)('$no: each file of its row has a test that is named after it', ({ no, tests }) => {
  const files = nonEmpty(filesIn(tests))
  expect(files.filter((path) => !repositoryPaths.includes(path))).toEqual([])
  expect(files.filter((path) => !testsNamedAfter(no, readText(path)))).toEqual([])
})

test('attacks that held are kept in tests that are there', () => {
  const kept = guide.slice(guide.indexOf('### Attacks that held'))
  const files = nonEmpty(
    [...kept.matchAll(/^\| [^|]+ \| (.+) \|$/gm)].flatMap(([, cell = '']) => filesIn(cell)),
  )
  expect(files.filter((path) => !testFiles.includes(path))).toEqual([])
})
