import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { documentOfUnit } from './unit-document.ts'

const tried = allEntries().filter((_, at) => at % atSize({ commit: 12, long: 1 }) === 0)

/** The first half of what a unit explains, as a file that says neither its title nor its grade and area. */
function halfOf(id: string) {
  const unit = unitOf(id)
  if (!unit) throw new Error(`There is no unit ${id}.`)
  const whole = documentOfUnit(unit)
  const { plan, blocks } = whole
  return {
    ...whole,
    file_name: 'lesson.docx',
    title: null,
    blocks: blocks.slice(1, 1 + Math.ceil(blocks.length / 2)),
    plan: { ...plan, grade_level: null, learning_area: null, objectives: [], competencies: [] },
  }
}

test('half a lesson without title, grade and area is recognised', () => {
  const found = tried.map(({ id }) => ({ id, first: recognise(halfOf(id), allEntries())[0]?.id }))
  const right = found.filter(({ id, first }) => first === id)
  const wrong = found.filter(({ id, first }) => first !== undefined && first !== id)
  expect(right.length / found.length).toBeGreaterThan(0.85)
  expect(wrong.length / found.length).toBeLessThan(0.04)
})

test('a lesson on what no unit is on is taken for another topic once in ten times at most', () => {
  const taken = tried.filter(({ id }) => {
    const others = allEntries().filter((entry) => entry.id !== id)
    return recognise(halfOf(id), others).length > 0
  })
  expect(taken.length / tried.length).toBeLessThan(0.13)
})
