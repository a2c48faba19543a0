import { randomUUID } from 'node:crypto'
import { itemsOn } from '@klasrum/composer/papers/amend'
import { placeItem } from '@klasrum/composer/papers/place-item'
import type { Bloom, Difficulty, Item, Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import { editedItem } from './edit-item.ts'

const bloomOf: Record<Difficulty, Bloom> = {
  easiest: 'remember',
  easy: 'understand',
  moderate: 'apply',
  hard: 'evaluate',
}

/** The material with a question that the teacher typed, at the end of its part. */
export function withOwnItem(material: Material, document: DocumentName, typed: Item): Material {
  const topics = (itemsOn(material, document) ?? []).map(({ topic }) => topic)
  const own: Item = {
    ...typed,
    id: `own-${randomUUID().slice(0, 8)}`,
    bloom: bloomOf[typed.difficulty],
    language: material.language,
    topic: topics.includes(typed.topic) ? typed.topic : (topics[0] ?? material.plan.title),
    source: null,
    author: 'teacher',
    origin: 'own',
    basis: undefined,
    skill: undefined,
    drawing: undefined,
  }
  return placeItem(material, { document, item: editedItem(own, own, 'from.item') })
}
