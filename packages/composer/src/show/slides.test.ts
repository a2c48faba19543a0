import type { SlideScript } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { documentIn } from '@klasrum/testkit/generated-lessons'
import { plantLesson, waterLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
import { sessionsOf } from '../understand/sessions.ts'
import { passagesOf } from '../understand/statements.ts'
import { writeSlides } from './slides.ts'

function showOf(document: SourceDocument, minutes: number, title = 'Our lesson'): SlideScript {
  const outline = outlineOf([document])
  return writeSlides(lessonOf(outline), sessionsOf(outline, 1), {
    mayFill: true,
    minutes,
    title,
    objectives: ['Define photosynthesis', 'Compare a root and a stem'],
    chance: chanceOf(5),
    avoid: [],
  })
}

const plants = sourceDocument(plantLesson)
const water = sourceDocument(waterLesson, { language: 'fil' })
const shown = ({ heading, points, rows, picture }: SlideScript['scenes'][number]) =>
  [heading, ...points, ...rows.flat(), picture?.caption ?? ''].join(' ').split(/\s+/).filter(Boolean)

test('no slide has more than forty words, every scene is spoken and every quote stands in the source', () => {
  let quoted = 0
  fc.assert(
    fc.property(
      fc.constantFrom('en' as const, 'fil' as const).chain((language) => documentIn(language)),
      fc.integer({ min: 1, max: 12 }),
      (document, minutes) => {
        fc.pre(outlineOf([document]).topics.some(({ words }) => words > 20))
        const passages = document.blocks.flatMap((block) => passagesOf({ file: '', block }))
        for (const scene of nonEmpty(showOf(document, minutes).scenes)) {
          expect(shown(scene).length).toBeLessThanOrEqual(40)
          expect(scene.narration.trim()).not.toBe('')
          const quote = scene.source?.quote
          if (!quote) continue
          quoted += 1
          expect(passages.some((passage) => passage.includes(quote))).toBe(true)
        }
      },
    ),
    { numRuns: atSize({ commit: 40, long: 1_000 }) },
  )
  expect(quoted).toBeGreaterThan(0)
})

test.each([1, 2, 3])(
  'a show of %i minutes on a source with enough to say is as long as asked for',
  (minutes) => {
    const { minutes: made, warnings } = showOf(plants, minutes)
    expect(Math.abs(made - minutes) / minutes).toBeLessThanOrEqual(0.15)
    expect(warnings).toEqual([])
  },
)

test('a show on a source that says too little is shorter and says so', () => {
  const { minutes, warnings } = showOf(water, 30)
  expect(minutes).toBeLessThan(25)
  expect(warnings).toEqual([
    `The lesson has text for about ${minutes} of the 30 minutes asked for, so the show is shorter.`,
  ])
})

test('a show opens with its title and objectives, covers every topic and ends with a summary', () => {
  const { scenes } = showOf(plants, 5)
  const layouts = scenes.map(({ layout }) => layout)
  expect(layouts.slice(0, 2)).toEqual(['title', 'objectives'])
  expect(layouts.at(-1)).toBe('summary')
  const spoken = scenes.map((scene) => scene.narration).join(' ')
  for (const about of ['parts of a plant', 'making food', 'making new plants'])
    expect(spoken).toContain(about)
})

test('a question is followed by silence, and its answer opens the next scene', () => {
  const { scenes } = showOf(plants, 5)
  const checks = scenes.flatMap((scene, at) => (scene.layout === 'check' ? [at] : []))
  for (const at of nonEmpty(checks)) {
    expect(scenes[at]?.pause_seconds).toBeGreaterThanOrEqual(5)
    expect(scenes[at + 1]?.narration).toMatch(/^The answer is: /)
  }
  expect(scenes.filter(({ layout, pause_seconds }) => layout !== 'check' && pause_seconds > 0)).toEqual([])
})

test('a short show asks nothing of what it did not tell', () => {
  const people = 'farmers weavers potters hunters sailors smiths'.split(' ')
  const works = 'cutting wood|turning clay|mending nets|carrying rice|shaping iron'.split('|')
  const sentence = (at: number) =>
    `A tool${at} is a thing that ${people[at % 6]} of long ago used for ${works[at % 5]} in year ${at}.`
  const parts = Array.from(
    { length: 6 },
    (_, at) => `## Part ${at + 1}\n\n${[0, 1, 2, 3].map((more) => sentence(4 * at + more)).join(' ')}`,
  )
  const { scenes } = showOf(sourceDocument(parts.join('\n\n')), 3)
  const told = scenes.filter(({ layout }) => layout !== 'check').map((scene) => scene.narration)
  expect(told.join(' ')).not.toContain(sentence(23))
  for (const { source } of nonEmpty(scenes.filter(({ layout }) => layout === 'check')))
    expect(told.join(' ')).toContain(source?.quote)
})

test('of topics that are told in part it asks for those parts', () => {
  const names = 'crust mantle core plate fault focus wave magnitude tsunami stress ridge trench'.split(' ')
  const letters = [...'abcdefghijklmnopqrstuvwxyz', ...'abcdefghij'].map(
    (letter, at) => `${letter}${at > 25 ? 'o' : 'a'}n`,
  )
  const topics = ['Inside', 'Below', 'Above'].map((place, topic) => {
    const sentences = names.map(
      (name, at) =>
        `A ${name}${letters[at + topic * 12]} is a layer of rock that people look for in year ${1900 + at + topic * 20} when the ground shakes.`,
    )
    return `## ${place} the Earth\n\n${sentences.join(' ')}`
  })
  const { scenes } = showOf(sourceDocument(topics.join('\n\n')), 3)
  const told = scenes.filter(({ layout }) => layout !== 'check').map((scene) => scene.narration)
  const asked = scenes.filter(({ layout }) => layout === 'check')
  for (const { source } of nonEmpty(asked)) expect(told.join(' ')).toContain(source?.quote)
})

test('the voice says more than the slide shows', () => {
  const spoken = showOf(plants, 5).scenes.filter(
    ({ layout }) => layout === 'key_idea' || layout === 'definition',
  )
  expect(spoken.length).toBeGreaterThan(2)
  for (const { narration, points } of nonEmpty(spoken))
    expect(points.join(' ').split(/\s+/).length).toBeLessThan(narration.split(/\s+/).length * 0.9)
})

test.each([1, 2, 3])(
  'in %i minutes a sentence that leans on the one before it is not said without it',
  (minutes) => {
    const long =
      'thing that people who lived beside the great river long ago carried with them on their way to the market'
    const parts = Array.from(
      { length: 20 },
      (_, at) => `## Part ${at + 1}\n\nA tool${at} is a ${long}.${at < 10 ? '' : ` It weighs ${at} kilos.`}`,
    )
    const narration = showOf(sourceDocument(parts.join('\n\n')), minutes)
      .scenes.map((scene) => scene.narration)
      .join(' ')
    const isTold = (at: number) => narration.includes(`A tool${at} is a ${long}.`)
    expect(isTold(0)).toBe(true)
    const leaning = Array.from({ length: 10 }, (_, at) => at + 10)
    for (const at of nonEmpty(leaning.filter((each) => !isTold(each))))
      expect(narration).not.toContain(`It weighs ${at} kilos`)
  },
)

test.each([2, 4, 8])(
  'in %i minutes a paragraph is told from its beginning, never by single sentences out of it',
  (minutes) => {
    const sentences = (part: number) =>
      Array.from({ length: 6 }, (_, at) =>
        at === 4
          ? `A lantern${part} is a lamp that fishers of the town hang at the end of the boat.`
          : `The boat of town${part} left the pier number ${at} in the morning with nets and ice.`,
      )
    const parts = Array.from({ length: 12 }, (_, at) => `## Part ${at + 1}\n\n${sentences(at).join(' ')}`)
    const narration = showOf(sourceDocument(parts.join('\n\n')), minutes)
      .scenes.filter(({ layout }) => layout !== 'summary')
      .map((scene) => scene.narration)
      .join(' ')
    const told = parts.map((_, part) => sentences(part).map((sentence) => narration.includes(sentence)))
    expect(told.flat()).toContain(true)
    for (const own of nonEmpty(told))
      expect(own).toEqual(own.toSorted((one, other) => Number(other) - Number(one)))
  },
)

test.each([
  'Explain the picture to the one beside you in two sentences.',
  'Each learner will fill out the form with the data of the town.',
  'where b is the price of a lantern on the day of the market.',
  'The following activity shows that a lantern needs oil and air.',
])('nobody is told what only a page can ask for: %s', (direction) => {
  const { scenes } = showOf(
    sourceDocument(
      `## Lanterns\n\nA lantern is a lamp that fishers of the town hang at the end of the boat.\n\n${direction}\n\nA wick is a thread that draws oil up to the flame. Oil is a liquid that burns in a lamp.`,
    ),
    3,
  )
  const narration = scenes.map((scene) => scene.narration).join(' ')
  expect(narration).toContain('draws oil up to the flame')
  expect(narration).not.toContain(direction.slice(0, -1))
})

test('a story is told with all that is said in it, and is then told again by the class', () => {
  const story = `# The Torn Kite

One morning, Lito found a torn kite under the mango tree. He took it home and put it on the table. Lito was glad.

"I can mend this with rice paste," said Lola Ising. Lito mixed the rice paste in a coconut shell.

That afternoon, Ben asked to hold the string of the kite. "You may hold it when the wind is gentle," said Lito. Ben waited by the fence.

The wind grew strong, and Ben let the string slip through his fingers. "I did not mean to lose your kite," said Ben.

Ben climbed the acacia tree and brought the kite down to Lito. Lola Ising gave the boys warm rice cakes.`
  const { scenes } = showOf(sourceDocument(story), 4)
  const summary = scenes.at(-1)
  expect(summary?.layout).toBe('summary')
  expect(summary?.points).toEqual(['Beginning: who and where', 'Middle: what happened', 'End: how it ended'])
  expect(scenes.filter(({ narration }) => /happens (?:before|after|first|last)/.test(narration))).toEqual([])
  const narration = scenes.map((scene) => scene.narration).join(' ')
  // Also what its people say, and a question to listen for before it and to think about after it.
  expect(narration).toContain('"You may hold it when the wind is gentle," said Lito.')
  expect(narration.match(/What problem does Lito have, and how does it end\?/g)).toHaveLength(2)
})

test('a story that nearly fits is told without a hole, a little longer than asked for', () => {
  const days = [
    'river',
    'market',
    'bridge',
    'school',
    'chapel',
    'bakery',
    'harbor',
    'meadow',
    'quarry',
    'station',
  ]
  const part = (place: string) =>
    `One morning, Lito carried his kite to the ${place} and looked for his friend Ben. Ben waited there with a basket of warm rice cakes for the two of them. "We will fly it beside the ${place} until the sun goes down," said Ben. Lito laughed and let the string run through his fingers.`
  const story = sourceDocument(`# Lito and the Kite\n\n${days.map(part).join('\n\n')}`)
  const { scenes, minutes } = showOf(story, 4)
  const narration = scenes.map((scene) => scene.narration).join(' ')
  expect(days.filter((place) => !narration.includes(`carried his kite to the ${place}`))).toEqual([])
  expect(days.filter((place) => !narration.includes(`beside the ${place} until the sun`))).toEqual([])
  expect(minutes).toBeGreaterThan(4.2)
  expect(minutes).toBeLessThanOrEqual(4.6)
})

test('steps are talked through in their order', () => {
  const { scenes } = showOf(
    sourceDocument(`
## Steps in Planting Rice

1. Soak the seeds in water for a day.
2. Sow the seeds in the seedbed.
3. Move the seedlings to the field.
`),
    2,
  )
  const steps = scenes.find(({ layout }) => layout === 'steps')
  expect(steps?.points).toEqual([
    'Soak the seeds in water for a day',
    'Sow the seeds in the seedbed',
    'Move the seedlings to the field',
  ])
  expect(steps?.narration).toMatch(/First, soak .* Second, sow .* Finally, move /)
})

test('a picture of the source is shown with its caption; ornaments are not', () => {
  const base = sourceDocument(
    '## Volcanoes\n\nA volcano is an opening in the crust through which melted rock comes out.',
  )
  const place = (number: number) => ({ page: 1, number, language: null, terms: [] })
  const size = { type: 'image/png' as const, width: 600, height: 400 }
  const document: SourceDocument = {
    ...base,
    pictures: [
      { ...size, caption: 'Figure 1. Mayon Volcano at sunrise' },
      { ...size, width: 24, height: 24, caption: null },
    ],
    blocks: [
      ...base.blocks,
      { ...place(3), kind: 'picture', picture: 0 },
      { ...place(4), kind: 'picture', picture: 1 },
    ],
  }
  const pictures = showOf(document, 3).scenes.filter(({ layout }) => layout === 'picture')
  expect(pictures.map(({ picture }) => picture)).toEqual([
    { file: 'lesson.docx', picture: 0, caption: 'Mayon Volcano at sunrise' },
  ])
})

test('where the teacher gave no title the lesson gives it to the first slide', () => {
  expect(showOf(plants, 3, 'Slide Show').scenes[0]?.heading).toBe('How Plants Live')
  expect(showOf(plants, 3, 'Slide Show').title).toBe('Slide Show')
  expect(showOf(plants, 3, 'Green things').scenes[0]?.heading).toBe('Green things')
})

test('a short show is as long as asked for whichever questions are drawn, also where it tells nothing of what they ask', async () => {
  for (const seed of nonEmpty(Array.from({ length: 24 }, (_, at) => at + 1))) {
    const settings = aSetting({
      sessions: 1,
      quiz_items: 1,
      exam: null,
      slideshow: { minutes: 1, title: '' },
      seed,
    })
    const { slides } = await compose([plants], settings)
    expect(slides?.warnings, `seed ${seed}`).toEqual([])
    expect(slides?.minutes, `seed ${seed}`).toBeCloseTo(1, 0)
  }
})
