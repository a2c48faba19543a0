import { isDeepStrictEqual } from 'node:util'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import { hashOf } from '@klasrum/skills/chance'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { withQuestionsBack } from './open-question-items.ts'
import { type OfDocument, saveMade, seenMade, viewOf } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { rewritesOf } from './swap-run-item.ts'
import { writeApart } from './write-apart.ts'

/** The old one stays until the new one is whole, and for good where another change came between. */
export async function rewriteRunDocument(
  { database, clock, env }: House,
  actor: Actor,
  ask: OfDocument & { revision: number },
) {
  const { document, revision } = ask
  const made = await seenMade(database.tx, actor, ask)
  const { material, swapped } = made
  await countWithinQuota(database.tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(database.tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const seed = hashOf(`${material.settings.seed} ${document} ${revision}`)
  const refused_ids = swapped[document] ?? []
  const answer = await writeApart({
    kind: 'rewrite',
    source,
    material,
    document,
    seed,
    refused_ids,
    llm: env.llm,
  })
  if ('problem' in answer) throw new Error(answer.problem)
  // Where the lesson and the rules allow for one wording only, nothing has changed.
  if (isDeepStrictEqual(answer.material, material)) return viewOf(made, document)
  return saveMade(database.tx, ask, { ...made, material: withQuestionsBack(material, answer.material) })
}
