import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sheet } from '@klasrum/contract/sheets'
import { expect, test } from '../fixtures.ts'
import { header } from '../pages/header.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { keptAnswersIn } from './kept-shell.ts'
import { sheetsFor } from './sheet-beside.ts'

/** Files below the folder in which one of the words stands, in either way a browser writes text. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path)
    if (!(await stat(file).catch(() => null))?.isFile()) continue
    const bytes = await readFile(file)
    const has = words.some((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')))
    if (has) found.push(path)
  }
  return found
}

const keyFilesIn = async (folder: string): Promise<string[]> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /File System/.test(path))
  const sizes = await Promise.all(paths.map(async (path) => [path, (await stat(join(folder, path))).size]))
  return sizes.flatMap(([path, size]) => (size === 32 ? [String(path)] : []))
}

test('F14: no file of the browser names a learner, the sheet opens without a connection all the same, and the key goes with the session', async ({
  browser,
  premises,
  visitor,
  tokenOf,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'klasrum-profile-'))
  const token = await tokenOf('teacher')
  const made = await sheetsFor(visitor, token).make({ learners: 2, items: ['Quiz 1'], weight: 100 })
  const headers = { authorization: `Bearer ${token}` }
  const { learners } = await visitor.ask(`/api/education/classes/${made.id}/sheets/1`, { headers })
  const names = (learners as Sheet['learners']).map(({ listed_name }) => listed_name)
  const open = () => browser.browserType().launchPersistentContext(profile, { baseURL: premises.url })

  const first = await open()
  await first.addInitScript((value) => {
    if (!sessionStorage.getItem('entered')) localStorage.setItem('token', value)
    sessionStorage.setItem('entered', 'yes')
  }, token)
  const page = await first.newPage()
  await page.goto(made.at)
  await expect(sheetPage(page).named(names[0] ?? '')).toBeVisible()
  await expect.poll(() => keptAnswersIn(page)).toContain(names[0])
  await first.close()
  expect(await keyFilesIn(profile)).toHaveLength(1)
  expect(await filesWith(profile, ['klasrum-kept'])).not.toEqual([])
  expect(await filesWith(profile, names)).toEqual([])

  const second = await open()
  const again = await second.newPage()
  await again.goto('/dashboard')
  await again.route('**/api/education/**', (route) => route.abort())
  await again.goto(made.at)
  await expect(sheetPage(again).named(names[0] ?? '')).toBeVisible()
  await expect(again.getByText(/^Offline – as of/)).toBeVisible()
  await header(again).choose('Sign out')
  await expect(again).toHaveURL(/\/login/)
  await expect.poll(() => keptAnswersIn(again)).toBe('')
  await second.close()
  expect(await keyFilesIn(profile)).toEqual([])
  expect(await filesWith(profile, names)).toEqual([])
  await rm(profile, { recursive: true })
})
