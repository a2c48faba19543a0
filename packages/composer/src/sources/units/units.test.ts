import { positionsOf } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import type { Unit } from '@klasrum/curriculum/unit'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { mentions } from '../../languages/words.ts'
import { lookAt } from '../../look.ts'
import { allItems } from '../../papers/amend.ts'
import { spareItems } from '../../papers/spare-items.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { outlineOf } from '../../understand/outline-of.ts'
import { nearFiles } from './near-files.ts'
import { recognise } from './recognise.ts'
import { documentOfUnit } from './unit-document.ts'
import { unitItems } from './unit-items.ts'

const knowledge = { entries: allEntries, unitOf }
const settings = aSetting({
  sessions: 4,
  quiz_items: 10,
  exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
  plan_format: 'ilaw',
  slideshow: null,
  seed: 7,
})
const waterId = 'science/5/water-cycle'
const water = unitOf(waterId)
if (!water) throw new Error('The unit of the water cycle is gone.')

const lesson = sourceDocument(`
# The Water Cycle

The water cycle moves water between the land, the sea and the air all the time.

The Sun gives the energy that drives the water cycle on our planet.

## Evaporation

Evaporation turns liquid water into water vapor. Transpiration brings water vapor from the leaves of plants.

## Condensation and precipitation

Condensation turns water vapor into water droplets, and clouds form in the cool air.

Precipitation is water that falls from the clouds. Runoff flows to rivers, and infiltration feeds groundwater in an aquifer.
`)

const numbersIn = (items: readonly Parameters<typeof positionsOf>[0][]) =>
  items.reduce((sum, item) => sum + positionsOf(item), 0)

test('a unit alone fills four quizzes and an exam, and asks nothing twice', async () => {
  const unit = unitOf('science/6/separating-mixtures')
  if (!unit) throw new Error('The unit of mixtures is gone.')
  const { quizzes, exam } = await compose([documentOfUnit(unit)], settings, { knowledge })
  expect(quizzes.map(({ items }) => numbersIn(items))).toEqual([10, 10, 10, 10])
  expect(exam?.made).toEqual(settings.exam)
  const items = [...quizzes.flatMap((quiz) => quiz.items), ...(exam?.items ?? [])]
  expect(new Set(items.map(({ source }) => source?.quote)).size).toBe(items.length)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const truths = items.flatMap((item) => (item.form === 'true_false' ? [item.answer] : []))
  expect(Math.abs(truths.filter(Boolean).length * 2 - truths.length)).toBeLessThanOrEqual(5)
})

test('a number that the statement links to its noun stands alone in a question', () => {
  const spelling = unitOf('filipino/1/alpabeto-tunog-pantig-at-pagbaybay')
  if (!spelling) throw new Error('The unit of spelling is gone.')
  const outline = outlineOf([documentOfUnit(spelling)], 4, undefined, { units: [spelling], fill: true })
  const numbers = unitItems(lessonOf(outline), outline.topics, chanceOf(1)).flatMap(({ item }) =>
    item.form === 'multiple_choice' && /^Ilan/.test(item.stem) ? item.options : [],
  )
  expect(nonEmpty(numbers).filter((option) => /ng$| na$/.test(option))).toEqual([])
})

test('the plan of a unit has its days: minutes, expected answers, the competency of each, its check and its question on the value', async () => {
  const { plan } = await compose([documentOfUnit(water)], { ...settings, sessions: 2 }, { knowledge })
  const cells = plan.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[0]?.lines ?? []))
  const [day] = water.days
  const text = cells.join('\n')
  const [number = 0] = day?.teaches ?? []
  expect(text).toContain(water.competencies[number - 1]?.text.slice(1))
  for (const { ask } of nonEmpty(day?.check ?? [])) expect(text).toContain(`. ${ask}`)
  expect(text).toContain(day?.valueQuestion?.ask)
  expect(text).toContain(day?.knowledge)
  const done = day?.steps.filter(({ name }) => /^(?:hook|we do|you do)$/.test(name)) ?? []
  for (const step of nonEmpty(done)) expect(text).toContain(` min): ${step.text}`)
  const close = day?.steps.find(({ name }) => name === 'generalization')
  expect(text).toContain(`the class puts together: ${close?.text}`)
  const shown = day?.steps.find(({ name }) => name === 'i do')?.text ?? ''
  const told = text.replace(/^\d\. \(\d min\) /gm, '').replace(/["\s]+/g, ' ')
  for (const sentence of nonEmpty(shown.replace(/["\s]+/g, ' ').split(/(?<=[.?!]) /)))
    expect(told).toContain(sentence.trim())
  // The last guide question waits for the next session, which begins with it.
  const [next = ''] = plan.sections
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => label === 'Pre-lesson')
    .map(({ cells: openings }) => openings[1]?.lines.join('\n') ?? '')
  const asked = (day?.questions ?? []).map(({ ask, answer }) => `${ask} (Expected: ${answer})`)
  for (const question of nonEmpty(asked.slice(0, -1))) expect(text).toContain(question)
  expect(next).toContain(asked.at(-1))
})

test('sessions beyond the days of a unit are made of its ideas, and tell no answer of a paper before it', async () => {
  const short = { ...water, days: water.days.slice(0, 2) }
  const onlyTwo = { entries: allEntries, unitOf: () => short }
  const material = await compose([documentOfUnit(short)], settings, { knowledge: onlyTwo })
  const flow = material.plan.sections.flatMap(({ rows }) => rows).find(({ label }) => label === 'Flow')
  expect(flow?.cells).toHaveLength(4)
  const made =
    flow?.cells
      .filter(({ lines }) => !short.days.some(({ steps }) => lines[0]?.endsWith(steps[1]?.text ?? '-')))
      .flatMap(({ lines }) => lines)
      .join('\n') ?? ''
  expect(made).toMatch(/I do \(10 min\).*We do \(12 min\).*You do \(10 min\)/s)
  const cases = allItems(material).filter(({ stem }) => stem.length > 80)
  for (const { stem } of nonEmpty(cases)) expect(made).not.toContain(stem)
})

test('a lesson is recognised by what it says', () => {
  expect(recognise(lesson, allEntries())[0]?.id).toBe(waterId)
})

test.each([
  [
    'another topic',
    'The heart pumps blood through arteries and veins. Blood carries oxygen to every organ of the body.',
  ],
  [
    'a word in passing',
    'Our class wrote a poem about rain, clouds and rivers. Each pupil read one line of the poem aloud.',
  ],
])('%s is not taken for the water cycle', (_, text) => {
  expect(recognise(sourceDocument(`# Lesson\n\n${text}`), allEntries()).map(({ id }) => id)).not.toContain(
    waterId,
  )
})

test('a lesson in another language is not asked in this one', () => {
  expect(recognise({ ...lesson, language: 'fil' }, allEntries()).map(({ id }) => id)).not.toContain(waterId)
})

test('what the file says carries its passage; what only the curriculum says is marked', async () => {
  const items = allItems(await compose([lesson], settings, { knowledge }))
  const covered = items.filter(({ origin }) => origin === 'covered')
  const filled = items.filter(({ origin }) => origin === 'curriculum')
  for (const { source } of nonEmpty(covered)) expect(source?.file).toBe(lesson.file_name)
  expect(covered.map(({ source }) => source?.quote)).toContain(
    'The Sun gives the energy that drives the water cycle on our planet.',
  )
  expect(filled.length).toBeGreaterThan(5)
  for (const { source, basis } of nonEmpty(filled)) {
    expect(source).toBeNull()
    expect(basis?.file).toBe('Science 5 · The Water Cycle')
  }
})

test('a plan without its lesson is taught by the unit that it names, and says so', async () => {
  const plan = sourceDocument(`# Daily Lesson Log

Grade 5 Science

## Subject Matter: The Water Cycle

Evaporation, condensation, precipitation, collection, transpiration, runoff, groundwater, water vapor

## Learning Competency

Describe the changes in the water cycle: evaporation, condensation, precipitation and collection.

## Procedure

The teacher asks the learners what happens to a puddle after the rain. The teacher shows the water cycle with a hot plate and a cold glass. The teacher groups the learners by five. The learners draw evaporation and condensation. The teacher checks the drawing of each group.`)
  const material = await compose([plan], settings, { knowledge })
  for (const { source, origin } of nonEmpty(allItems(material)))
    expect([source, origin]).toEqual([null, 'curriculum'])
  expect(material.notes.join(' ')).toContain(
    'everything comes from the curriculum, Science 5 · The Water Cycle',
  )
  expect(lookAt(plan, settings, knowledge).lacking.join(' ')).toContain('holds no text of a lesson')
})

test('one switch leaves out what the file does not say, and the look counts it by itself', async () => {
  const without = { ...settings, corrections: { title: null, language: null, topics: [], fill: false } }
  const items = allItems(await compose([lesson], without, { knowledge }))
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ origin }) => origin === 'curriculum')).toEqual([])
  const counts = (look: ReturnType<typeof lookAt>) =>
    Object.values(look.numbers).reduce((sum, { curriculum }) => sum + curriculum, 0)
  expect(counts(lookAt(lesson, settings, knowledge))).toBeGreaterThan(5)
  expect(counts(lookAt(lesson, without, knowledge))).toBe(0)
  expect(lookAt(lesson, settings, knowledge).units).toEqual([
    { id: waterId, label: 'Science 5 · The Water Cycle' },
  ])
})

test('documents made with a unit say so', async () => {
  const { declaration } = await compose([lesson], settings, { knowledge })
  expect(declaration).toContain('units of the curriculum')
  expect((await compose([lesson], settings)).declaration).toContain('without a language model')
})

test('a unit that the teacher removed is not used', async () => {
  const corrections = { title: null, language: null, topics: [], units: [] }
  const material = await compose([lesson], { ...settings, corrections }, { knowledge })
  expect(material.units).toEqual([])
  expect(allItems(material).filter(({ origin }) => origin === 'covered' || origin === 'curriculum')).toEqual(
    [],
  )
})

const starClasses = sourceDocument(`
# Star Classification

## Temperature and color

Astronomers sort stars into spectral classes by their surface temperature. A blue star is hotter than a red star.

The Sun is a yellow star on the main sequence. Its luminosity comes from nuclear fusion of hydrogen in its core.

## Life of stars

A star forms in a nebula. A massive star becomes a red supergiant and ends in a supernova.

A star like the Sun becomes a red giant and then a white dwarf. Absolute magnitude tells the luminosity of a star.
`)
const textsOf = async (document: typeof starClasses) => {
  const units = ['earth-life-science/11/stars-light-and-telescopes']
  const corrections = { title: null, language: null, topics: [], units, fill: true }
  const material = await compose([document], { ...settings, corrections }, { knowledge })
  return allItems(material).map((item) => JSON.stringify(item))
}

test('of a unit only what comes near the file is asked: no telescopes under star classes', async () => {
  const unit = unitOf('earth-life-science/11/stars-light-and-telescopes')
  if (!unit) throw new Error('The unit on stars is gone.')
  const ofUnit = await textsOf(documentOfUnit(unit))
  expect(ofUnit.filter((text) => /refract|eyepiece/i.test(text))).not.toEqual([])
  const ofFile = await textsOf(starClasses)
  expect(ofFile.length).toBeGreaterThan(8)
  expect(ofFile.filter((text) => /refract|eyepiece/i.test(text))).toEqual([])
})

test('what the topic has beside the file is not printed, and is there to be added by hand', async () => {
  const units = ['earth-life-science/11/stars-light-and-telescopes']
  const corrections = { title: null, language: null, topics: [], units, fill: true }
  const material = await compose([starClasses], { ...settings, corrections }, { knowledge })
  const printed = allItems(material)
  const spare = spareItems({ documents: [starClasses], material, knowledge })
  const beside = spare.filter(({ origin }) => origin === 'curriculum')
  expect(beside.length).toBeGreaterThan(printed.length)
  for (const { id, basis } of nonEmpty(beside)) {
    expect(basis?.file).toContain('Stars, Light and Telescopes')
    expect(printed.map((item) => item.id)).not.toContain(id)
  }
})

test('a name or term that the file does not have is no answer, however near the rest comes; a number is worked out', () => {
  const unit = unitOf('earth-life-science/11/stars-light-and-telescopes')
  if (!unit) throw new Error('The unit on stars is gone.')
  const { chanceOf: chanceBeside } = nearFiles(unit, [starClasses])
  const chanceWith = (answer: string) =>
    chanceBeside({
      sort: 'fact',
      line: 1,
      text: `A massive star becomes a red supergiant and ends in a ${answer}.`,
      answer,
    })
  expect(chanceWith('supernova')).toBeGreaterThan(0.5)
  expect(chanceWith('black hole')).toBe(0)
  expect(chanceWith('25 million years')).toBeGreaterThan(0)
})

test.each([
  [
    'araling-panlipunan/7/minerals-energy-and-industry',
    /Napahahalagahan .+ \(official wording, in Filipino\)/,
  ],
  ['araling-panlipunan/9/konsepto-ng-demand', /Natatalakay ang konsepto ng demand(?! \()/],
] as const)('a plan of %s says when the official wording is in the other language', async (id, wording) => {
  const { plan } = await compose([documentOfUnit(unitOf(id) ?? expect.fail(id))], settings, {
    knowledge: { entries: allEntries, unitOf },
  })
  const [first] = plan.sections.flatMap(({ rows }) => rows)
  expect(JSON.stringify(first)).toMatch(wording)
})

const itemsOf = (unit: Unit) => {
  const outline = outlineOf([documentOfUnit(unit)], 4, undefined, { units: [unit], fill: true })
  return unitItems(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
}

test('a term or a class that has its own question is asked with it', () => {
  const unit = structuredClone(water)
  const [idea] = unit.ideas
  const [term] = idea?.terms ?? []
  const group = unit.classes.find(({ members, others }) => members.length > 2 && others.length > 2)
  if (!idea || !term || !group)
    throw new Error('The unit of the water cycle has no term or no class of three and three.')
  Object.assign(term, { ask: 'Which word is meant here?' })
  Object.assign(group, { ask: 'Which one is inside?', askNot: 'Which one is outside?' })
  const made = itemsOf(unit)
  const keysOf = (stem: string) =>
    made.flatMap((item) =>
      item.form === 'multiple_choice' && item.stem === stem ? [item.options[item.answer]?.toLowerCase()] : [],
    )
  expect(made.filter(({ stem }) => stem === term.ask)).not.toEqual([])
  expect(group.members.map((each) => each.toLowerCase())).toContain(keysOf(group.ask)[0])
  expect(group.others.map((each) => each.toLowerCase())).toContain(keysOf(group.askNot)[0])
})

test('what a question says itself is not accepted as its answer', () => {
  const named = structuredClone(water)
  for (const term of named.ideas.flatMap((idea) => idea.terms)) {
    const [first = ''] = term.meaning.split(' ').filter((word) => word.length > 3)
    term.also = [first, 'another name for it']
  }
  const written = itemsOf(named).flatMap((item) =>
    item.form === 'identification' && item.also_accepted.includes('another name for it') ? [item] : [],
  )
  for (const { stem, also_accepted } of nonEmpty(written))
    expect(also_accepted.filter((name) => mentions(stem, name))).toEqual([])
})

test('another name of a term is right when it is written, and never a wrong choice', () => {
  const choicesOn = (unit: Unit, name: string) => {
    const items = itemsOf(unit)
    return {
      written: items.flatMap((item) =>
        item.form === 'identification' && item.answer === name ? item.also_accepted : [],
      ),
      wrong: items.flatMap((item) =>
        item.form === 'multiple_choice' && item.options[item.answer]?.toLowerCase() === name
          ? item.options.filter((_, place) => place !== item.answer)
          : [],
      ),
    }
  }
  const named = structuredClone(water)
  const terms = named.ideas.flatMap((idea) => idea.terms)
  const [term] = nonEmpty(terms.filter(({ name }) => choicesOn(water, name).wrong.length > 3))
  const sibling = terms.find(
    ({ name, kind }) =>
      kind === term.kind && choicesOn(water, term.name).wrong.some((wrong) => wrong.toLowerCase() === name),
  )
  term.also = [sibling?.name ?? expect.fail('No other term of its kind is among its choices.')]
  const { written, wrong } = choicesOn(named, term.name)
  expect(written).toContain(term.also[0])
  const ofTerm = named.ideas.flatMap(({ facts }) => facts.flatMap((fact) => fact.wrong))
  expect(
    wrong.filter((each) => each.toLowerCase() === term.also[0] && !ofTerm.includes(each.toLowerCase())),
  ).toEqual([])
})
