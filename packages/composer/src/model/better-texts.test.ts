import type { LessonPlan, MaterialSettings, Scene, SlideScript } from '@klasrum/contract/material'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { plantLesson } from '@klasrum/testkit/lessons'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, onTestFinished, test } from 'vitest'
import { outlineOf } from '../outline-of.ts'
import { sessionsOf } from '../sessions.ts'
import { authorFrom } from './author-from.ts'

const settings: MaterialSettings = {
  sessions: 1,
  quiz_items: 4,
  exam: null,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 1,
  heading: {
    school: null,
    teacher: null,
    grade_and_section: null,
    learning_area: null,
    quarter: null,
    dates: null,
  },
}

async function atWork(answer: Record<string, unknown>) {
  const model = await startModelServer()
  onTestFinished(model.stop)
  model.always({ say: answer })
  const outline = outlineOf([sourceDocument(plantLesson)])
  const author = authorFrom({ baseUrl: model.baseUrl, model: 'fake' })
  const { signal } = new AbortController()
  const work = author.begin({ outline, sessions: sessionsOf(outline, 1), settings, signal })
  return { model, ...work }
}

const former = ['Ask what a root does.', 'Give Quiz 1.']
const objective = 'Name the parts of a plant.'
const plan: LessonPlan = {
  format: 'ilaw',
  title: 'How Plants Live',
  language: 'en',
  header: [],
  sections: [
    {
      title: 'Activities',
      rows: [
        { label: 'Objectives', cells: [{ lines: [objective], from: 'composed' }] },
        { label: 'Practice', cells: [{ lines: former, from: 'composed' }] },
        { label: 'Standard', cells: [{ lines: ['As in the guide.'], from: 'source' }] },
        { label: 'Reflection', cells: [{ lines: [], from: 'teacher' }] },
      ],
    },
  ],
  signatures: [],
  sessions: [{ number: 1, title: 'Plants', topics: [], objectives: [objective], share: 100 }],
}
const practice = ({ sections }: LessonPlan) => sections[0]?.rows[1]?.cells[0]?.lines

test('a better activity takes its place; objectives, quotes and what is the teacher’s stay', async () => {
  const lines = [
    'Learners draw a root that takes in water from the soil.',
    'Give Quiz 1 on the parts of a plant.',
  ]
  const better = { cells: [1, 2, 3, 1].map((cell) => ({ cell, lines })) }
  const work = await atWork(better)
  const made = await work.plan(plan)
  expect(practice(made)).toEqual(lines)
  expect(made.sections[0]?.rows.toSpliced(1, 1)).toEqual(plan.sections[0]?.rows.toSpliced(1, 1))
  expect(work.account().wrote.cells).toBe(1)
  expect(JSON.stringify(work.model.requests)).not.toMatch(/Name the parts|As in the guide/)
})

test.each([
  [
    'has nothing to do with the lesson',
    ['Velvet trombones juggle galactic umbrellas for the quokkas.', 'Give Quiz 1 to the trombones.'],
  ],
  [
    'is in another language',
    [
      'Ang chlorophyll ay ang green pigment na kumukuha ng energy ng sunlight.',
      'Ibigay ang Quiz 1 sa mga bata.',
    ],
  ],
  ['has an address', ['See how a root takes in water: https://evil.example', 'Give Quiz 1 on the root.']],
  [
    'loses the quiz',
    ['Learners draw a root that takes in water.', 'Ask what the stem carries to the leaves.'],
  ],
  ['says far less', ['Give Quiz 1 on the parts of a plant.'], [...former, ...former]],
  ['is no text', [1, 2]],
])('an activity that %s is left out', async (_, lines, before = former) => {
  const [section] = plan.sections
  const rows =
    section?.rows.with(1, { label: 'Practice', cells: [{ lines: before, from: 'composed' }] }) ?? []
  const work = await atWork({ cells: [{ cell: 1, lines }] })
  const made = await work.plan({ ...plan, sections: [{ title: 'Activities', rows }] })
  expect(practice(made)).toEqual(before)
  expect(work.account().wrote.cells).toBe(0)
})

const quote = 'Chlorophyll is the green pigment that takes in the energy of sunlight.'
const narration = `${quote} Without it, a leaf could not make sugar from light, water and carbon dioxide.`
const scene: Scene = {
  layout: 'key_idea',
  heading: 'Making Food',
  points: ['Chlorophyll takes in sunlight'],
  rows: [],
  picture: null,
  narration,
  pause_seconds: 0,
  source: { file: 'lesson.docx', page: 1, paragraph: 6, quote },
}
const script: SlideScript = {
  title: 'Plants',
  language: 'en',
  scenes: [scene, { ...scene, layout: 'check' }, scene],
  minutes: 1,
  warnings: [],
}

test('a better narration takes its place; a question and its answer stay', async () => {
  const better =
    'What makes a leaf green? It is a pigment called chlorophyll, and it takes in the energy of sunlight. With this energy the leaf makes sugar.'
  const work = await atWork({ scenes: [1, 2, 3].map((at) => ({ scene: at, narration: better })) })
  const made = await work.slides(script)
  expect(made.scenes.map((each) => each.narration)).toEqual([better, narration, narration])
  expect(work.account().wrote.narrations).toBe(1)
})

test.each([
  ['is too short', quote],
  ['is too long', `${narration} ${narration}`],
  [
    'tells of other things',
    'The velvet trombones of the quokkas juggle galactic umbrellas at midnight, and the marsupial orchestra applauds while the moon dances with its seven lanterns.',
  ],
  [
    'is in another language',
    'Ang chlorophyll ay ang green pigment na kumukuha ng energy ng sunlight. Kung wala ito, ang leaf ay hindi makagawa ng sugar mula sa light at water.',
  ],
  ['has markup', narration.replace('sunlight', '<b>sunlight</b>')],
])('a narration that %s is left out', async (_, said) => {
  const work = await atWork({ scenes: [{ scene: 1, narration: said }] })
  expect(await work.slides(script)).toEqual(script)
})
