import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nonEmpty } from '../non-empty.ts'
import { promised } from './rows.ts'
import { resultOf } from './table.ts'

const reportOf = (...statuses: string[]) => ({
  testResults: [
    { name: '/somewhere/a.test.ts', assertionResults: statuses.map((status) => ({ status })) },
    { name: '/somewhere/b.test.ts', assertionResults: [{ status: 'passed' }] },
  ],
})

test.each([
  [['passed', 'skipped'], 'held, 2 tests'],
  [['passed', 'failed'], 'NOT HELD: 1 of 3 tests failed'],
  [['skipped'], 'not tried'],
  [[], 'not tried'],
])('a promise whose tests ended as %j is "%s"', (statuses, words) => {
  expect(resultOf({ files: ['a.test.ts', 'b.test.ts'] }, reportOf(...statuses))).toBe(words)
})

test('every promise names tests that are there', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  for (const { files } of nonEmpty(promised))
    expect(nonEmpty(files).filter((file) => !existsSync(`${root}${file}`))).toEqual([])
})
