import { typedTextsIn } from '@klasrum/composer/declaration'
import { itemsOn } from '@klasrum/composer/papers/amend'
import { remarksOn } from '@klasrum/composer/papers/remarks'
import type { Item, Material } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import { type DocumentName, documentNames } from '@klasrum/contract/runs'
import type { Paper } from '@klasrum/documents/column'
import { type LessonPaper, papersOf } from '@klasrum/documents/papers/papers-of'
import { planFields, planPlaceOf } from '@klasrum/documents/papers/plan-fields'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { mostLettersIn, planHeadingOf } from './plan-heading.ts'
import { changeMade, findMade } from './run-documents.store.ts'

export type OfFile = { id: number; file_id: number }
export type OfDocument = OfFile & { document: DocumentName }
export type MadeMaterial = NonNullable<Awaited<ReturnType<typeof findMade>>>

const nameOf = ({ of }: LessonPaper): string => (of.kind === 'quiz' ? `session-${of.session}` : of.kind)

/** One document laid out. */
export const paperIn = (material: Material, document: DocumentName, paper?: Paper): LessonPaper =>
  papersOf(material, { paper }).find((each) => nameOf(each) === document) ?? refuse('run.not_found')

/** To everybody else it does not exist. */
export const ownMade = async (tx: Tx, { user_id }: Actor, place: OfFile): Promise<MadeMaterial> =>
  (await findMade(tx, user_id, place)) ?? refuse('run.not_found')

export async function showRunDocument(tx: Tx, actor: Actor, place: OfDocument): Promise<RunDocument> {
  return runDocumentViewOf(await ownMade(tx, actor, place), place.document)
}

export function runDocumentViewOf(
  { material, revision, taken_off }: Pick<MadeMaterial, 'material' | 'revision' | 'taken_off'>,
  document: DocumentName,
): RunDocument {
  const items = [...itemsIn(material, document)]
  return {
    document,
    revision,
    paper: paperIn(material, document),
    items,
    flags: remarksOn(items),
    taken_off: (taken_off ?? [])
      .filter((each) => each.document === document)
      .map(({ item: { id, stem } }) => ({ item_id: id, stem }))
      .toReversed(),
    papers: papersIn(material),
    shortfalls: document === 'exam' ? shortfallsOf(material) : [],
    ...(document === 'plan' ? writtenIn(material) : { texts: [], heading: null, typed_texts: 0 }),
  }
}

/** What the teacher can write in a plan, and how much of it she wrote. */
const writtenIn = (material: Material): Pick<RunDocument, 'texts' | 'heading' | 'typed_texts'> => ({
  texts: planFields(material).map((field) => ({
    ...field,
    most: 'head' in planPlaceOf(field.id) ? mostLettersIn(material, field.label) : null,
  })),
  heading: planHeadingOf(material),
  typed_texts: typedTextsIn(material.plan),
})

/** Difficulties as the page names them. */
const shortfallsOf = ({ exam }: Material): string[] =>
  (exam?.shortfalls ?? []).map(
    ({ difficulty, missing, why }) =>
      `${missing} ${difficulty} ${missing === 1 ? 'item' : 'items'} could not be made. ${why}`,
  )

/** A paper may be one on which nothing stands yet. */
export const papersIn = (material: Material): DocumentName[] =>
  documentNames.filter((document) => document !== 'plan' && itemsOn(material, document) !== null)

const mostOn = (document: DocumentName): number => (document === 'exam' ? 400 : 40)

/** Whether a paper takes one more item. */
export const isFull = (material: Material, document: DocumentName): boolean =>
  (itemsOn(material, document) ?? []).length >= mostOn(document)

/** A quiz or exam on which nothing stands is no document. */
export function itemsIn(material: Material, document: DocumentName): readonly Item[] {
  const items = itemsOn(material, document)
  return items && (document === 'plan' || items.length > 0) ? items : refuse('run.not_found')
}

/** The document as the caller has seen it, and not as another has changed it since. */
export async function seenMade(
  tx: Tx,
  actor: Actor,
  { revision, ...place }: OfDocument & { revision: number },
): Promise<MadeMaterial> {
  const made = await ownMade(tx, actor, place)
  itemsIn(made.material, place.document)
  return made.revision === revision ? made : refuse('run.changed')
}

/** Only on top of what was seen: of two who change the same, the second is told so. Answers the new revision. */
export const saveMaterial = async (
  tx: Tx,
  file_id: number,
  { material, revision, swapped, taken_off }: MadeMaterial,
) => (await changeMade(tx, { file_id, revision, material, swapped, taken_off })) ?? refuse('run.changed')

export async function saveMade(
  tx: Tx,
  { file_id, document }: OfDocument,
  made: MadeMaterial,
): Promise<RunDocument> {
  const revision = await saveMaterial(tx, file_id, made)
  return runDocumentViewOf({ ...made, revision }, document)
}
