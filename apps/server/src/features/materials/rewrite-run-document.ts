import { isDeepStrictEqual } from 'node:util'
import type { Material } from '@klasrum/contract/material'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import { hashOf } from '@klasrum/skills/chance'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { countModelUse, modelFor } from '../model/door.ts'
import { withQuestionsBack } from './open-question-items.ts'
import { type OfDocument, runDocumentViewOf, saveMade, seenMade } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { rewritesOf } from './swap-run-item.ts'
import { withNote } from './with-note.ts'
import { writeApart } from './write-apart.ts'

type Tokens = Material['tokens']

/** A material counts all that was ever used for it. */
const sinceThen = (before: Tokens, now: Tokens): Tokens =>
  now && { input: now.input - (before?.input ?? 0), output: now.output - (before?.output ?? 0) }

/** The old one stays until the new one is whole, and for good where another change came between. */
export async function rewriteRunDocument(house: House, actor: Actor, ask: OfDocument & { revision: number }) {
  const { database, clock } = house
  const { document, revision } = ask
  const made = await seenMade(database.tx, actor, ask)
  const { material, swapped } = made
  await countWithinQuota(database.tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(database.tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const seed = hashOf(`${material.settings.seed} ${document} ${revision}`)
  const refused_ids = swapped[document] ?? []
  const { llm, note } = await modelFor(house, actor.user_id)
  const answer = await writeApart({
    kind: 'rewrite',
    source,
    material,
    document,
    seed,
    refused_ids,
    llm,
  })
  if ('problem' in answer) throw new Error(answer.problem)
  const use = { user_id: actor.user_id, run_id: ask.id, work: 'document' } as const
  await countModelUse(house, use, sinceThen(material.tokens, answer.material.tokens))
  // Where the lesson and the rules allow for one wording only, nothing has changed.
  if (isDeepStrictEqual(answer.material, material)) return runDocumentViewOf(made, document)
  return saveMade(database.tx, ask, {
    ...made,
    material: withNote(withQuestionsBack(material, answer.material), note),
    taken_off: made.taken_off?.filter((each) => each.document !== document) ?? null,
  })
}
