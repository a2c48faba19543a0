import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Author } from '@klasrum/composer/author'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import type { ComposeAsk } from './arguments.ts'

type Say = (line: string) => void

/** Nothing could be made; why was said for each file. */
export class NothingMade extends Error {}

/** Reads the files that can be read, writes the documents and, beside them, what they were made from. */
export async function composeFiles(
  { files, out, paper, settings }: ComposeAsk,
  { say, author }: { say: Say; author?: Author },
): Promise<void> {
  const reading = Promise.all(files.map((path) => readOne(path, say)))
  // Other processes read the files, while this one loads what writes.
  const { docxOf } = await import('@klasrum/documents/docx/docx')
  const { papersOf } = await import('@klasrum/documents/papers/papers-of')
  const composer = await import('@klasrum/composer/compose')
  const documents = (await reading).flatMap((document) => document ?? [])
  if (documents.length === 0) throw new NothingMade('None of the files could be read.')
  const material = await composed(composer, documents, settings, author)
  await mkdir(out, { recursive: true })
  for (const document of papersOf(material, { paper })) {
    const name = `${document.fileName}.docx`
    await writeFile(join(out, name), await docxOf(document))
    say(`Written: ${join(out, name)}`)
  }
  await writeFile(join(out, 'material.json'), `${JSON.stringify(material, null, 2)}\n`)
  say(`Written: ${join(out, 'material.json')}`)
  for (const note of material.notes) say(`Note: ${note}`)
  for (const { difficulty, missing, why } of material.exam?.shortfalls ?? [])
    say(`Exam: ${missing} ${difficulty} could not be made. ${why}`)
  for (const warning of material.slides?.warnings ?? []) say(`Slide show: ${warning}`)
}

async function composed(
  { compose, NothingToTeach }: typeof import('@klasrum/composer/compose'),
  documents: readonly SourceDocument[],
  settings: ComposeAsk['settings'],
  author?: Author,
) {
  const { knowledge } = await import('../features/materials/writing/knowledge.ts')
  try {
    return await compose(documents, settings, { author, knowledge })
  } catch (error) {
    if (error instanceof NothingToTeach) throw new NothingMade(error.message)
    throw error
  }
}

async function readOne(path: string, say: Say): Promise<SourceDocument | undefined> {
  const fileName = basename(path)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error)
  if (bytes instanceof Error) {
    say(`${fileName}: ${bytes.code === 'ENOENT' ? 'There is no such file.' : 'This file cannot be opened.'}`)
    return undefined
  }
  const answer = await readDocument(bytes, { fileName })
  if ('problem' in answer) say(`${fileName}: ${readingSentences[answer.problem]}`)
  return 'problem' in answer ? undefined : answer.source
}
