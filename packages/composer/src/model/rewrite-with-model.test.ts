import type { Item, Material } from '@klasrum/contract/material'
import { writeWell } from '@klasrum/testkit/fakes/model-author'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { plantLesson } from '@klasrum/testkit/lessons'
import { aSetting, materialFrom } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, onTestFinished, test } from 'vitest'
import { itemsOn, withItems } from '../papers/amend.ts'
import { rewriteDocument } from '../papers/rewrite.ts'
import { authorFrom } from './author-from.ts'

const source = sourceDocument(plantLesson)
const ask = { document: 'session-1', seed: 12, refused: new Set<string>() } as const

async function anAuthor() {
  const model = await startModelServer({ apiKey: 'sk-fake' })
  onTestFinished(model.stop)
  return { model, author: authorFrom({ baseUrl: model.baseUrl, apiKey: 'sk-fake', model: 'fake-1' }) }
}

const byModel = (items: readonly Item[] | null) =>
  items?.filter(({ author }) => author === 'model').length ?? 0
const edited = (material: Material, change: (item: Item) => Item): Material =>
  withItems(material, 'session-1', (itemsOn(material, 'session-1') ?? []).map(change))

test('a quiz that a model wrote anew says so, and goes on saying it when a teacher has changed all of it', async () => {
  const { model, author } = await anAuthor()
  model.always({ say: writeWell })
  const before = await materialFrom(source, aSetting({ exam: null }))
  expect(before.declaration).toContain('without a language model')
  const after = await rewriteDocument([source], before, { ...ask, author })
  const count = byModel(itemsOn(after, 'session-1'))
  expect(count).toBeGreaterThan(0)
  expect(byModel(itemsOn(after, 'session-2'))).toBe(0)
  expect(after.declaration).toMatch(
    new RegExp(`The language model fake-1 \\(AI\\) wrote ${count} of \\d+ questions`),
  )
  expect(after.plan.header.at(-1)?.value).toBe(after.declaration)
  expect(after.tokens?.input).toBeGreaterThan(0)

  const changed = edited(after, (item) => ({ ...item, author: 'teacher' }))
  expect(changed.declaration).toContain('The language model fake-1 (AI) had a part in it')
  expect(changed.declaration).toMatch(/The teacher has changed \d questions\.$/)
})

test('a model that fails leaves the rules to write it, with a note', async () => {
  const { model, author } = await anAuthor()
  model.always({ fail: 'refusal' })
  const before = await materialFrom(source, aSetting())
  const after = await rewriteDocument([source], before, { ...ask, author })
  expect(itemsOn(after, 'session-1')).toEqual(
    itemsOn(await rewriteDocument([source], before, ask), 'session-1'),
  )
  expect(after.declaration).toContain('without a language model')
  expect(after.notes.join(' ')).toContain('could not be used')
})
