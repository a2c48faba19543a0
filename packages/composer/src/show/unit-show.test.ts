import type { Scene } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import type { Unit } from '@klasrum/curriculum/unit'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { allItems } from '../papers/amend.ts'
import { documentOfUnit } from '../sources/units/unit-document.ts'
import { mostWordsOnSlide, tolerance, wordsOnSlide } from './pace.ts'

const settings = aSetting({
  sessions: 2,
  quiz_items: 5,
  exam: null,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 7,
})
const unit = (id: string): Unit => unitOf(id) ?? expect.fail(`no unit ${id}`)

async function showOf(id: string, minutes: number, { isTold = true } = {}) {
  const slideshow = { minutes, title: '' }
  const ofKind = (name: string) => {
    const found = unitOf(name)
    return found && !isTold ? { ...found, told: null } : found
  }
  const knowledge = { entries: allEntries, unitOf: ofKind }
  const material = await compose([documentOfUnit(unit(id))], { ...settings, slideshow }, { knowledge })
  return { material, script: material.slides ?? expect.fail('no show') }
}

const hasBody = ({ layout, points, rows, picture, drawing }: Scene) =>
  layout === 'title' || points.length + rows.length > 0 || picture !== null || drawing !== undefined

test.each(['science/5/water-cycle', 'araling-panlipunan/9/konsepto-ng-demand'])(
  'a show on %s, for which nobody wrote a telling, has a thought first, ideas, drawings, questions with time to think, a summary',
  async (id) => {
    const { script } = await showOf(id, 8, { isTold: false })
    const { scenes } = script
    const { ideas } = unit(id)
    expect(scenes.map(({ layout }) => layout).slice(0, 3)).toEqual(['title', 'objectives', 'check'])
    expect(scenes.at(-1)?.layout).toBe('summary')
    const narration = scenes.map((scene) => scene.narration).join('\n')
    for (const { title, explanation } of nonEmpty(ideas)) {
      expect(narration).toContain(`“${title}”`)
      expect(narration).toContain(explanation.split('. ')[0])
    }
    expect(scenes.some(({ drawing }) => drawing)).toBe(true)
    expect(
      scenes.filter(({ layout, pause_seconds }) => layout === 'check' && pause_seconds > 0).length,
    ).toBeGreaterThan(2)
    for (const scene of nonEmpty(scenes)) {
      expect(hasBody(scene), scene.heading).toBe(true)
      expect(wordsOnSlide(scene), scene.heading).toBeLessThanOrEqual(mostWordsOnSlide)
    }
  },
)

test('a unit with a telling is told in it: a riddle and its answer, parts with few words or a chart, tasks worked step by step', async () => {
  const id = 'science/7/balanced-and-unbalanced-forces'
  const { script } = await showOf(id, 10)
  const { scenes } = script
  const told = unit(id).told ?? expect.fail('nobody has written how it is told')
  const narrations = scenes.map(({ narration }) => narration)
  for (const { parts } of nonEmpty(told.ideas))
    for (const { text } of nonEmpty(parts)) expect(narrations).toContain(text)
  expect(narrations).toContain(told.think?.ask)
  expect(narrations.at(-2)).toContain(told.think?.answer)
  const tasks = told.ideas.flatMap(({ examples }) => examples)
  for (const { task, steps } of nonEmpty(tasks)) {
    const at = scenes.findIndex(({ narration }) => narration.includes(task))
    expect(scenes[at]?.pause_seconds).toBeGreaterThan(4)
    expect(scenes[at + 1]?.points).toEqual(steps.map(({ show }) => show))
  }
  expect(scenes.at(-1)?.points).toEqual(told.ideas.map(({ title }) => title))
  for (const { sum } of nonEmpty(told.ideas))
    expect(scenes.at(-1)?.narration).toContain(sum.replace(/\.$/, ''))
  const charts = told.ideas.flatMap(({ parts }) => parts.flatMap(({ chart }) => chart ?? []))
  const drawn = scenes.filter(({ drawing, rows }) => drawing !== undefined || rows.length > 0)
  expect(drawn.length).toBeGreaterThanOrEqual(charts.length)
  for (const scene of nonEmpty(scenes)) {
    expect(hasBody(scene), scene.heading).toBe(true)
    expect(wordsOnSlide(scene), scene.heading).toBeLessThanOrEqual(mostWordsOnSlide)
  }
})

test.each([3, 8, 16])('a show of %i minutes on a unit is as long as it was wanted', async (minutes) => {
  const { script } = await showOf('science/5/water-cycle', minutes)
  expect(Math.abs(script.minutes - minutes)).toBeLessThanOrEqual(minutes * tolerance)
})

test('a show on a unit asks nothing that a paper of the run asks', async () => {
  const { material, script } = await showOf('science/5/water-cycle', 8)
  const stems = allItems(material).map(({ stem }) => stem)
  const shown = script.scenes.flatMap(({ points }) => points)
  for (const stem of nonEmpty(stems)) expect(shown).not.toContain(stem)
})

test('a show on a part of a file says which parts it does not tell', async () => {
  const fiesta =
    'The fiesta of the town begins with a parade of bands along the main road. Families cook for many guests. '
  const lesson = sourceDocument(`
# The Water Cycle

The water cycle moves water between the land, the sea and the air all the time. The Sun gives the energy that drives the water cycle. Evaporation turns liquid water into water vapor. Transpiration brings water vapor from the leaves of plants. Condensation turns water vapor into water droplets, and clouds form. Precipitation is water that falls from the clouds. Runoff flows to rivers, and infiltration feeds groundwater in an aquifer.

# Bands and Dancers of the Fiesta

${fiesta.repeat(5)}`)
  const { slides } = await compose(
    [lesson],
    { ...settings, slideshow: { minutes: 5, title: '' } },
    { knowledge: { entries: allEntries, unitOf } },
  )
  const told = slides?.scenes.map(({ narration }) => narration).join(' ') ?? ''
  expect(told).toContain('vapor')
  expect(told).not.toContain('Fiesta')
  expect(slides?.warnings.join(' ')).toContain(
    'Of your file it does not tell: Bands and Dancers of the Fiesta.',
  )
  expect(slides?.warnings.join(' ')).not.toContain('does not tell: The Water Cycle')
})

test.each(['science/5/water-cycle', 'araling-panlipunan/9/konsepto-ng-demand', 'science/8/atomic-structure'])(
  'the keys of the questions of a show on %s are spread over the letters, and voice and answer go with the slide',
  async (id) => {
    const { script } = await showOf(id, 10)
    const questions = script.scenes.flatMap((scene, at) => {
      const options = scene.points.filter((point) => /^[A-D]\. /.test(point))
      const answer = script.scenes[at + 1]
      return scene.layout === 'check' && options.length > 1 && answer ? [{ scene, options, answer }] : []
    })
    const letters = nonEmpty(questions).map(({ scene, options, answer }) => {
      expect(options).toContain(answer.heading)
      expect(answer.narration).toContain(answer.heading.replace('. ', ', '))
      for (const option of nonEmpty(options)) expect(scene.narration).toContain(option.replace('. ', ', '))
      return answer.heading[0]
    })
    const most = Math.max(...[...'ABCD'].map((letter) => letters.filter((each) => each === letter).length))
    expect(most).toBeLessThanOrEqual(Math.ceil(letters.length / 4))
  },
)

test('the show of a file that is one chapter bears its name and tells nothing of the next one', async () => {
  const part =
    'Nagcacapisan ang mga panauhin sa malaking bahay. Ang bawat isa ay may sariling usapan sa sulok. Ang mga babae ay nakaupo sa isang panig at tahimik. Ang mga lalaki ay nagtatalo sa kabilang panig ng salas.'
  const file = sourceDocument(
    `# Noli Me Tangere\n\n## Kabanata 1\n\n${Array.from({ length: 6 }, () => part).join('\n\n')}`,
    { language: 'fil' },
  )
  const showSettings = { ...settings, sessions: 1, slideshow: { minutes: 5, title: '' } }
  const { slides } = await compose([file], showSettings, { knowledge: { entries: allEntries, unitOf } })
  expect(slides?.scenes[0]?.heading).toBe('Noli Me Tangere: Kabanata 1')
  const headings = slides?.scenes.map(({ heading }) => heading) ?? []
  expect(headings.filter((heading) => heading.includes('(Kabanata 1)')).length).toBeGreaterThan(1)
  expect(headings.filter((heading) => heading.includes('(Kabanata 2)'))).toEqual([])
  expect(slides?.warnings.filter((warning) => warning.includes('does not tell'))).toEqual([])
})
