import { unitOf } from '@klasrum/curriculum/library'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { outlineOf } from '../../understand/outline-of.ts'
import { sessionsOf } from '../../understand/sessions.ts'
import { untaughtNote } from './untaught.ts'

const water = unitOf('science/5/water-cycle')
if (!water) throw new Error('The unit of the water cycle is gone.')

const lesson = sourceDocument(`
# The Water Cycle

The water cycle moves water between the land, the sea and the air all the time. The Sun gives the energy that drives the water cycle. Evaporation turns liquid water into water vapor. Transpiration brings water vapor from the leaves of plants. Condensation turns water vapor into water droplets, and clouds form. Precipitation is water that falls from the clouds as rain. Runoff flows to rivers and back to the sea.

# Deep Shafts beside the Chapel

Families of the town drew their water from deep wells beside the chapel. Each well reached the groundwater below the clay. The oldest well was dug by hand in a dry summer. Stones line its walls from top to bottom. A wooden roof keeps leaves away. People let the bucket down by a rope. Children carried the water home in bamboo tubes before school every morning, also when it rained.

# The Fiesta of the Town

The fiesta of the town begins with a parade of bands along the main road. Families cook for many guests and decorate their houses. Dancers in costumes move to the beat of drums. The parade ends in front of the old church. In the evening the plaza is full of music and lights. Games for children fill the next morning. Winners get small prizes from the mayor.
`)

const sessions = sessionsOf(outlineOf([lesson], 3, undefined, { units: [water], fill: true }), 3)
const sessionOn = (words: string) =>
  sessions.find(({ topics }) =>
    topics.some(({ title, blocks }) => JSON.stringify([title, blocks]).includes(words)),
  )

test('a part of a recognised lesson that touches its topic is taught by a written day that is still free', () => {
  const days = [sessionOn('Evaporation turns'), sessionOn('groundwater below')].map((session) => session?.day)
  expect(days).not.toContain(undefined)
  expect(new Set(days).size).toBe(2)
})

test('a part that says nothing of the topic is taught from the file', () => {
  const session = sessionOn('parade of bands')
  expect(session?.day).toBeUndefined()
  expect(session?.title).toContain('Fiesta')
})

test('the teacher is told which part under a written day it does not teach', () => {
  const outline = outlineOf([lesson], 3, undefined, { units: [water], fill: true })
  const [note = ''] = untaughtNote(outline, sessionsOf(outline, 3))
  expect(note).toContain('Of your file it does not teach: Deep Shafts beside the Chapel.')
  expect(note).not.toContain('The Fiesta')
})

test('a file that is one chapter of a novel is taught by the day on that chapter, then by its ideas, and by nothing of the next chapter', () => {
  const chapters = unitOf('filipino/9/noli-kabanata-1-2')
  if (!chapters) throw new Error('The unit of the first chapters is gone.')
  const part =
    'Nagcacapisan ang mga panauhin sa malaking bahay ng may ari. Ang bawat isa sa kanila ay may sariling usapan sa sulok. Sa loob ng salas ay maraming ilaw at salamin. Ang mga babae ay nakaupo sa isang panig at tahimik. Ang mga lalaki naman ay nagtatalo sa kabilang panig ng salas.'
  const file = sourceDocument(
    `# Noli Me Tangere\n\n## Kabanata 2\n\n${Array.from({ length: 12 }, () => part).join('\n\n')}`,
    { language: 'fil' },
  )
  const outline = outlineOf([file], 3, undefined, { units: [chapters], fill: true })
  const titles = sessionsOf(outline, 3).map(({ day, idea }) =>
    day === undefined ? chapters.ideas[idea ?? -1]?.title : chapters.days[day]?.title,
  )
  expect(titles).toHaveLength(3)
  expect(titles.filter((title) => !title?.includes('Kabanata 2'))).toEqual([])
  expect(new Set(titles).size).toBe(3)
  expect(untaughtNote(outline, sessionsOf(outline, 3))).toEqual([])
})

test('a part whose heading names an idea of the unit is taught by the day on that idea, or from the idea where there is none', () => {
  const yaman = unitOf('araling-panlipunan/4/pinagkukunang-yaman')
  if (!yaman) throw new Error('The unit on resources is gone.')
  const file = sourceDocument(
    `# Likas-kayang Pag-unlad\n\nMaaari kang maging bahagi ng pagtugon sa mga pangangailangan ng susunod na salinlahi. Ang bawat isa ay may magagawa sa sariling tahanan at pamayanan. Ang mga tao sa barangay ay nag-uusap tungkol dito. Ang mga bata ay tumutulong din sa paaralan. Ang lahat ay may bahagi sa gawaing ito araw-araw.`,
    { language: 'fil' },
  )
  const sessionWith = (unit: typeof yaman) =>
    sessionsOf(outlineOf([file], 1, undefined, { units: [unit], fill: true }), 1)[0]
  const caring = yaman.days.findIndex(({ title }) => title.includes('aalagaan'))
  expect(sessionWith(yaman)?.day).toBe(caring)
  const without = sessionWith({ ...yaman, days: yaman.days.toSpliced(caring, 1) })
  expect(without?.idea).toBe(yaman.ideas.findIndex(({ title }) => title === 'Likas-kayang pag-unlad'))
  expect(without?.day).toBeUndefined()
})
