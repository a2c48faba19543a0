import type { Item, Material, OpenQuestion } from '@klasrum/contract/material'
import type { KeyedQuestion, OpenQuestions } from '@klasrum/contract/run-documents'
import { type DocumentName, mostRewritesAnHour } from '@klasrum/contract/runs'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { startCheck } from './edit-item-check.ts'
import { idOf } from './open-question-items.ts'
import { isFull, type OfFile, ownMade, papersIn, saveMaterial } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { rewritesOf } from './swap-run-item.ts'
import { writeApart } from './write-apart.ts'

const viewOf = ({ material, revision }: { material: Material; revision: number }): OpenQuestions => ({
  revision,
  questions: material.open_questions ?? [],
  papers: papersIn(material),
})

export const listOpenQuestions = async (tx: Tx, actor: Actor, place: OfFile): Promise<OpenQuestions> =>
  viewOf(await ownMade(tx, actor, place))

type Ask = OfFile & { revision: number; question: number; document: DocumentName; item: KeyedQuestion }

export async function placeOpenQuestion({ database: { tx }, clock }: House, actor: Actor, ask: Ask) {
  const { document, question: at } = ask
  const made = await ownMade(tx, actor, ask)
  if (made.revision !== ask.revision) refuse('run.changed')
  const { material } = made
  const question = material.open_questions?.[at] ?? refuse('run.item_not_found')
  const item = keyedItem(material, question, ask.item)
  if (!papersIn(material).includes(document)) refuse('run.not_found')
  if (isFull(material, document))
    refuse('request.invalid', { errors: [{ path: 'document', message: 'This paper is full.' }] })
  await countWithinQuota(tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const open_questions = material.open_questions?.filter((_, place) => place !== at)
  const answer = await writeApart({
    kind: 'add',
    source,
    material: { ...material, open_questions },
    document,
    item,
  })
  if ('problem' in answer) throw new Error(answer.problem)
  const changed = { ...made, material: answer.material }
  return viewOf({ ...changed, revision: await saveMaterial(tx, ask.file_id, changed) })
}

/** The easiest there is: what the file asks outright. Its topic is found by its place. */
function keyedItem(material: Material, question: OpenQuestion, sent: KeyedQuestion): Item {
  const check = startCheck()
  const common = {
    id: idOf(material, question),
    bloom: 'remember',
    difficulty: 'easiest',
    language: material.language,
    topic: '',
    points: 1,
    source: question.source,
    author: 'teacher',
    origin: 'exercise',
    stem: check.text('stem', sent.stem),
  } as const
  const item: Item =
    sent.form === 'multiple_choice'
      ? { ...common, form: sent.form, options: check.distinct('options', sent.options), answer: sent.answer }
      : { ...common, form: sent.form, answer: check.text('answer', sent.answer), also_accepted: [] }
  if (item.form === 'multiple_choice') {
    if (item.options.length < 3) check.fault('options', 'Give at least three options.')
    if (item.options.length > 5) check.fault('options', 'Five options are the most. Please remove one.')
    if (item.answer >= item.options.length) check.fault('answer', 'Choose the right answer.')
  }
  if (check.faults.length > 0)
    refuse('request.invalid', {
      errors: check.faults.map(({ path, message }) => ({ path: `item.${path}`, message })),
    })
  return item
}
