import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'
import { retiredIn, retiredNames } from './retired-names.ts'

test('server, packages and screens have no name that the dictionary has retired', () => {
  const paths = repositoryPaths.filter((path) => retiredIn(path).length > 0)
  expect(paths.filter((path) => path.startsWith('apps/server/')).length).toBeGreaterThan(500)
  expect(paths.filter((path) => path.startsWith('packages/composer/')).length).toBeGreaterThan(200)
  expect(paths.filter((path) => path.startsWith('apps/web/')).length).toBeGreaterThan(200)
  expect(paths.flatMap((path) => retiredNames(path, readText(path)))).toEqual([])
})

const inServer = 'apps/server/src/a.ts'
const inComposer = 'packages/composer/src/a.ts'

test.each([
  [inServer, 'const holdTerm = 1', 1],
  [inServer, 'await keepDivision(tx)', 1],
  [inServer, 'const keepAlive = true', 0],
  [inServer, "const sentence = 'kept keepDivision'", 0],
  [inServer, '  // holdTerm was its name', 0],
  [inComposer, 'const tongue = tongueOf(language)', 1],
  [inComposer, 'type Asked = { count: number }', 1],
  [inComposer, 'export const SheetBones = () => null', 1],
  [inComposer, "const words = 'in the mother tongue'", 0],
  ['apps/web/src/features/landing/a.ts', 'const tongue = 1', 0],
] as const)('%s: %s has %i findings', (path, text, findings) => {
  expect(retiredNames(path, text)).toHaveLength(findings)
})
