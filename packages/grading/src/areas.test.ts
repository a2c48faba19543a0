import { expect, test } from 'vitest'
import { averagesOf, gatherAreas, longestPolicy, type SubjectGrades } from './areas.ts'

const graded = (subject: string, ...periods: (number | null)[]): SubjectGrades => ({
  subject,
  policy: 'do15-2026',
  periods,
  provisional: periods.map(() => false),
  final: null,
})
const namesOf = (subjects: readonly string[], grade = '8') =>
  gatherAreas(
    grade,
    subjects.map((subject) => graded(subject)),
  ).map(({ area }) => area)

test.each([
  'Music',
  'ARTS 8',
  'Art 5',
  'PE',
  'P.E. 7',
  'Physical Education 9',
  'Health',
  'MAPEH - Music',
  'MAPEH 8 (Arts)',
  'Music and Arts 4',
  'PE & Health 10',
])('%s is part of MAPEH', (subject) => {
  expect(namesOf([subject])).toEqual(['MAPEH'])
})

test.each([
  'MAPEH 8',
  'Science 8',
  'Contemporary Philippine Arts from the Regions',
  'Language Arts',
  'Health Science',
])('%s is an area itself', (subject) => {
  expect(namesOf([subject])).toEqual([subject])
})

test.each([
  'P. E. 8',
  'P.E 8',
  'Arts at Health',
  'Grade 8 Music',
  'Music, Arts, Physical Education and Health',
])('%s is part of MAPEH however it is written', (subject) => {
  expect(namesOf([subject])).toEqual(['MAPEH'])
})

test.each(['Grade 8', '8', 'SP.E. 8', 'P.Earth', 'Physical Science'])(
  '%s names no part of MAPEH, or more than one',
  (subject) => {
    expect(namesOf([subject])).toEqual([subject])
  },
)

test.each([
  ['Mother Tongue', 'Filipino 3'],
  ['MTB-MLE', 'Filipino 3'],
  ['Filipino', 'English'],
  ['Math 3', 'Agham at Science'],
  ['Science', 'Araling Panlipunan'],
  ['AP', 'EsP'],
  ['Araling Panlipunan', 'GMRC'],
  ['EsP 5', 'EPP 5'],
  ['Values Education', 'TLE'],
  ['GMRC', 'Livelihood Education'],
  ['Edukasyong Pantahanan', 'MAPEH'],
  ['TLE 8', 'MAPEH'],
  ['EPP', 'Music'],
  ['MAPEH', 'Algebra'],
  ['Music', 'Apologetics'],
  ['Music', 'Espionage'],
  ['Music', 'Eppistles'],
  ['Music', 'Adults-only MTB'],
  ['Music', 'Advanced TLE'],
  ['Music', 'Reading a Map'],
  ['Music', 'Advanced EsP'],
  ['Music', 'Advanced EPP'],
])('%s stands before %s on a report card', (first, second) => {
  const shown = (subjects: readonly string[]) =>
    namesOf(subjects).map((area) => (area === 'MAPEH' && first === 'Music' ? first : area))
  const areas = shown([second, first])
  expect(areas).toEqual(shown([first, second]))
  expect(areas.indexOf(first)).toBe(0)
})

test('parts that are named after MAPEH are ordered by what they are, and those alike by their names', () => {
  const parts = ['MAPEH - Health', 'MAPEH - PE', 'MAPEH - Arts', 'MAPEH - Music', 'Music 8', 'Arts 8']
  const [mapeh, ...others] = gatherAreas(
    '8',
    parts.map((subject) => graded(subject)),
  )
  expect(others).toEqual([])
  expect(mapeh?.parts.map(({ subject }) => subject)).toEqual([
    'MAPEH - Music',
    'Music 8',
    'Arts 8',
    'MAPEH - Arts',
    'MAPEH - PE',
    'MAPEH - Health',
  ])
})

test('a class that is called MAPEH itself does not swallow the parts', () => {
  const areas = gatherAreas('8', [graded('MAPEH', 90), graded('Music', 80), graded('Arts', 84)])
  expect(areas.map(({ area, subject, parts }) => [area, subject?.subject ?? null, parts.length])).toEqual([
    ['MAPEH', 'MAPEH', 0],
    ['MAPEH', null, 2],
  ])
})

test('senior high school has no MAPEH', () => {
  const subject = 'Physical Education and Health'
  expect(namesOf([subject], '10')).toEqual(['MAPEH'])
  expect(namesOf([subject], '11')).toEqual([subject])
  expect(namesOf([subject], '12')).toEqual([subject])
})

test('areas stand in the order of the forms, and others after them by name', () => {
  const areas = [
    'Robotics',
    'MAPEH 8',
    'Journalism',
    'TLE 8',
    'Science 8',
    'Edukasyon sa Pagpapakatao 8',
    'Filipino 8',
    'English 8',
    'Mathematics 8',
    'AP 8',
  ]
  expect(namesOf(areas)).toEqual([
    'Filipino 8',
    'English 8',
    'Mathematics 8',
    'Science 8',
    'AP 8',
    'Edukasyon sa Pagpapakatao 8',
    'TLE 8',
    'MAPEH 8',
    'Journalism',
    'Robotics',
  ])
})

test('the grade of MAPEH is the whole mean of its parts, and its final grade that of its periods', () => {
  const [, mapeh] = gatherAreas('8', [
    graded('Music', 84, 90, 80),
    graded('Science 8', 70, 70, 70),
    { ...graded('Arts', 85, 90, 81), provisional: [false, true, false] },
  ])
  expect(mapeh).toMatchObject({
    area: 'MAPEH',
    subject: null,
    periods: [85, 90, 81],
    provisional: [false, true, false],
    final: 85,
  })
  expect(mapeh?.parts.map(({ subject }) => subject)).toEqual(['Music', 'Arts'])
})

test('the parts stand as on the forms, and of two policies the one with more periods is shown', () => {
  const parts = ['Health', 'Physical Education', 'Arts', 'Music'].map((subject) => graded(subject, 80))
  const [mapeh] = gatherAreas('8', [{ ...graded('PE', 90, 90, 90, 90), policy: 'plain' }, ...parts])
  expect(mapeh?.parts.map(({ subject }) => subject)).toEqual([
    'Music',
    'Arts',
    'PE',
    'Physical Education',
    'Health',
  ])
  expect(mapeh?.periods).toEqual([82, null, null, null])
  expect(longestPolicy(['do15-2026', 'do8-2015', 'plain'])).toBe('do8-2015')
  expect(longestPolicy([])).toBe('plain')
})

test('while a part has no grade, MAPEH has none, and it is not provisional', () => {
  const parts = [
    graded('Music', 84, null, 80),
    { ...graded('Arts', 85, 88, 81), provisional: [true, true, false] },
  ]
  expect(gatherAreas('8', parts)).toMatchObject([
    { periods: [85, null, 81], provisional: [true, false, false], final: null },
  ])
})

test('averages are whole, of the areas and not of their parts, and there is none while an area is missing', () => {
  const areas = gatherAreas('8', [
    graded('Music', 60, 60),
    graded('Arts', 80, null),
    graded('Science', 81, 90),
  ])
  expect(averagesOf(areas, 3)).toEqual({ averages: [76, null, null], general: null })
  const finals = [90, 91].map((final) => ({ periods: [], final }))
  expect(averagesOf(finals, 0)).toEqual({ averages: [], general: 91 })
  expect(averagesOf([], 3)).toEqual({ averages: [null, null, null], general: null })
})
