import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'
import { unwanted, unwantedWords } from './words.ts'

test('nothing is left to do, left out, switched off or bound to one machine', () => {
  const ours = repositoryPaths.filter(
    (path) => path !== 'package-lock.json' && unwanted.some(({ where }) => where.test(path)),
  )
  expect(ours.length).toBeGreaterThan(100)
  expect(ours.flatMap((path) => unwantedWords(path, readText(path)))).toEqual([])
})

test.each([
  ['a.ts', `// TO${'DO'}: later`],
  ['a.md', `FIX${'ME'}`],
  ['a.ts', `read('/${'home'}/ana/file')`],
  ['docs/a.md', `C${':'}\\Ana`],
  ['a.test.ts', `test.${'only'}('one', () => {})`],
  ['e2e/a.ts', `test.describe.${'skip'}('one', () => {})`],
  ['a.ts', `// @ts-${'ignore'}`],
  ['a.tsx', `// biome-${'ignore'} lint`],
])('%s with "%s" is found', (path, text) => {
  expect(unwantedWords(path, `\n${text}`)).toHaveLength(1)
})

test.each([
  ['a.ts', "const addresses = 'https://klasrum.example/home/page'"],
  ['a.ts', "import { only } from './only.ts'"],
  ['a.test.ts', "test.runIf(onPostgres)('a sentence', () => {})"],
])('%s with "%s" is fine', (path, text) => {
  expect(unwantedWords(path, text)).toEqual([])
})
