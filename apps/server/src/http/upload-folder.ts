import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { before, hours } from '../clock.ts'

const machine = hostname().replace(/[^\w-]/g, '')

/** Where this process writes what arrives. What others left when they were killed is removed. */
export async function openUploadFolder(parent: string): Promise<string> {
  const own = `${machine}.${process.pid}`
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent))
    if (await isLeft(parent, name)) await rm(join(parent, name), { recursive: true, force: true })
  const folder = join(parent, own)
  await mkdir(folder, { recursive: true })
  return folder
}

/** A process of another machine may be at work: its folder is left alone until nothing has come for long. */
async function isLeft(parent: string, name: string): Promise<boolean> {
  const [on, number] = name.split('.')
  if (on === machine && number !== undefined)
    return Number(number) !== process.pid && !isRunning(Number(number))
  const { mtime } = await stat(join(parent, name)).catch(() => ({ mtime: new Date() }))
  return mtime < before(new Date(), hours(6))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
