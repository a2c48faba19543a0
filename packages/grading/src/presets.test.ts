import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { policies } from './policies.ts'
import { presetsOf } from './presets.ts'

const weightsUnder = (policy: Parameters<typeof presetsOf>[0]) =>
  presetsOf(policy).map(({ name, weights: { ww, pt, qa } }) => [name, ww, pt, qa])

const ofOrder8 = [
  ['Languages, AP, EsP, mother tongue (Grades 1 to 10)', 30, 50, 20],
  ['Science, Mathematics (Grades 1 to 10)', 40, 40, 20],
  ['MAPEH, EPP/TLE (Grades 1 to 10)', 20, 60, 20],
  ['Senior high: core subjects', 25, 50, 25],
  ['Senior high: academic track, other subjects', 25, 45, 30],
  ['Senior high: academic, work immersion, research, simulation, exhibit, performance', 35, 40, 25],
  ['Senior high: TVL, sports, arts and design', 20, 60, 20],
]
const ofOrder15 = [
  ['Core areas: English, Filipino, Math, Science, AP, GMRC/Values (Grades 2 to 10)', 20, 50, 30],
  ['EPP/TLE, MAPEH (Grades 2 to 10)', 20, 60, 20],
  ['Senior high: core and academic electives', 20, 50, 30],
  ['Senior high: arts, sports, health electives', 20, 60, 20],
  ['Senior high: TechPro electives', 15, 65, 20],
  ['Senior high: field exposure, apprenticeship, creative production (Term Exam only)', 15, 70, 15],
  ['Senior high: research, design and innovation', 40, 60, 0],
  ['Senior high: work immersion', 20, 80, 0],
]

test.each([
  ['plain', ofOrder8],
  ['do8-2015', ofOrder8],
  ['zero-based-2027', ofOrder15],
] as const)('under %s the weights of its order are offered', (policy, offered) => {
  expect(weightsUnder(policy)).toEqual(offered)
})

test('in 2026-2027 Grade 12 is offered the weights of Order 8 after those of Order 15', () => {
  expect(weightsUnder('do15-2026')).toEqual([
    ...ofOrder15,
    ['Grade 12 in 2026-2027: core subjects', 25, 50, 25],
    ['Grade 12 in 2026-2027: academic track, other subjects', 25, 45, 30],
    [
      'Grade 12 in 2026-2027: academic, work immersion, research, simulation, exhibit, performance',
      35,
      40,
      25,
    ],
    ['Grade 12 in 2026-2027: TVL, sports, arts and design', 20, 60, 20],
  ])
})

test.each(nonEmpty(policies))('all weights offered under $id make a whole', ({ id }) => {
  for (const { name, weights } of nonEmpty(presetsOf(id)))
    expect(weights.ww + weights.pt + weights.qa, name).toBe(100)
})
