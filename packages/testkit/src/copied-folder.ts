import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** Where PGlite has its database. */
const place = '/pglite/data'

const block = 512

type Part = { path: string; isFolder: boolean; content: Uint8Array }

/** The folders and files of an embedded database out of the tar that it dumps, which is read anew: who asks owns the bytes. */
async function partsOf(dump: string): Promise<Part[]> {
  const tar = await readFile(dump)
  const parts: Part[] = []
  for (let at = 0; at + block <= tar.length; ) {
    const text = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const name = text(0, 100)
    if (name === '') break
    const kind = text(156, 1)
    if (text(345, 155) !== '' || !['', '0', '5'].includes(kind))
      throw new Error(`A dumped database has no such part: ${name}.`)
    const size = Number.parseInt(text(124, 12), 8) || 0
    const content = new Uint8Array(tar.buffer, tar.byteOffset + at + block, size)
    parts.push({ path: name.replace(/^\/|\/$/g, ''), isFolder: kind === '5', content })
    at += block + Math.ceil(size / block) * block
  }
  return parts
}

/** The memory of an embedded database that begins with a dump: PGlite's own way looks up every folder of every file's path. */
export class CopiedFolder extends MemoryFS {
  readonly #dump: string

  constructor(dump: string) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('The database has not begun to open.')
    const { FS } = this.pg.Module
    FS.mkdirTree(place)
    for (const { path, isFolder, content } of await partsOf(this.#dump)) {
      if (isFolder) FS.mkdirTree(`${place}/${path}`)
      else FS.writeFile(`${place}/${path}`, content, { canOwn: true })
    }
  }
}

/** The same on a disk, for a product that opens it itself. */
export async function copyFolder(dump: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { path, isFolder, content } of await partsOf(dump)) {
    if (isFolder) await mkdir(join(folder, path), { recursive: true })
    else await writeFile(join(folder, path), content)
  }
}
