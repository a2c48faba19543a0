import {
  blankHeading,
  type LessonPlan,
  type MaterialSettings,
  type Scene,
  type SlideScript,
} from '@klasrum/contract/material'
import { promptOf } from '@klasrum/testkit/fakes/chat-completions'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { plantLesson } from '@klasrum/testkit/lessons'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, onTestFinished, test } from 'vitest'
import { outlineOf } from '../understand/outline-of.ts'
import { sessionsOf } from '../understand/sessions.ts'
import { authorFrom } from './author-from.ts'

const settings: MaterialSettings = {
  sessions: 1,
  quiz_items: 4,
  exam: null,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 1,
  heading: blankHeading,
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
        { label: 'Opening', cells: [{ lines: ['Ask what a plant needs.'], from: 'composed' }] },
        { label: 'Practice', cells: [{ lines: former, from: 'source' }] },
        { label: 'Reflection', cells: [{ lines: [], from: 'teacher' }] },
      ],
    },
  ],
  signatures: [],
  sessions: [{ number: 1, title: 'Plants', topics: [], objectives: [objective], share: 100 }],
}
const opening = ['Show a plant from the garden and ask what its root does. (10 min)']
const practice = [
  'Learners draw a root that takes in water from the soil, and a stem that carries it. (25 min)',
  'Give Quiz 1 on the parts of a plant; mastery is 4 of 5. (10 min)',
]
const written = (...rows: (readonly unknown[])[]) => ({
  sessions: [{ session: 1, rows: rows.map((lines, at) => ({ row: at + 1, lines })) }],
})
const linesOf = ({ sections }: LessonPlan) => sections[0]?.rows.map(({ cells }) => cells[0]?.lines)

test('a whole plan takes the place of the built-in one; what is the teacher’s stays', async () => {
  const work = await atWork(written(opening, practice))
  const made = await work.plan(plan)
  expect(linesOf(made)).toEqual([opening, practice, []])
  expect(work.account()).toMatchObject({ notes: [], wrote: { cells: 2 } })
  expect(work.model.requests).toHaveLength(1)
})

test.each([
  ['leaves a row out', written(opening), 'The row "Practice" is missing.'],
  [
    'has other minutes',
    written(['Ask what a root does. (30 min)'], practice),
    'Its minutes add up to 65 and not to 45.',
  ],
  [
    'is in another language',
    written(
      ['Ipakita ang ugat ng halaman at itanong kung ano ang ginagawa nito. (10 min)'],
      ['Iguhit ng mga bata ang ugat at ang tangkay na nagdadala ng tubig sa dahon. (35 min) Quiz 1'],
    ),
    'It is not in the language of the lesson.',
  ],
  [
    'has an address',
    written(['See https://evil.example (10 min)'], practice),
    'The row "Opening" has markup, an address or a code.',
  ],
  [
    'loses the quiz',
    written(opening, ['Learners draw a root that takes in water from the soil. (35 min)']),
    'It does not name Quiz 1.',
  ],
  [
    'makes up a year',
    written(opening, [
      'Tell that roots were found in 1847. (25 min)',
      'Give Quiz 1 on the parts of a plant. (10 min)',
    ]),
    'It names 1847, which neither the lesson nor the curriculum does.',
  ],
  ['is no text', written([1], [2]), 'The row "Opening" is missing.'],
])(
  'a plan that %s is asked for once more with the reason, then left out and told',
  async (_, answer, why) => {
    const work = await atWork(answer)
    expect(await work.plan(plan)).toEqual(plan)
    expect(work.model.requests.map(promptOf)[1]).toContain(JSON.stringify(why).slice(1, -1))
    expect(work.account()).toMatchObject({
      notes: [
        `The plan of session 1 is by the built-in author; that of the language model was left out. ${why}`,
        'Nothing in this material is by the language model: the built-in author wrote it.',
      ],
      wrote: { cells: 0 },
    })
  },
)

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

test('a whole narration takes its place; a question and its answer stay', async () => {
  const better =
    'What makes a leaf green? It is a pigment called chlorophyll, and it takes in the energy of sunlight. With this energy the leaf makes sugar.'
  const work = await atWork({ scenes: [1, 2, 3].map((at) => ({ scene: at, narration: better })) })
  const made = await work.slides(script)
  expect(made.scenes.map((each) => each.narration)).toEqual([better, narration, narration])
  expect(work.account().wrote.narrations).toBe(1)
})

test.each([
  ['is too short', 'Chlorophyll takes in sunlight.'],
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
