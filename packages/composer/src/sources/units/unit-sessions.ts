import { rulesOf } from '../../languages/rules-of.ts'
import { mentions } from '../../languages/words.ts'
import { apportioned } from '../../papers/specifications.ts'
import type { LessonSession, Outline } from '../../understand/outline.ts'
import { wordsOfIdea } from './nearness.ts'
import { isUnitAlone } from './placed-unit.ts'
import { nearnessTo, spokenDay } from './word-weights.ts'

/** All ways to put each thing into one of so many places are tried up to this many. */
const mostWays = 100_000

/**
 * The sessions of a run that begins from a unit: its written days in their order, each with the ideas that it teaches. Nothing
 * where it has fewer days than sessions, or where a day would have no idea.
 */
export function sessionsOfUnit(outline: Outline, count: number): LessonSession[] | null {
  const { topics, known } = outline
  const [unit, ...others] = known.units
  if (!unit || others.length > 0 || !isUnitAlone(outline)) return null
  const days = unit.days.slice(0, count)
  if (days.length < count || topics.length < count || count ** topics.length > mostWays) return null
  const { stemsOf } = rulesOf(unit.language)
  const spoken = days.map((day) => spokenDay(day, stemsOf))
  const nearness = nearnessTo(unit.ideas.map(wordsOfIdea), stemsOf)
  const fits = topics.map((topic) => {
    const idea = unit.ideas.find(({ title }) => mentions(topic.title, title))
    return spoken.map((day) => nearness(topic.title, day) + (idea ? nearness(wordsOfIdea(idea), day) : 0))
  })
  const places = bestPlaces(fits, count)
  if (!places) return null
  const bySession = days.map((_, at) => topics.filter((_topic, place) => places[place] === at))
  const shares = apportioned(
    bySession.map((own) => own.reduce((sum, { words }) => sum + words, 0) || 1),
    100,
  )
  return bySession.map((own, at) => ({
    number: at + 1,
    title: (days[at]?.title ?? '').slice(0, 300),
    topics: own,
    share: shares[at] ?? 0,
    day: at,
  }))
}

/** Ideas and days stand in the order in which they are taught; only a clearly better fit goes back to an earlier day. */
const backward = 0.5

/** For each row the column that it goes to, so that no column stays empty and they fit best together. */
function bestPlaces(fits: readonly (readonly number[])[], columns: number): number[] | null {
  let best: { places: number[]; worth: number } | null = null
  const place = (chosen: number[], worth: number) => {
    const at = chosen.length
    const empty = columns - new Set(chosen).size
    if (empty > fits.length - at) return
    if (at === fits.length) {
      if (!best || worth > best.worth) best = { places: chosen, worth }
      return
    }
    for (let column = 0; column < columns; column++)
      place(
        [...chosen, column],
        worth + (fits[at]?.[column] ?? 0) - (column < (chosen.at(-1) ?? 0) ? backward : 0),
      )
  }
  place([], 0)
  return (best as { places: number[] } | null)?.places ?? null
}
