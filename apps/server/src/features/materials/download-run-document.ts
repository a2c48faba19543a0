import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { Material } from '@klasrum/contract/material'
import type { PaperDocument } from '@klasrum/contract/papers'
import type { downloadRunDocumentEndpoint as shape } from '@klasrum/contract/run-documents'
import { packZip } from '@klasrum/documents/pack-zip'
import { datedName, fileNameOf } from '@klasrum/documents/papers/file-name'
import { paperFile } from '@klasrum/documents/papers/paper-file'
import { papersOf } from '@klasrum/documents/papers/papers-of'
import { dateInManila } from '../../clock.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { madeFiles } from './made-files.store.ts'
import { planHeadingOf } from './plan-heading.ts'
import { type OfDocument, ownMade, paperIn } from './run-document.ts'
import { ownRun } from './show-run.ts'

type File = Received<typeof FileReply>
type Asked = Received<typeof shape.query>

export async function downloadRunDocument(
  { database: { tx } }: House,
  actor: Actor,
  place: OfDocument,
  { format, paper }: Asked,
): Promise<File> {
  const { created_at } = await ownRun(tx, actor, place.id)
  const { material } = await ownMade(tx, actor, place)
  return paperFile(foundAgain(paperIn(material, place.document, paper), material, created_at), format)
}

/** A folder for each file, where there are several. */
export async function downloadRunFiles(
  { database: { tx } }: House,
  actor: Actor,
  id: number,
  { format, paper }: Asked,
): Promise<File> {
  const { created_at } = await ownRun(tx, actor, id)
  const made = (await madeFiles(tx, id)).flatMap(({ file_name, material }, at) =>
    material ? [{ folder: folderOf(at + 1, file_name), material }] : [],
  )
  const [first] = made
  if (!first) refuse('run.not_found')
  const files = new Map<string, Uint8Array>()
  for (const { folder, material } of made)
    for (const document of papersOf(material, { paper })) {
      const { name, bytes } = await paperFile(foundAgain(document, material, created_at), format)
      files.set(made.length > 1 ? `${folder}/${name}` : name, bytes)
    }
  return {
    type: 'application/zip',
    name: `${zipName(first.material, created_at)}.zip`,
    bytes: packZip(files),
  }
}

const folderOf = (place: number, fileName: string): string =>
  fileNameOf(`File ${place}`, fileName.replace(/\.\w{2,5}$/, ''))

const zipName = (material: Material, made: Date): string => {
  const { quizzes, exam, plan } = material
  const name = fileNameOf('Lesson documents', exam?.title ?? quizzes[0]?.title ?? plan.title)
  return datedName(name, classIn(material), dateInManila(made))
}

/** Which subject, grade and section it is for, as far as the heading says so. */
function classIn(material: Material): string[] {
  const { learning_area, grade_and_section } = planHeadingOf(material)
  return [learning_area ?? '', grade_and_section ?? ''].filter(Boolean)
}

const foundAgain = <T extends PaperDocument>(document: T, material: Material, made: Date): T => ({
  ...document,
  fileName: datedName(document.fileName, classIn(material), dateInManila(made)),
})
