import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { allItems } from '../../papers/amend.ts'
import { competencyByDay, competencySentences } from '../../plan/unit-competencies.ts'
import { fitsPaper } from './fits-paper.ts'
import { hintsAtAnswer, isOddOneOut } from './gives-away.ts'
import { asChoice } from './item-writing.ts'
import { isNorm } from './norms.ts'
import { termQuestion } from './term-question.ts'
import { areSiblingTerms } from './term-siblings.ts'
import { documentOfUnit } from './unit-document.ts'

const unitNamed = (id: string) => {
  const unit = unitOf(id)
  if (!unit) throw new Error(`The unit ${id} is gone.`)
  return unit
}
const typhoons = unitNamed('science/8/typhoons')
const madeOf = (unit: typeof typhoons) =>
  compose(
    [documentOfUnit(unit)],
    aSetting({
      sessions: 4,
      quiz_items: 10,
      exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
      plan_format: 'ilaw',
      slideshow: null,
      seed: 3,
    }),
    { knowledge: { entries: allEntries, unitOf: (id) => (id === unit.id ? unit : unitOf(id)) } },
  )

test('a term stands among three others of its own kind, or is asked without choices', async () => {
  const terms = typhoons.ideas.flatMap((idea) => idea.terms)
  const term = (name: string) => {
    const found = terms.find((each) => each.name === name)
    if (!found) throw new Error(`The term ${name} is gone.`)
    return found
  }
  expect(areSiblingTerms(term('relief goods'), term('evacuation'))).toBe(false)
  const { quizzes, exam } = await madeOf(typhoons)
  const names = new Map(terms.map((each) => [each.name.toLowerCase(), each]))
  const items = [...quizzes.flatMap((quiz) => quiz.items), ...(exam?.items ?? [])]
  const asked = items.flatMap((item) =>
    item.form === 'multiple_choice' && /^(?:What do we call|Which term)/.test(item.stem) ? [item] : [],
  )
  for (const { options, answer } of nonEmpty(asked)) {
    expect(options).toHaveLength(4)
    const [key, ...wrong] = [options[answer], ...options.toSpliced(answer, 1)].map((option) =>
      names.get((option ?? '').toLowerCase()),
    )
    for (const other of nonEmpty(wrong))
      expect(key && other && areSiblingTerms(key, other), `${key?.name}, ${other?.name}`).toBe(true)
  }
})

test('what is to be done is not called true or false', async () => {
  for (const norm of [
    'A wise reader should check a shocking post.',
    'Dapat munang beripikahin ang balita.',
    'Upang makaiwas sa maling ulat, basahin ang buong balita.',
  ])
    expect(isNorm(norm), norm).toBe(true)
  expect(isNorm('The eye of a typhoon is calm.')).toBe(false)
  const stated = allItems(await madeOf(typhoons)).filter(({ form }) => /true_false$/.test(form))
  expect(nonEmpty(stated).filter(({ stem }) => isNorm(stem))).toEqual([])
})

test.each([
  ['Suriin ang isang balita mula sa pahayagan. Wasto, malinaw at patas ba ito? Patunayan.', 'fil', false],
  ['Basahin: "Naglakad ang matanda" at "Dahan-dahang naglakad." Alin ang mas mabisa? Bakit?', 'fil', true],
  ['Read a news story. Judge if the writer chose well between direct and reported speech.', 'en', false],
  ['Choose three places on a map of your town. Measure two distances.', 'en', false],
  ['Build a model of the digestive system with things from home.', 'en', false],
  ['A barangay wants to cut the trees beside its spring. Do you agree? Give two reasons.', 'en', true],
] as const)('whether "%s" can be done on a test (%s): %s', (task, language, fits) => {
  expect(fitsPaper(task, language)).toBe(fits)
})

test('the check of a day that its unit does not write has as many questions as it says, on that day, and none comes twice', async () => {
  const { plan } = await madeOf({ ...typhoons, days: typhoons.days.map((day) => ({ ...day, check: [] })) })
  const rows = plan.sections.flatMap(({ rows }) => rows)
  const cells = rows.find(({ label }) => label === 'Formative assessment')?.cells ?? []
  const checks = cells.map(({ lines }) => lines.filter((line) => /^\d\. /.test(line)))
  for (const [at, { lines }] of nonEmpty([...cells.entries()])) {
    expect(lines[0]).toContain('these 5 questions on paper; mastery is 4 of 5')
    expect(checks[at]).toHaveLength(5)
  }
  const questions = checks.flat().map((line) => line.replace(/^\d\. /, ''))
  expect(new Set(questions).size).toBe(questions.length)
  // Tracks are taught on the second day, what to do on the fourth.
  expect(checks[0]?.join(' ')).not.toMatch(/longitude|evacuat|relief/i)
  expect(checks[1]?.join(' ')).toMatch(/direction|longitude|latitude|landfall|Area of Responsibility/i)
})

test('each day has the competency that its unit names, or else the one that speaks of it, as a sentence', () => {
  const first = (competencies: readonly { text: string }[]) =>
    competencies.map(({ text }) => text.split(' ').slice(0, 4).join(' '))
  const days = typhoons.days.map((day) => ({ ...day, teaches: [] }))
  expect(competencyByDay(typhoons, days).map(first)).toEqual([
    ['Gather information from secondary'],
    ['Use a map and'],
    ['Discuss how bodies of'],
    ['Gather information from the'],
  ])
  const named = days.map((day, at) => (at === 0 ? { ...day, teaches: [2, 1] } : day))
  const [second, one] = typhoons.competencies.slice(0, 2).reverse()
  expect(competencyByDay(typhoons, named)[0]?.map(({ text }) => text.slice(1, 20))).toEqual([
    second?.text.slice(1, 20),
    one?.text.slice(1, 20),
  ])
})

test('a written day for which its unit names no competency has none, and not one of its neighbours', () => {
  const days = typhoons.days.map((day, at) => ({ ...day, teaches: at === 0 ? [1] : [] }))
  expect(competencyByDay({ ...typhoons, days }, days).map(({ length }) => length)).toEqual([1, 0, 0, 0])
})

test('competencies that ran together are parted, and loose ends and broken lists are left out', () => {
  const competencies = [
    {
      text: 'Natutukoy ang paraan ng panghihiram ng salita sa teksto Nasusuri ang tekstong pampahayagan batay sa estruktura nito',
      code: null,
    },
    { text: 'describe living things as biotic factors of an ecosystem; and', code: null },
    {
      text: 'Derive meaning for multimedia elements learned. 1 identifying the purpose 2 analyzing a stand b view',
      code: 'EN6VR-I-5',
    },
    { text: 'Derive meaning for multimedia elements learned. 1 identifying the purpose', code: 'EN6VR-II-5' },
    { text: 'Nailalarawan ang United Nations at ang Pilipinas bilang kasapi nito', code: null },
  ]
  expect(competencySentences({ competencies })).toEqual([
    { text: 'Natutukoy ang paraan ng panghihiram ng salita sa teksto.', code: null },
    { text: 'Nasusuri ang tekstong pampahayagan batay sa estruktura nito.', code: null },
    { text: 'Describe living things as biotic factors of an ecosystem.', code: null },
    { text: 'Derive meaning for multimedia elements learned.', code: 'EN6VR-I-5' },
    { text: 'Nailalarawan ang United Nations at ang Pilipinas bilang kasapi nito.', code: null },
  ])
})

test.each([
  ['en', 'What do we call a long iron bar for digging?', 'crowbar', ['sickle', 'rake', 'hoe'], true],
  ['fil', 'Laging si Nica ang nagbibigay. Sa ano kulang ang ugnayan?', 'pagbibigayan', ['kasikatan'], true],
  ['en', 'Which soil has the tiniest grains?', 'clay soil', ['sandy soil', 'loam soil'], false],
  ['en', 'Which process makes clouds?', 'condensation', ['evaporation'], false],
  ['en', 'Which can a velocity-time graph show?', 'constant velocity', ['mass of the object'], true],
] as const)('%s: whether “%s” gives “%s” away beside %j: %s', (language, ask, answer, wrong, gives) => {
  expect(hintsAtAnswer(language, { ask, answer, wrong })).toBe(gives)
})

test.each([
  [
    'Gloria Arroyo',
    'pangulo mula 2001 hanggang 2010',
    'pangulo ng bansa',
    'Sino ang pangulo mula 2001 hanggang 2010?',
  ],
  [
    'Philippines 2000',
    'plano ng pag-unlad ni Ramos',
    'programa ng pangulo',
    'Ano ang tawag sa plano ng pag-unlad ni Ramos?',
  ],
])(
  '%s is asked for as a person or as a thing by what comes first in its kind',
  (name, meaning, kind, question) => {
    const term = { name, meaning, kind, ask: '', also: [], choicesOnly: false, line: 1 }
    expect(termQuestion({ language: 'fil', grades: [6] }, term)).toBe(question)
  },
)

test.each([
  ['Which of these is not an audio medium?', 'mural', ['podcast', 'audiobook'], true],
  ['Which of these is not an audio medium?', 'mural', ['podcast', 'radio drama'], false],
  ['Which of these is not a kind of soil?', 'soil scale', ['clay soil', 'loam soil'], false],
])('to “%s” the answer “%s” is the odd one out beside %j: %s', (ask, answer, wrong, isOdd) => {
  expect(isOddOneOut('en', { ask, answer, wrong })).toBe(isOdd)
})

test('a virtue of several words is not asked by its name alone, since learners name it in words of their own', async () => {
  const friendship = unitOf('values-education/7/pakikipagkaibigan') ?? expect.fail('no unit')
  const names = friendship.ideas.flatMap(({ terms: own }) => own.map(({ name }) => name))
  const terms = nonEmpty(names.filter((name) => / /.test(name)))
  const items = allItems(await madeOf(friendship))
  const typed = nonEmpty(items).filter(
    (item) => item.form === 'identification' && terms.includes(item.answer),
  )
  expect(typed).toEqual([])
})

test('a choice begins with a capital, but a symbol or a unit of measure stays as it is written', () => {
  const words = ['mga ninuno', 'a push', 'may akda', 'minuto', 'kmart', 'sa Cebu', 'by']
  expect(words.map(asChoice)).toEqual([
    'Mga ninuno',
    'A push',
    'May akda',
    'Minuto',
    'Kmart',
    'Sa Cebu',
    'By',
  ])
  const symbols = [
    'xy = 12',
    'y = 2x',
    'cm/s',
    'kg',
    'cm²',
    'x-intercept',
    'mL',
    'ab',
    'rad',
    'rad/s',
    'mol/L',
  ]
  expect(symbols.map(asChoice)).toEqual(symbols)
})

test('a true fact with a false reason is not called true or false', async () => {
  const reasons = typhoons.ideas
    .flatMap(({ facts }) => facts)
    .filter(({ before }) => /\b(?:because|so that) $/.test(before))
  const statements = allItems(await madeOf(typhoons)).filter(({ form }) => /true_false/.test(form))
  expect(nonEmpty(statements).length).toBeGreaterThan(3)
  for (const { before } of nonEmpty(reasons))
    expect(statements.filter(({ stem }) => stem.startsWith(before))).toEqual([])
})

test('a sentence with a blank in it is completed by a choice and not called true or false', async () => {
  const items = allItems(await madeOf(unitNamed('filipino/3/salitang-ugat-at-panlapi')))
  const blanks = nonEmpty(items.filter(({ stem }) => /_{2,}/.test(stem)))
  expect(blanks.filter(({ form }) => /true_false$/.test(form))).toEqual([])
})
