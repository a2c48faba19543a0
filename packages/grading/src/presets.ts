import type { Policy } from './policies.ts'
import type { ComponentWeights } from './quarter-grade.ts'

/** Weights that an order gives for a group of learning areas. Offered, never set in silence. */
export type Preset = { name: string; weights: ComponentWeights }

const preset = (name: string, ww: number, pt: number, qa: number): Preset => ({
  name,
  weights: { ww, pt, qa },
})

const order8: readonly Preset[] = [
  preset('Languages, AP, EsP, mother tongue (Grades 1 to 10)', 30, 50, 20),
  preset('Science, Mathematics (Grades 1 to 10)', 40, 40, 20),
  preset('MAPEH, EPP/TLE (Grades 1 to 10)', 20, 60, 20),
  preset('Senior high: core subjects', 25, 50, 25),
  preset('Senior high: academic track, other subjects', 25, 45, 30),
  preset('Senior high: academic, work immersion, research, simulation, exhibit, performance', 35, 40, 25),
  preset('Senior high: TVL, sports, arts and design', 20, 60, 20),
]
const order15: readonly Preset[] = [
  preset('Core areas: English, Filipino, Math, Science, AP, GMRC/Values (Grades 2 to 10)', 20, 50, 30),
  preset('EPP/TLE, MAPEH (Grades 2 to 10)', 20, 60, 20),
  preset('Senior high: core and academic electives', 20, 50, 30),
  preset('Senior high: arts, sports, health electives', 20, 60, 20),
  preset('Senior high: TechPro electives', 15, 65, 20),
  preset('Senior high: field exposure, apprenticeship, creative production (Term Exam only)', 15, 70, 15),
  preset('Senior high: research, design and innovation', 40, 60, 0),
  preset('Senior high: work immersion', 20, 80, 0),
]
/** In 2026-2027 Grade 12 keeps the weights of Order 8 under the adjusted table. */
const grade12 = order8
  .filter(({ name }) => name.startsWith('Senior high'))
  .map(({ name, weights }) => ({ name: name.replace('Senior high', 'Grade 12 in 2026-2027'), weights }))

const presets: Record<Policy['id'], readonly Preset[]> = {
  plain: order8,
  'do8-2015': order8,
  'do15-2026': [...order15, ...grade12],
  'zero-based-2027': order15,
}

export const presetsOf = (policy: Policy['id']): readonly Preset[] => presets[policy]
