import { addSpareItem, spareItems } from '@klasrum/composer/papers/spare-items'
import { refusals } from '@klasrum/contract/refusals'
import type { SpareAnswer, WorkOf, WritingAnswer } from '../write-apart.ts'
import { knowledge } from './knowledge.ts'

export const listSpare = ({ source, material }: WorkOf<'spare'>): SpareAnswer => ({
  items: spareItems({ documents: [source], material, knowledge }),
})

export function addSpare({ source, material, document, item_id }: WorkOf<'add-spare'>): WritingAnswer {
  const changed = addSpareItem({ documents: [source], material, knowledge }, { document, item_id })
  return changed ? { material: changed } : { problem: refusals['run.item_not_found'][1] }
}
