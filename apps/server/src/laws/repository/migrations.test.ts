import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from './repository.ts'

const folder = 'apps/server/src/db/migrations'

test('every migration stands in the journal, in order: one that does not is never run', () => {
  const journal: { entries: { tag: string }[] } = JSON.parse(readText(`${folder}/meta/_journal.json`))
  const files = globSync('*.sql', { cwd: join(root, folder) }).map((name) => basename(name, '.sql'))
  expect(journal.entries.map(({ tag }) => tag)).toEqual(files.sort())
})
