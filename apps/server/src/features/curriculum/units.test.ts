import type { listUnitsEndpoint as shape } from '@klasrum/contract/curriculum'
import type { Sent } from '@klasrum/contract/endpoint'
import { areaNames } from '@klasrum/curriculum/areas'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const teacher = await app.as('teacher')

type Query = Sent<typeof shape.query>
const list = (query: Query = {}) => teacher.ok('GET /api/curriculum/units', { query })
const all = async (query: Query = {}) => {
  const first = await list({ ...query, limit: 60 })
  const others = Array.from({ length: first.total_pages - 1 }, (_, index) =>
    list({ ...query, limit: 60, page: index + 2 }),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ units }) => units)
}
const ids = async (query: Query) => (await all(query)).map(({ id }) => id)

const waterCycle = 'science/5/water-cycle'
const params = { area: 'science', grade: '5', topic: 'water-cycle' }

test('every unit is listed once, by area, grade and title, a page at a time', async () => {
  const units = nonEmpty(await all())
  expect(units.map(({ id }) => id).sort()).toEqual(
    allEntries()
      .map(({ id }) => id)
      .sort(),
  )
  const places = units.map(({ area, grades }) => areaNames.indexOf(area) * 100 + (grades[0] ?? 0))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  const { units: page, total, total_pages } = await list({ limit: 10, page: 2 })
  expect(page).toEqual(units.slice(10, 20))
  expect({ total, total_pages }).toEqual({ total: units.length, total_pages: Math.ceil(units.length / 10) })
})

test('a unit in the list says what is in it, and leaves the rest to its own page', async () => {
  const { units } = await list({ area: 'science', grade: 5, search: 'water cycle' })
  const { counts } = nonEmpty(allEntries().filter(({ id }) => id === waterCycle))[0]
  expect(units[0]).toEqual({
    id: waterCycle,
    label: 'Science 5 · The Water Cycle',
    title: 'The Water Cycle',
    area: 'Science',
    grades: [5],
    language: 'en',
    second_reading: expect.toSatisfy((day) => day === null || /^\d{4}-\d\d-\d\d$/.test(day)),
    counts,
  })
})

test('area, grade and language narrow the list together', async () => {
  const units = nonEmpty(await all({ area: 'science', grade: 5, language: 'en' }))
  expect(units.every(({ id, grades }) => id.startsWith('science/') && grades.includes(5))).toBe(true)
  expect(await ids({ area: 'science', grade: 5, language: 'fil' })).not.toContain(waterCycle)
  expect(await ids({ area: 'filipino', search: 'water cycle' })).toEqual([])
})

test.each([
  ['a part of the title', 'WATER cyc'],
  ['another name', 'hydrologic'],
  ['a term', 'infiltration'],
  ['a cue', 'clouds form'],
  ['words from several places, in any order', 'aquifer  cycle'],
])('a search finds a unit by %s', async (_what, search) => {
  expect(await ids({ search })).toContain(waterCycle)
})

test('a unit whose title has the word comes before those of lower grades that only mention it', async () => {
  const pair = (found: string[]) =>
    found.filter((id) => ['science/3/light-and-sound', 'science/7/heat-transfer'].includes(id))
  expect(pair(await ids({ search: 'heat' }))).toEqual([
    'science/7/heat-transfer',
    'science/3/light-and-sound',
  ])
  expect(pair(await ids({}))).toEqual(['science/3/light-and-sound', 'science/7/heat-transfer'])
})

test('words that no unit has find nothing, and accents do not matter', async () => {
  expect(await list({ search: 'alchemy of dragons' })).toMatchObject({ units: [], total: 0, total_pages: 1 })
  expect(await ids({ search: 'Wäter Cyclé' })).toContain(waterCycle)
})

test('areas come with the grades that have units, whatever is searched for', async () => {
  const { areas } = await list({ search: 'alchemy of dragons' })
  const science = areas.find(({ key }) => key === 'science')
  const grades = new Set(
    allEntries()
      .filter(({ area }) => area === 'Science')
      .flatMap((entry) => entry.grades),
  )
  expect(science).toEqual({
    key: 'science',
    name: 'Science',
    grades: [...grades].sort((one, other) => one - other),
  })
})

test('a unit is shown whole, with the line on which each part begins', async () => {
  const shown = await teacher.ok('GET /api/curriculum/units/{area}/{grade}/{topic}', { params })
  const unit = unitOf(waterCycle)
  expect(shown).toMatchObject({
    id: waterCycle,
    label: 'Science 5 · The Water Cycle',
    competencies: unit?.competencies,
    classes: unit?.classes.map(({ name, members, others, line }) => ({ name, members, others, line })),
    orders: unit?.orders,
    situations: unit?.situations,
    misconceptions: unit?.misconceptions,
    days: unit?.days.map(({ valueQuestion, ...day }) => ({ ...day, value_question: valueQuestion })),
    written: unit?.written,
    standards: { part_of_year: unit?.taughtIn, ...unit?.standards },
  })
  expect(shown.ideas[0]?.facts[0]).toMatchObject({
    before: 'The ',
    answer: 'Sun',
    ask: 'What gives the energy that drives the water cycle?',
    wrong: ['Moon', 'wind', 'sea'],
    also: ['sunlight', 'heat of the Sun'],
    choices_only: false,
    line: unit?.ideas[0]?.facts[0]?.line,
  })
  expect(shown.prompts[0]?.looked_for).toEqual(unit?.prompts[0]?.lookedFor)
  expect(shown.standards?.content).toContain('The Water Cycle includes processes of evaporation')
  expect(shown).not.toHaveProperty('cues')
})

test('every unit there is can be shown', async () => {
  for (const { id } of nonEmpty(allEntries())) {
    const [area = '', grade = '', topic = ''] = id.split('/')
    const shown = await teacher.ok('GET /api/curriculum/units/{area}/{grade}/{topic}', {
      params: { area, grade, topic },
    })
    expect(shown.id).toBe(id)
  }
})

test.each([
  ['a topic that is not there', { ...params, topic: 'alchemy' }],
  ['a grade that is none', { ...params, grade: 'five' }],
  ['a way out of the folder of units', { ...params, topic: '../../../README' }],
])('%s is not found', async (_what, wrong) => {
  expect(
    await teacher.refusal('GET /api/curriculum/units/{area}/{grade}/{topic}', { params: wrong }),
  ).toMatchObject({
    status: 404,
    code: 'unit.not_found',
    detail: 'There is no such topic. Please choose another one.',
  })
})

test.each(['grade=0', 'grade=13', 'language=de', 'limit=61', 'page=0'])(
  'the question %s is refused',
  async (question) => {
    expect(await teacher.send({ path: `/api/curriculum/units?${question}` })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ path: question.split('=')[0] }] },
    })
  },
)
