import { ItemDrawing } from '@klasrum/contract/drawing'
import { positionsOf } from '@klasrum/contract/material'
import { catalogue } from '@klasrum/skills/catalogue'
import { chanceOf } from '@klasrum/skills/chance'
import { problemsOf } from '@klasrum/skills/problem'
import { languagesOf } from '@klasrum/skills/skill'
import { waterCycleLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { lookAt } from '../../look.ts'
import { allItems } from '../../papers/amend.ts'
import { keyAt } from '../../papers/letters.ts'
import { namesSkill, recogniseSkills } from './recognise-skills.ts'

const settings = aSetting({
  sessions: 1,
  quiz_items: 10,
  exam: { easiest: 10, easy: 8, moderate: 8, hard: 2 },
  plan_format: 'ilaw',
  slideshow: null,
  seed: 7,
})

const fractions = `
# Adding Fractions with Unlike Denominators

Mathematics 5

## Finding the least common denominator

Dissimilar fractions have unlike denominators. Before we add fractions, we look for the least common denominator.

Example: 1/2 + 1/3 = 3/6 + 2/6 = 5/6

## Adding dissimilar fractions

When we are adding fractions, we change them to the same denominator. Then we add the numerators.

Exercise: 2/3 + 1/4 = 11/12 and 1/6 + 1/4 = 5/12
`

const plan = {
  objectives: [],
  competencies: [],
  content_standard: null,
  performance_standard: null,
  grade_level: 'Grade 5',
  learning_area: 'Mathematics',
  quarter: null,
}

test('a lesson on a skill gets computed problems for all that is asked, and none of them twice', async () => {
  const material = await compose([sourceDocument(fractions, { plan })], settings)
  const items = allItems(material)
  const computed = items.filter(({ origin }) => origin === 'skill')
  expect(nonEmpty(computed).map(({ skill }) => skill)).toContain('fractions/add-unlike')
  expect(
    material.quizzes.map((quiz) => quiz.items.reduce((sum, item) => sum + positionsOf(item), 0)),
  ).toEqual([10])
  expect(material.exam?.made).toEqual(settings.exam)
  expect(new Set(items.map(({ stem }) => stem)).size).toBe(items.length)
})

test('every wrong answer of a computed choice carries the mistake that leads to it, at its place', async () => {
  const material = await compose([sourceDocument(fractions, { plan })], settings)
  const choices = allItems(material).flatMap((item) =>
    item.form === 'multiple_choice' && item.mistakes ? [item] : [],
  )
  for (const { options, mistakes, answer } of nonEmpty(choices)) {
    expect(mistakes).toHaveLength(options.length)
    expect(mistakes?.flatMap((mistake, place) => (mistake === '' ? [place] : []))).toEqual([answer])
  }
  const [first] = choices
  if (!first) throw new Error('there is no choice')
  const pairs = (item: typeof first) =>
    item.options.map((option, place) => `${option} ${item.mistakes?.[place]}`)
  const turned = keyAt(first, (first.answer + 1) % first.options.length, chanceOf(3))
  expect(turned.answer).not.toBe(first.answer)
  expect(pairs(turned).toSorted()).toEqual(pairs(first).toSorted())
})

test('a lesson that practises no skill has no computed problems', async () => {
  const lesson = sourceDocument(waterCycleLesson)
  expect(recogniseSkills(lesson)).toEqual([])
  const { numbers } = lookAt(lesson, settings)
  expect(Object.values(numbers).reduce((sum, { computed }) => sum + computed, 0)).toBe(0)
})

test('the look tells which problems can be computed, and how many at each level', () => {
  const found = lookAt(sourceDocument(fractions, { plan }), settings)
  expect(found.skills).toContain('Adding fractions with different denominators')
  for (const level of ['easiest', 'easy', 'moderate', 'hard'] as const)
    expect(found.numbers[level].computed).toBeGreaterThan(0)
})

test('every drawing that a skill makes can stand on a paper', () => {
  const drawings = catalogue.flatMap((skill) =>
    [...new Set(skill.grades)].flatMap((grade) =>
      problemsOf([skill], 12, { language: languagesOf(skill)[0] ?? 'en', grade, seed: 7 }).flatMap(
        ({ drawing }) => (drawing ? [{ id: skill.id, drawing }] : []),
      ),
    ),
  )
  expect(drawings.length).toBeGreaterThan(100)
  const refused = drawings.filter(({ drawing }) => !ItemDrawing.safeParse(drawing).success)
  expect([...new Set(refused.map(({ id }) => id))]).toEqual([])
})

test('words that every text has do not make a lesson on them: it must name what they are', () => {
  const sheet = (about: string) =>
    recogniseSkills(
      sourceDocument(
        `# Filipino 4

## ${about}

Ang bulaklak na ito ay mabango. Ang punong iyon ay matayog, at iyan ang paborito kong upuan. Dito kami naglalaro tuwing hapon.

Doon sa bukid nagtatanim si Lolo. Diyan sa tabi mo ang sumbrero niya. Ito ang hinahanap ko, at iyon ang kay Lola.`,
        { language: 'fil' },
      ),
    ).map(({ skill }) => skill.id)
  expect(sheet('Pagbibigay ng Kahulugan sa Salita').filter((id) => id.includes('panghalip'))).toEqual([])
  expect(sheet('Panghalip Pamatlig').some((id) => id.endsWith('panghalip-pamatlig'))).toBe(true)
})

test('where the file has no decimal number, no problem has one', async () => {
  const lengths = (example: string) => `
# Converting Units of Length

Mathematics 4

## Converting units of length from meters to centimeters

We convert units of length when we change meters to centimeters, centimeters to millimeters and kilometers to meters. ${example}

## Converting smaller units of length to larger units

We divide when we convert centimeters to meters and meters to kilometers.
`
  const grade4 = { ...plan, grade_level: 'Grade 4' }
  const decimalsOf = async (example: string) => {
    const made = await compose([sourceDocument(lengths(example), { plan: grade4 })], settings)
    const computed = allItems(made).filter(({ origin }) => origin === 'skill')
    return nonEmpty(computed).filter((item) => /\d\.\d/.test(JSON.stringify([item.stem, item])))
  }
  expect(await decimalsOf('Example: 3 m = 300 cm.')).toEqual([])
  expect((await decimalsOf('Example: 3.5 m = 350 cm.')).length).toBeGreaterThan(0)
})

test('prices that increase and decrease are no lesson on line graphs', () => {
  const found = recogniseSkills(
    sourceDocument(
      `
# Solving Problems on Percentage Increase and Percentage Decrease

Mathematics 7

## Percentage increase

The price of rice shows an increase from 40 pesos to 50 pesos. The percent of increase is 10 ÷ 40 = 25%.

## Percentage decrease

The price of a shirt shows a decrease from 200 pesos to 150 pesos. The percent of decrease is 50 ÷ 200 = 25%.
`,
      { plan: { ...plan, grade_level: 'Grade 7' } },
    ),
  ).map(({ skill }) => skill.id)
  expect(found).toContain('ratio-percent/percent-change')
  expect(found).not.toContain('statistics/line-graph-change')
})

test('a heading on collective nouns names no skill on all parts of speech', () => {
  const partsOfSpeech = nonEmpty(catalogue.filter(({ id }) => id === 'english/parts-of-speech'))
  expect(partsOfSpeech.map((skill) => namesSkill('Using collective nouns', skill))).toEqual([false])
  expect(partsOfSpeech.map((skill) => namesSkill('The parts of speech', skill))).toEqual([true])
})

const onTenses = (title: string, lines: string) =>
  recogniseSkills(sourceDocument(`# ${title}\n\nEnglish 6\n\n${lines}`)).map(({ skill }) => skill.id)

test('a lesson on one tense does not practise the others, and one on several does', () => {
  const perfect =
    'The present perfect tense tells what has happened up to now. A time expression such as "since" goes with the present perfect. Use the present perfect when the time is not told.'
  expect(onTenses('The Present Perfect', perfect)).not.toContain('english/verb-tenses')
  expect(
    onTenses(
      'Tenses of Verbs',
      `${perfect} The past tense tells of yesterday. The future tense tells of tomorrow.`,
    ),
  ).toContain('english/verb-tenses')
})

test('a subject of senior high school practises the skills of its area', () => {
  const body = fractions.replace('Mathematics 5', 'Learning Area: Business Mathematics')
  const skillsIn = (area: string) =>
    recogniseSkills({
      ...sourceDocument(body),
      plan: { ...sourceDocument(body).plan, learning_area: area },
    }).length
  expect(skillsIn('Business Mathematics')).toBeGreaterThan(0)
  expect(skillsIn('Oral Communication in Context')).toBe(0)
})
