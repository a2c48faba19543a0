import { expect, test } from 'vitest'
import { namesForTwoThings } from './exported-names.ts'
import { readText, repositoryPaths } from './repository.ts'

const isProduct = (path: string): boolean =>
  /^(?:apps|packages)\/.+\.tsx?$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !path.startsWith('packages/testkit/')

test('no exported name of the server, the web or the packages stands for two things', () => {
  const paths = repositoryPaths.filter(isProduct)
  expect(paths.length).toBeGreaterThan(2_000)
  expect(namesForTwoThings(paths.map((path) => ({ path, text: readText(path) })))).toEqual([])
})

test('a name in two files of one side is found, one of a call on both sides is not', () => {
  const source = (path: string) => ({ path, text: 'export const Cell = 1\nexport type Pair = { a: 1 }\n' })
  expect(namesForTwoThings([source('apps/web/src/a.ts'), source('apps/web/src/b.ts')])).toHaveLength(2)
  expect(namesForTwoThings([source('apps/web/src/a.ts'), source('packages/x/src/b.ts')])).toHaveLength(2)
  expect(namesForTwoThings([source('apps/web/src/a.ts'), source('apps/server/src/a.ts')])).toEqual([])
})
