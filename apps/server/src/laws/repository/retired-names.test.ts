import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'
import { retiredNames } from './retired-names.ts'

test('the server has no name that the dictionary has retired', () => {
  const paths = repositoryPaths.filter((path) =>
    /^(?:apps\/server|packages\/contract)\/src\/.*\.ts$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.flatMap((path) => retiredNames(path, readText(path)))).toEqual([])
})

test.each([
  ['const holdTerm = 1', 1],
  ['await keepDivision(tx)', 1],
  ['const keepAlive = true', 0],
  ["const sentence = 'kept keepDivision'", 0],
  ['  // holdTerm was its name', 0],
] as const)('%s has %i findings', (text, findings) => {
  expect(retiredNames('a.ts', text)).toHaveLength(findings)
})
