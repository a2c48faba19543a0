import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { documentOfBytes } from '../packages/documents/src/reading/document-of-bytes.ts'
import { madeLessons, madePdf } from '../packages/documents/src/reading/made-pdf.ts'
import { compare, type Result } from './measure.ts'

const pageCounts = [100, 200]
const mostTimes = 4
const rounds = 5

/** Reading of long PDFs, without the start of the process it happens in, against `pdftotext` on the same file. */
export async function benchDocuments(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-documents-'))
  try {
    const figures = []
    for (const pages of pageCounts) {
      const bytes = await madePdf(madeLessons(pages))
      const path = join(folder, `${pages}.pdf`)
      await writeFile(path, bytes)
      figures.push(
        await compare(`${pages} pages`, {
          small: () => promisify(execFile)('pdftotext', [path, '-']),
          large: () => documentOfBytes(bytes, 'lessons.pdf'),
          rounds,
          warmUps: 1,
          limit: { ratio: mostTimes },
        }),
      )
    }
    return { title: 'Text of a PDF: pdftotext, and its reading as blocks', figures }
  } finally {
    await rm(folder, { recursive: true })
  }
}
