import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { emptyPremises, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { aBackupFolder } from './backup-desk.ts'
import { patience, startAndWait } from './start.ts'

const folder = await aBackupFolder()
const run = promisify(execFile)
const program = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const place = join(folder, 'place')
const keyFile = join(folder, 'key')

const settingsOf = ({ dataDir, databaseUrl }: Premises) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  BACKUP_TO: place,
  BACKUP_KEY_FILE: keyFile,
})

async function aSite(make: () => Promise<Premises>): Promise<Premises> {
  const premises = await make()
  onTestFinished(premises.remove)
  return premises
}

test(
  'a backup that is killed is not counted as one, and the next is put back elsewhere, where the product opens',
  async () => {
    await run(process.execPath, [program('back-up'), '--new-key', keyFile])
    const site = await aSite(furnishedPremises)
    const uploads = join(site.dataDir, 'uploads', 'lesson_files')
    await mkdir(uploads, { recursive: true })
    const files = Array.from({ length: 40 }, (_, file) => join(uploads, `file-${file}`))
    for (const file of files) await writeFile(file, Buffer.alloc(1_000_000, Math.random().toString()))
    const env = settingsOf(site)
    const killed = spawn(process.execPath, [program('back-up')], { env, stdio: 'ignore' })
    await until(async () => (await readdir(place).catch(() => [])).length > 0, {
      what: 'a backup to begin',
      within: 60_000,
    })
    killed.kill('SIGKILL')
    await once(killed, 'close')
    expect((await run(process.execPath, [program('back-up'), '--list'], { env })).stdout).toBe('')
    expect(await readdir(place)).toEqual([expect.stringMatching(/^\.klasrum-/)])

    // So many give time to end one in its midst; what comes after needs a few.
    const fileCount = atSize({ commit: 4, long: files.length })
    for (const file of files.slice(fileCount)) await rm(file)
    await run(process.execPath, [program('back-up')], { env })
    const names = await readdir(place)
    expect(names).toEqual([expect.stringMatching(/^klasrum-.*\.tar\.gz\.age$/)])
    const { stdout } = await run(process.execPath, [program('back-up'), '--verify'], { env })
    expect(stdout).toMatch(
      new RegExp(`was put back and compared: \\d+ rows and ${fileCount} files are equal`),
    )

    const elsewhere = await aSite(emptyPremises)
    const restore = () =>
      run(process.execPath, [program('restore'), names[0] ?? ''], { env: settingsOf(elsewhere) })
    expect((await restore()).stdout).toMatch(new RegExp(`is back: \\d+ rows and ${fileCount} files`))
    await expect(restore()).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Nothing was put back: /),
    })
    await startAndWait({ ...elsewhere, env: { DEMO: 'off' } })
    expect(await readdir(join(elsewhere.dataDir, 'uploads', 'lesson_files'))).toHaveLength(fileCount)
  },
  patience,
)
