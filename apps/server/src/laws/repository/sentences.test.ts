import { expect, test } from 'vitest'
import { readText, repositoryPaths } from './repository.ts'
import { isRead, retiredWords, sourceSentencesIn } from './sentences.ts'

test('no sentence of the product has a word that teachers here do not use', () => {
  const read = repositoryPaths.filter(isRead)
  expect(read.length).toBeGreaterThan(500)
  expect(read.flatMap((path) => sourceSentencesIn(readText(path))).length).toBeGreaterThan(2_000)
  expect(read.flatMap((path) => retiredWords(path, readText(path)))).toEqual([])
})

test.each([
  "toast({ title: 'The document was written anew.' })",
  '<p>Mend what is marked</p>',
  "const label = 'Leave out'",
  "const words = 'Choose the item it is, or leave it out.'",
  'const title = `A show in the making`',
  "{ value: 'wrong', label: 'Wrong' }",
])('%s is found', (source) => {
  expect(retiredWords('a.tsx', source)).toHaveLength(1)
})

test.each([
  '/** A show in the making is not mended. */',
  "import { mend } from './roster-mend.ts'",
  "summary: 'Writes a school anew.'",
  "const title = 'If something goes wrong'",
])('%s is fine', (source) => {
  expect(retiredWords('a.tsx', source)).toEqual([])
})
