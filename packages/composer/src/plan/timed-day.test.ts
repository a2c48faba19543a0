import { allEntries, unitOf } from '@klasrum/curriculum/library'
import type { Day, StepName } from '@klasrum/curriculum/unit'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { timedDay } from './timed-day.ts'

const water = unitOf('science/5/water-cycle')
const [first] = water?.days ?? []
if (!first) throw new Error('The unit of the water cycle has no day.')
const day: Day = first

const minutesOf = ({ steps }: Day, name: StepName) => steps.find((step) => step.name === name)?.minutes ?? 0
const allMinutes = ({ steps }: Day) => steps.reduce((sum, { minutes }) => sum + minutes, 0)
const withStep = (name: StepName, change: Partial<Day['steps'][number]>): Day => ({
  ...day,
  steps: day.steps.map((step) => (step.name === name ? { ...step, ...change } : step)),
})
const fiveOf = (answer: string) =>
  Array.from({ length: 5 }, (_, at) => ({ ask: `What comes as number ${at}?`, answer }))
const reason = 'because the warm air over the sea carries the vapor up until it cools'

test('a check with reasons has more minutes than one of single words, and the session stays as long as it was', () => {
  const short = timedDay({ ...day, check: fiveOf('rain') }, 'en', false).day
  const long = timedDay({ ...day, check: fiveOf(reason) }, 'en', false).day
  expect(minutesOf(short, 'check')).toBe(5)
  expect(minutesOf(long, 'check')).toBe(8)
  expect(allMinutes(long)).toBe(allMinutes(day))
  expect(allMinutes(short)).toBe(allMinutes(day))
})

test('a check that is answered aloud needs no more than five minutes', () => {
  const aloud = { ...withStep('check', { text: 'Learners answer aloud.' }), check: fiveOf(reason) }
  expect(minutesOf(timedDay(aloud, 'en', false).day, 'check')).toBe(5)
})

test('common work that says how long it takes keeps its minutes', () => {
  const timed = withStep('we do', { text: 'Groups rehearse for 7 minutes and read aloud.' })
  const { day: fitted } = timedDay({ ...timed, check: fiveOf(reason) }, 'en', false)
  expect(minutesOf(fitted, 'we do')).toBe(minutesOf(day, 'we do'))
})

test('three long sentences are three parts, three short ones are one', () => {
  const long =
    'Draw the chart with its four steps on the board and read each of them aloud with the class, which says after each step what is done in it and why.'
  const partsOf = (text: string) =>
    timedDay(withStep('i do', { text, given: [], minutes: 10 }), 'en', false).beats.length
  expect(partsOf([long, long, long].join(' '))).toBe(3)
  expect(partsOf('Draw the Sun. Draw the sea. Name them.')).toBe(1)
})

test('what is shown stands in parts with their minutes, and a question comes behind the part that answers it', () => {
  const text = [
    'Draw the Sun over a wide sea and let the class name both of them.',
    'Water of the sea takes in heat and rises as vapor into the air.',
    'Then draw a hill with a cloud over it and a river that leaves it.',
    'High in the cool air the vapor turns into drops and the cloud grows dark.',
    'Now draw rain with long lines that fall on the hill and the fields.',
    'The rain runs down the river and comes to the sea again.',
  ].join(' ')
  const shown: Day = {
    ...withStep('i do', { text, given: [], minutes: 10 }),
    check: fiveOf('rain'),
    questions: [
      { ask: 'Which crab sings loudest?', answer: 'nobody in this room' },
      { ask: 'What rises from the sea as vapor into the air?', answer: 'water' },
      { ask: 'Who painted the seven gates?', answer: 'nobody knows' },
    ],
  }
  const { beats, midway, day: fitted, together, leftForNext } = timedDay(shown, 'en', false)
  expect(beats).toHaveLength(3)
  expect(beats.map(({ text: part }) => part).join(' ')).toBe(text)
  expect(midway).toMatchObject({ ask: 'What rises from the sea as vapor into the air?', after: 0 })
  const inParts = beats.reduce((sum, { minutes }) => sum + minutes, 0)
  expect(inParts + 1).toBe(minutesOf(fitted, 'i do'))
  expect(together.map(({ ask }) => ask)).toEqual(['Which crab sings loudest?'])
  expect(leftForNext?.ask).toBe('Who painted the seven gates?')
})

test('a speech that is parted has its marks in every part', () => {
  const said = Array.from({ length: 12 }, (_, at) => `The drop ${at} rises from the warm sea into the air.`)
  const { beats } = timedDay(withStep('i do', { text: `Say: "${said.join(' ')}"`, given: [] }), 'en', false)
  expect(beats.length).toBeGreaterThan(1)
  for (const { text } of nonEmpty(beats)) expect(text.split('"').length % 2).toBe(1)
})

test('a chapter that is told and read aloud takes its minutes of the showing', () => {
  const chapter = `Chapter 3: ${Array.from({ length: 100 }, () => 'word').join(' ')}.`
  const text = 'Tell the chapter calmly and show what the east stands for. The sun rises there.'
  const novel = withStep('i do', { text, given: [chapter], minutes: 12 })
  const read = timedDay({ ...novel, questions: [], check: fiveOf('rain') }, 'en', true)
  const inParts = read.beats.reduce((sum, { minutes }) => sum + minutes, 0)
  expect(read.board).toEqual([chapter])
  // Three minutes are read; the rest is told and shown, two of it for the hundred words of the chapter.
  expect(inParts + 3).toBe(minutesOf(read.day, 'i do'))
  const without = timedDay(
    { ...withStep('i do', { text, given: [], minutes: 12 }), questions: [], check: fiveOf('rain') },
    'en',
    true,
  )
  expect(without.beats[0]?.minutes).toBe(inParts)
})

test('the sessions of all units keep their length, and every part has the minutes that stand there', () => {
  const tried = allEntries().filter((_, at) => at % atSize({ commit: 40, long: 1 }) === 0)
  for (const { id, language } of nonEmpty(tried))
    for (const written of nonEmpty(unitOf(id)?.days ?? [])) {
      const { day: fitted, beats, midway } = timedDay(written, language, false)
      expect(allMinutes(fitted), id).toBe(allMinutes(written))
      for (const { minutes } of nonEmpty(fitted.steps)) expect(minutes, id).toBeGreaterThan(2)
      const shown = beats.reduce((sum, { minutes }) => sum + minutes, 0) + (midway ? 1 : 0)
      if (beats.length > 0) expect(shown, id).toBe(minutesOf(fitted, 'i do'))
    }
})
