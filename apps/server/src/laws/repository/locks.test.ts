import { expect, test } from 'vitest'
import { unnamedLocks } from './locks.ts'
import { readText, repositoryPaths } from './repository.ts'

test('a function that locks rows says how strongly in its name', () => {
  const stores = repositoryPaths.filter(
    (path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path),
  )
  const found = stores
    .map((path) => ({ path, text: readText(path) }))
    .filter(({ text }) => text.includes('.for('))
  expect(found.length).toBeGreaterThan(20)
  expect(found.flatMap(({ path, text }) => unnamedLocks(path, text))).toEqual([])
})

test.each([
  ["export const shareUser = (tx) =>\n  tx.select().for('update')", 1],
  ["export const lockUser = (tx) =>\n  tx.select().for('update')", 1],
  ["export const lockUser = (tx) =>\n  tx.select().for('no key update')", 0],
  ["export async function lockUserForUpdate(tx) {\n  return tx.select().for('update', { of: users })\n}", 0],
  ["export const shareDivisionKey = (tx) =>\n  tx.select().for('share')", 1],
] as const)('%s has %i findings', (text, findings) => {
  expect(unnamedLocks('a.store.ts', text)).toHaveLength(findings)
})
