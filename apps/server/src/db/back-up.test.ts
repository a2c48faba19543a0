import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../features/accounts/accounts.tables.ts'
import { backUp } from './back-up.ts'
import { openEmbedded } from './client.ts'

const app = await startApp()
const embedded = app.house.database.kind === 'embedded'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a nightly copy opens as a database with everything in it; a PostgreSQL server is left to its own means', async () => {
  const folder = await aFolder()
  const teacher = await aTeacher(app.tx)
  await backUp({ ...app.house, folder }).work({})
  const copies = await readdir(folder)
  if (!embedded) return expect(copies).toEqual([])
  expect(copies).toHaveLength(1)
  const copy = await openEmbedded(undefined, {
    loadDataDir: new Blob([await readFile(join(folder, copies[0] ?? ''))]),
  })
  expect((await copy.tx.select().from(users)).map(({ email }) => email)).toContain(teacher.email)
  await copy.close()
})

test('seven copies are kept, the newest ones', async () => {
  const folder = await aFolder()
  const before = Array.from({ length: 8 }, (_, day) => `klasrum-2026-01-0${day + 1}.tar.gz`)
  for (const name of before) await writeFile(join(folder, name), '')
  await backUp({ ...app.house, folder }).work({})
  const today = `klasrum-${app.clock.now().toISOString().slice(0, 10)}.tar.gz`
  expect((await readdir(folder)).sort()).toEqual(embedded ? [...before.slice(2), today] : before)
})
