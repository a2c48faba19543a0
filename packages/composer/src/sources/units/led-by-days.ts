import type { Day, Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn } from '../../languages/words.ts'
import { chaptersNamed, chaptersOfFiles } from '../../understand/chapters.ts'
import type { LessonSession, Outline, Topic } from '../../understand/outline.ts'
import { passagesOf } from '../../understand/statements.ts'
import { ideaOfDay } from './idea-of-day.ts'
import { wordsOfIdea } from './nearness.ts'
import { isOfUnit, isUnitAlone } from './placed-unit.ts'
import { goalsOf, textOfDay } from './word-weights.ts'

/**
 * A session teaches a written day when it has so many of the words that the unit explains in it, and of the words of its goals.
 * With less the day would be another lesson under the title of this one.
 */
const leastOfDay = [
  { terms: 0.4, goals: 0.25, names: 3 },
  { terms: 0.3, goals: 0.5, names: 2 },
] as const
/** A day that no session teaches by itself is taught all the same where the whole file has so much of it: better than no teaching. */
const leastTouched = { terms: 0.08, goals: 0.25 }
/**
 * A lesson of numbers has its own examples to teach from. A part of it that speaks of so many things that the unit explains is
 * taught by a day that no other one teaches all the same: less is needed beside sessions that a day leads. Elsewhere one is
 * enough: readers found what is made of a text alone to be no teaching, and any day of its unit better.
 */
const leastNamesOfUnit = { alone: 5, beside: 1 }
const areasOfNumbers = new Set(['Mathematics', 'General Mathematics', 'Statistics and Probability'])
/** Of what the unit itself adds to a short file. */
const leastOfAdded = 0.25

const textOf = ({ title, blocks }: Topic) => [title, ...blocks.flatMap(passagesOf)].join('\n')

const termsIn = ({ ideas }: Unit, day: Day): string[] => {
  const text = textOfDay(day)
  return ideas.flatMap(({ terms }) => terms.map(({ name }) => name)).filter((name) => mentions(text, name))
}

type DayWords = {
  terms: readonly string[]
  goals: ReadonlySet<string>
  /** Whether it teaches only chapters that the file is; null where it is on none. */
  isOfFile: boolean | null
}
type StemsOf = (text: string) => ReadonlySet<string>

/** How much of a day a text has: of the words that the unit explains in it, and of the words of its goals. */
function nearnessOf(text: string, stemsOf: StemsOf) {
  const stems = stemsOf(text)
  return ({ terms, goals }: DayWords) => ({
    terms: terms.filter((name) => mentions(text, name)).length / (terms.length || 1),
    goals: shareIn(goals, stems),
  })
}

/** Days that the file as a whole touches, with the sessions that are nearest to them, the nearest first. */
function touchedPairs(sessions: readonly LessonSession[], days: readonly DayWords[], stemsOf: StemsOf) {
  const texts = sessions.map(({ topics }) => topics.map(textOf).join('\n'))
  const ofFile = nearnessOf(texts.join('\n'), stemsOf)
  const ofSessions = texts.map((text) => nearnessOf(text, stemsOf))
  return days
    .flatMap((own, day) => {
      if (own.isOfFile === false) return []
      const all = ofFile(own)
      const isTouched = all.terms >= leastTouched.terms && all.goals >= leastTouched.goals
      return isTouched ? ofSessions.map((near, at) => ({ at, day, ...near(own) })) : []
    })
    .filter(({ terms }) => terms > 0)
    .sort((one, other) => other.terms + other.goals - (one.terms + one.goals))
}

const leastOfIdea = { ofIdea: 1, ofHeading: 0.5, words: 2 }

/** The idea of the unit whose name a heading of the session is; -1 where none is. */
const ideaNamed = ({ ideas }: Unit, topics: readonly Topic[], stemsOf: StemsOf): number =>
  ideas.findIndex(({ title }) => {
    const own = stemsOf(title)
    return (
      own.size >= leastOfIdea.words &&
      topics.some((topic) => {
        const heading = stemsOf(topic.title)
        return shareIn(own, heading) >= leastOfIdea.ofIdea && shareIn(heading, own) >= leastOfIdea.ofHeading
      })
    )
  })

/** The ideas of a unit, those first of which some days say least. */
function ideasFarFrom(days: readonly number[], { days: all, ideas }: Unit, stemsOf: StemsOf): number[] {
  const told = stemsOf(days.flatMap((day) => (all[day] ? [textOfDay(all[day])] : [])).join('\n'))
  return ideas
    .map((idea, at) => ({ at, share: shareIn(stemsOf(wordsOfIdea(idea)), told) }))
    .sort((one, other) => one.share - other.share)
    .map(({ at }) => at)
}

type OfChapters = { days: readonly number[]; chapters: ReadonlySet<number> }

/** Sessions of a file that is chapters of a book: the written days on these in their order, then the ideas on them, each once. */
function ledByChapters(
  sessions: readonly LessonSession[],
  { days, ideas }: Unit,
  { days: onChapters, chapters }: OfChapters,
): LessonSession[] {
  const ofIdeas = ideas.flatMap(({ title }, idea) => {
    const own = [...chaptersNamed(title)]
    return own.length > 0 && own.every((chapter) => chapters.has(chapter)) ? [idea] : []
  })
  return sessions.map((session, at) => {
    const day = onChapters[at]
    if (day !== undefined)
      return { ...session, day, title: (days[day]?.title ?? session.title).slice(0, 300) }
    const idea = ofIdeas[at - onChapters.length]
    if (idea === undefined) return session
    return { ...session, idea, title: (ideas[idea]?.title ?? session.title).slice(0, 300) }
  })
}

/**
 * Sessions of a file, each with the written day of the unit that it teaches and named by it, so that its title, its goals, its
 * teaching and its check are of one lesson. A session that none of them fits is taught from the file.
 */
export function ledByDays(sessions: readonly LessonSession[], outline: Outline): LessonSession[] {
  const [unit] = outline.known.units
  if (!unit || !outline.known.fill || isUnitAlone(outline) || unit.language !== outline.language)
    return [...sessions]
  const { stemsOf } = rulesOf(unit.language)
  const chapters = chaptersOfFiles(outline.documents)
  const days = unit.days.map((day): DayWords => {
    const own = [...chaptersNamed(`${day.title} ${goalsOf(day)}`)]
    const isOnChapters = own.length > 0 && chapters.size > 0
    return {
      terms: termsIn(unit, day),
      goals: stemsOf(goalsOf(day)),
      isOfFile: isOnChapters ? own.every((chapter) => chapters.has(chapter)) : null,
    }
  })
  const pairs = sessions.flatMap((session, at) => {
    const near = nearnessOf(session.topics.map(textOf).join('\n'), stemsOf)
    const isAdded = session.topics.every((topic) => isOfUnit(outline, topic))
    return days.flatMap((own, day) => {
      const { terms, goals } = near(own)
      if (own.isOfFile === false) return []
      const fits =
        leastOfDay.some(
          (least) => terms >= least.terms && goals >= least.goals && own.terms.length >= least.names,
        ) ||
        (isAdded && goals >= leastOfAdded)
      return fits ? [{ at, day, worth: terms + goals }] : []
    })
  })
  const onChapters = days.flatMap(({ isOfFile }, day) => (isOfFile ? [day] : []))
  if (onChapters.length > 0) return ledByChapters(sessions, unit, { days: onChapters, chapters })
  const led = new Map<number, number>()
  for (const { at, day } of pairs.toSorted((one, other) => other.worth - one.worth))
    if (!led.has(at) && ![...led.values()].includes(day)) led.set(at, day)
  // A heading that names an idea of the unit is on it, and not on a day that the file touches in passing: the day on that idea, if there is one.
  const byIdea = new Map<number, number>()
  const ideasTaught = unit.days.map((day) => ideaOfDay(unit, day))
  for (const [at, { topics }] of sessions.entries()) {
    const idea = led.has(at) ? -1 : ideaNamed(unit, topics, stemsOf)
    if (idea < 0) continue
    const onIdea = ideasTaught.findIndex((own, day) => own === idea && ![...led.values()].includes(day))
    if (onIdea < 0) byIdea.set(at, idea)
    else led.set(at, onIdea)
  }
  for (const { at, day } of touchedPairs(sessions, days, stemsOf))
    if (!led.has(at) && !byIdea.has(at) && ![...led.values()].includes(day)) led.set(at, day)
  const names = unit.ideas.flatMap(({ terms }) => terms.map(({ name }) => name))
  // Of the days that are still free, what the file speaks of most comes first.
  const ofFile = nearnessOf(sessions.flatMap(({ topics }) => topics.map(textOf)).join('\n'), stemsOf)
  const nearFile = days
    .flatMap((own, day) => (own.isOfFile === false ? [] : [{ day, ...ofFile(own) }]))
    .sort((one, other) => other.terms + other.goals - (one.terms + one.goals))
    .map(({ day }) => day)
  const leastNames = led.size > 0 ? leastNamesOfUnit.beside : leastNamesOfUnit.alone
  const isOfNumbers = areasOfNumbers.has(unit.area)
  for (const [at, { topics }] of sessions.entries()) {
    if (led.has(at) || byIdea.has(at)) continue
    const text = topics.map(textOf).join('\n')
    const free = nearFile.find((day) => ![...led.values()].includes(day))
    const isOnUnit = isOfNumbers
      ? names.filter((name) => mentions(text, name)).length >= leastNames
      : [...names, ...unit.names, ...unit.cues].some((name) => mentions(text, name))
    if (!isOnUnit) continue
    if (free !== undefined) led.set(at, free)
    else if (!isOfNumbers) {
      const idea = ideasFarFrom([...led.values()], unit, stemsOf).find(
        (each) => ![...byIdea.values()].includes(each),
      )
      if (idea !== undefined) byIdea.set(at, idea)
    }
  }
  const named = sessions.map((session, at) => {
    const day = led.get(at)
    const idea = byIdea.get(at)
    if (idea !== undefined)
      return { ...session, idea, title: (unit.ideas[idea]?.title ?? session.title).slice(0, 300) }
    return day === undefined
      ? session
      : { ...session, day, title: (unit.days[day]?.title ?? session.title).slice(0, 300) }
  })
  // What a day builds on is taught before it.
  const inOrder = named
    .filter((session) => session.day !== undefined)
    .toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0))
  return named
    .map((session) => (session.day === undefined ? session : (inOrder.shift() ?? session)))
    .map((session, at) => ({ ...session, number: at + 1 }))
}
