import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { documentOfUnit } from './unit-document.ts'

const tried = allEntries().filter((_, at) => at % atSize({ commit: 12, long: 1 }) === 0)

/** Units that are away together, none beside another of its grade: the signs of those that stay are sorted once for all of them. */
const batchSize = 14
const batchCount = Math.ceil(tried.length / batchSize)
const batches = Array.from({ length: batchCount }, (_, batch) =>
  tried.filter((_, at) => at % batchCount === batch),
)

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

/** The same as a file of senior high school begins, which names its subject. */
const withSubject = (id: string, learning_area: string | null) => {
  const document = halfOf(id)
  return { ...document, plan: { ...document.plan, learning_area } }
}

test('a lesson that names its subject of senior high school is looked for in that subject', () => {
  const senior = allEntries().filter(({ area }) =>
    ['Disaster Readiness and Risk Reduction', 'Business Finance', 'General Biology'].includes(area),
  )
  const areasWhere = (named: (area: string) => string) =>
    nonEmpty(senior).map(({ id, area }) => {
      const [first] = recognise(withSubject(id, named(area)), allEntries())
      return { area, found: first && unitOf(first.id)?.area }
    })
  const inItsOwn = areasWhere((area) => area)
  expect(inItsOwn.filter(({ found, area }) => found === area).length / senior.length).toBeGreaterThan(0.8)
  expect(inItsOwn.filter(({ found, area }) => found !== undefined && found !== area)).toEqual([])
  const elsewhere = areasWhere(() => 'Oral Communication in Context')
  expect(elsewhere.filter(({ found, area }) => found === area)).toEqual([])
})

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
  const taken = batches.flatMap((batch) => {
    const away = new Set(batch.map(({ id }) => id))
    const others = allEntries().filter(({ id }) => !away.has(id))
    return batch.flatMap(({ id, area }) => {
      const [first] = recognise(halfOf(id), others)
      // Senior high school teaches the same topics again under other names.
      const isSenior = [id, first?.id ?? ''].some((each) => (unitOf(each)?.grades[0] ?? 0) >= 11)
      return first && !haveOneName(first.id, id)
        ? [{ isOfArea: isSenior || unitOf(first.id)?.area === area }]
        : []
    })
  })
  // Most of these are a wider unit on the same topic, another part of the same novel, or the nearest neighbour.
  expect(taken.length / tried.length).toBeLessThan(0.33)
  expect(taken.filter(({ isOfArea }) => !isOfArea).length / tried.length).toBeLessThan(0.06)
})

/** A chapter in the spelling of an old translation, which shares few words with any unit. */
const oldSpelling =
  'Nagcacapisan ang mga panauhin sa malaking bahay, at ang bawat isa ay may caniya-caniyang usapan sa sulok na pinili.'

test.each([
  ['Kabanata 3', ['filipino/9/noli-kabanata-3-4']],
  ['KABANATA XVIII', ['filipino/9/noli-kabanata-17-18']],
  ['Kabanata 2 at 3', ['filipino/9/noli-kabanata-1-2', 'filipino/9/noli-kabanata-3-4']],
  ['Kabanata 1-16', ['filipino/9/noli-kabanata-1-16']],
])('a file that is %s of a novel is recognised by that, whatever its words are', (heading, units) => {
  const file = sourceDocument(`# Noli Me Tangere\n\n## ${heading}\n\n${oldSpelling}`, { language: 'fil' })
  const found = recognise(file, allEntries()).map(({ id }) => id)
  expect(found.sort()).toEqual(units)
})

test('a chapter of another book is none of that novel', () => {
  const file = sourceDocument(`# Ang Batang Mangingisda\n\n## Kabanata 3\n\n${oldSpelling}`, {
    language: 'fil',
  })
  expect(recognise(file, allEntries())).toEqual([])
})

test('a unit that the title names goes before one of which the file has more words here and there', () => {
  const file = sourceDocument(`
# Photosynthesis and Its Part in the Ecosystem

Photosynthesis is the process by which green plants use light energy to make glucose from carbon dioxide and water. Chlorophyll in the chloroplasts absorbs the light. Oxygen is released through the stomata of the leaf.

The glucose that photosynthesis makes is used in respiration, or it is stored as starch. Without light the leaf makes no glucose.

Photosynthesis feeds the food web. A producer makes its own food, a consumer eats producers or other consumers, a decomposer breaks down what is dead. Herbivores, carnivores and omnivores stand at different trophic levels of a food chain, and energy goes from each level to the next.
`)
  expect(recognise(file, allEntries())[0]?.id).toBe('science/8/photosynthesis-and-respiration')
})

test('a file that speaks in every line of something that a unit knows nothing of is no lesson on that unit', () => {
  const work = 'araling-panlipunan/7/work-and-economic-activities'
  const others = allEntries().filter(({ id }) => !id.includes('inflation'))
  const half = halfOf(work)
  const lesson = { ...half, blocks: half.blocks.filter(({ kind }) => kind !== 'heading') }
  expect(recognise(lesson, others)[0]?.id).toBe(work)
  const onInflation = {
    ...lesson,
    blocks: lesson.blocks.map((block) =>
      block.kind === 'list'
        ? { ...block, items: block.items.map((item) => `Under inflation: ${item}`) }
        : 'text' in block
          ? { ...block, text: `Under inflation: ${block.text}` }
          : block,
    ),
  }
  expect(recognise(onInflation, others)).toEqual([])
})

test('a module of the first grades has few words of its own: its area and grade say with its name which lesson it is', () => {
  const module = `
# Pinagmulan ng Sariling Komunidad

Ang bawat komunidad ay may kuwento ng pinagmulan. Isinasalaysay ito ng mga nakatatanda.

## Subukin

Isulat ang Tama kung wasto ang sinasabi ng pangungusap at Mali kung hindi.

## Tandaan

Mahalagang malaman ng bawat kasapi ang pinagmulan ng komunidad. Makinig sa kuwento ng mga nakatatanda.

Ang pinagmulan ng komunidad ay nasa kuwento ng nakatatanda.
`
  const plan = {
    objectives: [],
    competencies: [],
    content_standard: null,
    performance_standard: null,
    grade_level: 'Grade 2',
    learning_area: 'Araling Panlipunan',
    quarter: null,
  }
  const idsOf = (own: typeof plan) =>
    recognise(sourceDocument(module, { language: 'fil', plan: own }), allEntries()).map(({ id }) => id)
  expect(idsOf(plan)).toEqual(['araling-panlipunan/2/pinagmulan-at-pagbabago-ng-komunidad'])
  expect(idsOf({ ...plan, grade_level: 'Grade 9', learning_area: 'Science' })).toEqual([])
})

test('an experiment of a subject of senior high school is no lesson on the tools of Grade 7', () => {
  const lines = [
    'Prepare water in the graduated cylinder and label the test tube.',
    'Pour oil into the beaker with the dropper and write your observation of trial 1.',
    'Shake the test tube, add salt with the dropper and write your observation of trial 2.',
    'Put the beaker beside the graduated cylinder and repeat both trials.',
  ]
  const document = (learning_area: string | null) => ({
    ...sourceDocument(lines.join('\n\n')),
    plan: { ...halfOf('science/7/scientific-investigation').plan, learning_area },
  })
  expect(recognise(document('Physical Science'), allEntries())).toEqual([])
})

test('what the examples of a lesson are about is not taught beside it, though a heading names it', () => {
  const lesson = sourceDocument(`# Discrete and Continuous Random Variables

A random variable is a function that gives a number to each outcome of a random experiment. A discrete random variable has values that can be counted; a continuous random variable takes any value in an interval.

## Basketball

The number of free throws that a point guard makes in ten tries is a discrete random variable, and so is the number of personal fouls that the referee calls. The rebounds of a power forward, the dribbles before a layup and the technical fouls of a game can be counted too. A probability distribution lists each value with its probability.

The time until the next field goal is a continuous random variable, for it is measured and not counted.`)
  const found = recognise(lesson, allEntries())
  const areas = found.map(({ id }) => unitOf(id)?.area)
  expect(areas[0]).toBe('Statistics and Probability')
  expect(areas).not.toContain('PE & Health')
})
