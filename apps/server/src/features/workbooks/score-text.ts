/** A score, null for blank, -1 for excused; or why it cannot be one. */
export type ParsedScore = { value: number | null } | { problem: string }

const excused = /^(e|exc|excused)\.?$/i
const number = /^-?\d{1,9}(\.\d+)?$/

/** What a cell may hold. */
export type ScoreLimits = { most: number; half_points: boolean }

export function parseScore(text: string, { most, half_points }: ScoreLimits): ParsedScore {
  if (text === '' || text === '-') return { value: null }
  if (excused.test(text)) return { value: -1 }
  if (text.startsWith('#')) return { problem: 'The file has an error here.' }
  if (!number.test(text)) return { problem: 'This is not a score.' }
  const score = Number(text)
  if (!Number.isInteger(half_points ? score * 2 : score))
    return {
      problem: half_points
        ? 'Use whole or half points.'
        : 'Scores are whole numbers. Half points can be turned on in the item.',
    }
  if (score < 0 || score > most) return { problem: `Score must be between 0 and ${most}.` }
  return { value: score }
}

export function parseMax(text: string): number | null {
  const max = number.test(text) ? Number(text) : Number.NaN
  return Number.isInteger(max) && max >= 1 && max <= 1_000 ? max : null
}

/** Null where the cell is blank or holds no number. */
export const parseGrade = (text: string): number | null => {
  const grade = /^-?\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(grade) <= 1_000 ? Math.round(grade * 100) / 100 : null
}
