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
  const document = documentOfUnit(unit)
  const { plan, blocks } = document
  return {
    ...document,
    file_name: 'lesson.docx',
    title: null,
    blocks: blocks.slice(1, 1 + Math.ceil(blocks.length / 2)),
    plan: { ...plan, grade_level: null, learning_area: null, objectives: [], competencies: [] },
  }
}

/** The same topic in two grades: a file that says no grade may be of either. */
const haveOneName = (one: string, other: string) =>
  unitOf(one)?.names.some((name) => unitOf(other)?.names.includes(name)) === true

test('half a lesson without title, grade and area is recognised', () => {
  const found = tried.map(({ id }) => ({ id, first: recognise(halfOf(id), allEntries())[0]?.id }))
  const right = found.filter(({ id, first }) => first === id)
  const wrong = found.filter(
    ({ id, first }) => first !== undefined && first !== id && !haveOneName(first, id),
  )
  expect(right.length / found.length).toBeGreaterThan(0.85)
  expect(wrong.length / found.length).toBeLessThan(0.04)
})

test('a lesson whose own unit is not there is seldom taken for another, and hardly ever for one of another area', () => {
  const taken = tried.flatMap(({ id, area }) => {
    const others = allEntries().filter((entry) => entry.id !== id)
    const [first] = recognise(halfOf(id), others)
    // Senior high school teaches the same topics again under other names.
    const isSenior = [id, first?.id ?? ''].some((each) => (unitOf(each)?.grades[0] ?? 0) >= 11)
    return first ? [{ isOfArea: isSenior || unitOf(first.id)?.area === area }] : []
  })
  // Most of these are the same topic in another grade, another part of the same novel, or its nearest neighbour.
  expect(taken.length / tried.length).toBeLessThan(0.33)
  expect(taken.filter(({ isOfArea }) => !isOfArea).length / tried.length).toBeLessThan(0.06)
})
