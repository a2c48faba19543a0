import { addItem } from '@klasrum/composer/papers/add-item'
import type { WorkOf, WritingAnswer } from '../write-apart.ts'
import { knowledge } from './knowledge.ts'

export const addToMaterial = ({ source, material, document, item }: WorkOf<'add'>): WritingAnswer => ({
  material: addItem([source], material, { document, item, knowledge }),
})
