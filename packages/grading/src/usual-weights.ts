import type { Policy } from './policies.ts'
import { type Preset, presetsOf } from './presets.ts'

type Area = 'language' | 'number' | 'practical'

/** Words of subject names as schools write them; whole words, so that "Arts" is not found in "Martial". */
const areaWords: readonly (readonly [Area, RegExp])[] = [
  [
    'practical',
    /\b(mapeh|music|musika|arts?|sining|p\.?e|physical education|health|kalusugan|epp|tle|tvl|ict|home economics|agri\w*|entrep\w*|cookery|carpentry|electronics)\b/i,
  ],
  [
    'number',
    /\b(science|agham|math\w*|matematika|algebra|geometry|calculus|statistics|biology|chemistry|physics)\b/i,
  ],
  [
    'language',
    /\b(english|filipino|language|reading|literacy|mother tongue|mtb\w*|araling panlipunan|ap|social studies|kasaysayan|makabansa|esp|edukasyon sa pagpapakatao|gmrc|values)\b/i,
  ],
]

const areaOf = (subject: string): Area | undefined => areaWords.find(([, words]) => words.test(subject))?.[0]

/** What the name of a preset begins with, by area, for Grades 1 to 10 and for senior high school. */
const beginnings: Record<
  'order8' | 'order15',
  { basic: Record<Area, string>; senior: Record<Area, string | undefined> }
> = {
  order8: {
    basic: { language: 'Languages', number: 'Science, Mathematics', practical: 'MAPEH' },
    senior: { language: 'Senior high: core', number: 'Senior high: core', practical: undefined },
  },
  order15: {
    basic: { language: 'Core areas', number: 'Core areas', practical: 'EPP/TLE' },
    senior: { language: 'Senior high: core', number: 'Senior high: core', practical: undefined },
  },
}

type ClassOf = { policy: Policy['id']; gradeLevel: string; subject: string; schoolYear: string }

/** The weights that the order gives for a class's subject and grade; nothing where that cannot be told for sure. */
export function usualWeights({ policy, gradeLevel, subject, schoolYear }: ClassOf): Preset | undefined {
  const area = areaOf(subject)
  const grade = Number(gradeLevel)
  if (!area || !Number.isInteger(grade) || grade < 1) return undefined
  const order = policy === 'plain' || policy === 'do8-2015' ? 'order8' : 'order15'
  if (order === 'order15' && grade === 1) return undefined
  const { basic, senior } = beginnings[order]
  const isLastOfOrder8 = policy === 'do15-2026' && grade === 12 && schoolYear === '2026-2027'
  const begins =
    grade <= 10
      ? basic[area]
      : isLastOfOrder8
        ? senior[area]?.replace('Senior high', 'Grade 12 in 2026-2027')
        : senior[area]
  return begins ? presetsOf(policy).find(({ name }) => name.startsWith(begins)) : undefined
}
