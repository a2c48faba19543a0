import { fractionLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { allItems } from './amend.ts'
import { spareItems } from './spare-items.ts'
import { othersInMaterial, swapInMaterial } from './swap-in-material.ts'

const fractions = sourceDocument(fractionLesson)
const settings = aSetting({ sessions: 1, quiz_items: 8, exam: null, slideshow: null, seed: 7 })

test('another computed problem practises the same skill with new numbers, again and again', async () => {
  let material = await compose([fractions], settings)
  const first = material.quizzes[0]?.items.find(
    (item) => item.form === 'multiple_choice' && item.skill === 'fractions/add-unlike' && item.mistakes,
  )
  if (!first) throw new Error('The quiz has no computed choice.')
  const seen = new Map(allItems(material).map(({ id, stem }) => [id, stem]))
  const refused = new Set<string>()
  let item_id = first.id
  for (let times = 0; times < 4; times += 1) {
    refused.add(item_id)
    const next = swapInMaterial([fractions], material, { document: 'session-1', item_id, refused })
    const came = next && allItems(next).find(({ id }) => !seen.has(id))
    expect(came).toMatchObject({ form: first.form, skill: first.skill, difficulty: first.difficulty })
    if (!next || !came) return
    expect([...seen.values()]).not.toContain(came.stem)
    seen.set(came.id, came.stem)
    item_id = came.id
    material = next
  }
})

test('what is left of a lesson has no problem that is on a paper, and the same list each time', async () => {
  const material = await compose([fractions], settings)
  const lesson = { documents: [fractions], material }
  const spare = spareItems(lesson)
  const stems = new Set(allItems(material).map(({ stem }) => stem))
  expect(spare.length).toBeGreaterThan(10)
  expect(spare.filter(({ stem }) => stems.has(stem))).toEqual([])
  expect(spareItems(lesson)).toEqual(spare)
})

test('another one as hard is of the same form wherever the lesson gives one, and what is said before comes true', async () => {
  const material = await compose([fractions], settings)
  const items = nonEmpty(material.quizzes[0]?.items ?? [])
  const kept = items.filter(({ id: item_id, form }) => {
    const ask = { document: 'session-1' as const, item_id, refused: new Set([item_id]) }
    const said = othersInMaterial([fractions], material, ask)?.same ?? null
    const next = swapInMaterial([fractions], material, ask)
    const came = next && allItems(next).find(({ id }) => !items.some((each) => each.id === id))
    expect(came?.form ?? null).toBe(said)
    return said === form
  })
  expect(kept.length).toBeGreaterThan(1)
})
