import { expect, test } from 'vitest'
import { usualWeights } from './usual-weights.ts'

test.each([
  ['do8-2015', '8', 'Science 8', { ww: 40, pt: 40, qa: 20 }],
  ['do8-2015', '5', 'Araling Panlipunan', { ww: 30, pt: 50, qa: 20 }],
  ['do8-2015', '9', 'TLE 9', { ww: 20, pt: 60, qa: 20 }],
  ['do8-2015', '11', 'General Mathematics', { ww: 25, pt: 50, qa: 25 }],
  ['do15-2026', '8', 'Filipino 8', { ww: 20, pt: 50, qa: 30 }],
  ['do15-2026', '4', 'Music and Arts', { ww: 20, pt: 60, qa: 20 }],
  ['do15-2026', '12', 'English for Academic Purposes', { ww: 25, pt: 50, qa: 25 }],
  ['zero-based-2027', '7', 'Values Education', { ww: 20, pt: 50, qa: 30 }],
] as const)('%s, Grade %s, %s has the weights of its order', (policy, gradeLevel, subject, weights) => {
  expect(usualWeights({ policy, gradeLevel, subject, schoolYear: '2026-2027' })?.weights).toEqual(weights)
})

const weightsOf = (subject: string) =>
  usualWeights({ policy: 'do8-2015', gradeLevel: '8', subject, schoolYear: '2025-2026' })?.weights

test.each([
  'MAPEH 8',
  'Music',
  'Musika',
  'Art',
  'Arts 8',
  'Sining',
  'PE',
  'P.E. 8',
  'Physical Education',
  'Health',
  'Kalusugan',
  'EPP',
  'TLE 8',
  'TVL',
  'ICT',
  'Home Economics',
  'Agri',
  'Agricultural Crops',
  'Entrepreneurship',
  'Cookery',
  'Carpentry',
  'Electronics',
])('%s has most of its weight on performance', (subject) => {
  expect(weightsOf(subject)).toEqual({ ww: 20, pt: 60, qa: 20 })
})

test.each([
  'Science 8',
  'Agham',
  'Math',
  'Mathematics 8',
  'Matematika',
  'Algebra',
  'Geometry',
  'Calculus',
  'Statistics',
  'Biology',
  'Chemistry',
  'Physics',
])('%s has as much weight on written work as on performance', (subject) => {
  expect(weightsOf(subject)).toEqual({ ww: 40, pt: 40, qa: 20 })
})

test.each([
  'English 8',
  'Filipino 8',
  'Language',
  'Reading',
  'Literacy',
  'Mother Tongue',
  'MTB',
  'MTB-MLE',
  'MTBMLE',
  'Araling Panlipunan',
  'AP 8',
  'Social Studies',
  'Kasaysayan',
  'Makabansa',
  'EsP',
  'Edukasyon sa Pagpapakatao',
  'GMRC',
  'Values Education',
])('%s has the weights of the languages', (subject) => {
  expect(weightsOf(subject)).toEqual({ ww: 30, pt: 50, qa: 20 })
})

test.each(['Martial Drills', 'Escape', 'Apiary', 'Subenglish', 'Prehealthy', 'Unscience'])(
  '%s only holds the letters of a subject, so the teacher chooses',
  (subject) => {
    expect(weightsOf(subject)).toBeUndefined()
  },
)

test('Grade 12 keeps the weights of Order 8 in 2026-2027 and no longer', () => {
  const of = (
    gradeLevel: string,
    schoolYear: string,
    policy: 'do15-2026' | 'zero-based-2027' = 'do15-2026',
  ) => usualWeights({ policy, gradeLevel, subject: 'English', schoolYear })
  expect(of('12', '2026-2027')).toEqual({
    name: 'Grade 12 in 2026-2027: core subjects',
    weights: { ww: 25, pt: 50, qa: 25 },
  })
  const ofOrder15 = { name: 'Senior high: core and academic electives', weights: { ww: 20, pt: 50, qa: 30 } }
  expect(of('11', '2026-2027')).toEqual(ofOrder15)
  expect(of('12', '2027-2028')).toEqual(ofOrder15)
  expect(of('12', '2026-2027', 'zero-based-2027')).toEqual(ofOrder15)
})

test.each([
  ['plain', '1', { ww: 40, pt: 40, qa: 20 }],
  ['plain', '10', { ww: 40, pt: 40, qa: 20 }],
  ['do8-2015', '1', { ww: 40, pt: 40, qa: 20 }],
  ['do8-2015', '12', { ww: 25, pt: 50, qa: 25 }],
  ['do15-2026', '2', { ww: 20, pt: 50, qa: 30 }],
  ['do15-2026', '10', { ww: 20, pt: 50, qa: 30 }],
  ['do15-2026', '11', { ww: 20, pt: 50, qa: 30 }],
  ['do15-2026', '1', undefined],
  ['zero-based-2027', '1', undefined],
  ['do8-2015', '0', undefined],
  ['do8-2015', '8.5', undefined],
] as const)(
  '%s, Grade %s, Science: the first and last grades that an order speaks of',
  (policy, gradeLevel, weights) => {
    expect(
      usualWeights({ policy, gradeLevel, subject: 'Science', schoolYear: '2026-2027' })?.weights,
    ).toEqual(weights)
  },
)

test.each([
  ['do8-2015', 'K', 'Language'],
  ['do15-2026', '1', 'Makabansa'],
  ['do8-2015', '12', 'Physical Education and Health'],
  ['do15-2026', '12', 'Physical Education and Health'],
  ['do8-2015', '8', 'Homeroom Guidance'],
] as const)('%s, Grade %s, %s: the teacher chooses', (policy, gradeLevel, subject) => {
  expect(usualWeights({ policy, gradeLevel, subject, schoolYear: '2026-2027' })).toBeUndefined()
})
