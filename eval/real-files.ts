import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadingProblem, SourceDocument } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import { digestOfFile } from './labels.ts'

/** A lesson file that nobody here made, as it was read. */
export type RealFile = { name: string; digest: string; source: SourceDocument; seconds: number }

export type UnreadFile = { name: string; problem: ReadingProblem }

/** Every Word and PDF file below a folder, in the order of their names. */
export async function* realFilesIn(folder: string): AsyncGenerator<RealFile | UnreadFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:pdf|docx?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of paths) {
    const name = path.slice(folder.length).replace(/^\/+/, '')
    const bytes = await readFile(path)
    const begun = performance.now()
    const answer = await readDocument(bytes, { fileName: name.split('/').at(-1) ?? name })
    if ('problem' in answer) yield { name, problem: answer.problem }
    else
      yield {
        name,
        digest: digestOfFile(bytes),
        source: answer.source,
        seconds: (performance.now() - begun) / 1000,
      }
  }
}
