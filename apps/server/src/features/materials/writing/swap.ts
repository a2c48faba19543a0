import { othersInMaterial, swapInMaterial as swapped } from '@klasrum/composer/papers/swap-in-material'
import { refusals } from '@klasrum/contract/refusals'
import type { OthersAnswer, WorkOf, WritingAnswer } from '../write-apart.ts'
import { knowledge } from './knowledge.ts'

export function answerSwap({
  source,
  material,
  document,
  item_id,
  level,
  refused_ids,
}: WorkOf<'swap'>): WritingAnswer {
  const refused = new Set(refused_ids)
  const changed = swapped([source], material, { document, item_id, level, refused, knowledge })
  return changed ? { material: changed } : { problem: refusals['run.no_other_item'][1] }
}

export function listOthers({
  source,
  material,
  document,
  item_id,
  refused_ids,
}: WorkOf<'others'>): OthersAnswer {
  const refused = new Set(refused_ids)
  const others = othersInMaterial([source], material, { document, item_id, refused, knowledge })
  return { others: others ?? { same: null, easier: null, harder: null } }
}
