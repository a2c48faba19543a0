import type { Item, Quiz } from '@klasrum/contract/material'
import type { Day, Situation, Unit } from '@klasrum/curriculum/unit'
import { hashOf } from '@klasrum/skills/chance'
import { rulesOf } from '../languages/rules-of.ts'
import { likeness, plain, shareIn, shinglesOf, upperFirst, wordsOf } from '../languages/words.ts'
import { asksForWording } from '../sources/units/fact-items.ts'
import { isUnitAlone, type PlacedUnit, placedUnits } from '../sources/units/placed-unit.ts'
import { questionForTerm } from '../sources/units/term-question.ts'
import { nearnessTo, spokenDay } from '../sources/units/word-weights.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'

/** A question of the check at the end of a day, with its answer. */
export type CheckQuestion = { ask: string; answer: string }

/** The check of a day, and a case to which its lesson is put. */
export type DayCheck = { questions: CheckQuestion[]; applied: CheckQuestion | null }

const nothing: DayCheck = { questions: [], applied: null }

type Possible = CheckQuestion & {
  text: string
  wrong: readonly string[]
  sort: 'fact' | 'case' | 'term' | 'order'
  /** Of an idea that the session teaches. */
  isOwn: boolean
}

const inCheck = 5
const mostTyped = 4
/** Something that a later day speaks of so much more is taught there. */
const clearlyLater = 1.2
const alike = 0.5
/** Numbers of the quiz come second: it follows on the next day. */
const onQuiz = 0.9
const asTerm = 0.75
const notOwn = 0.75
const named = 2

const letters = [...'ABCDEFGH']

/** Whether the day says that its check is made of cases. */
const asksCases = /\b(?:situations?|cases?|scenarios?|sitwasyon|sitwasyong|kaso|kasong|pangyayari)\b/i

/** Whether the day is about putting things in order. */
const asksOrder =
  /\b(?:in order|in the right order|arrange|sequence|ayusin|naaayos|pagkakasunod-sunod|sunod-sunod|napagsusunod-sunod)\b/i

/** Steps in another order, each with a letter; the answer is the letters in the right order. */
function orderQuestion({ language }: Unit, { name, steps }: Unit['orders'][number]): Possible {
  const { phrases } = rulesOf(language)
  const shown = steps.toSorted((one, other) => hashOf(one) - hashOf(other))
  return {
    text: `${name} ${steps.join(' ')}`,
    ask: `${phrases.arrange(name)} ${shown.map((step, at) => `${letters[at]}. ${upperFirst(step)}`).join('  ')}`,
    answer: steps.map((step) => letters[shown.indexOf(step)]).join(', '),
    wrong: [],
    sort: 'order',
    isOwn: false,
  }
}

function possibleIn({ unit, topicOfIdea }: PlacedUnit, { topics }: LessonSession): Possible[] {
  const ideas = unit.ideas.map((idea, at) => ({
    ...idea,
    isOwn: topics.some((topic) => topic === topicOfIdea[at]),
  }))
  const facts = ideas.flatMap(({ facts: own, isOwn }) =>
    own.map(({ before, answer, after, ask, wrong, choicesOnly }) => ({
      text: `${before}${answer}${after} ${ask}`,
      ask,
      answer,
      wrong:
        choicesOnly ||
        wordsOf(answer).length > mostTyped ||
        needsChoices.test(ask) ||
        asksForWording.test(ask)
          ? wrong
          : [],
      sort: 'fact' as const,
      isOwn,
    })),
  )
  const cases = unit.situations.map(({ case: told, ask, answer, wrong, why }) => ({
    text: `${told} ${ask} ${answer} ${why}`,
    ask: `${told} ${ask}`,
    answer,
    wrong,
    sort: 'case' as const,
    isOwn: false,
  }))
  const terms = ideas.flatMap(({ isOwn, ...idea }) =>
    idea.terms.map((term) => ({
      text: `${term.name} ${term.meaning}`,
      ask: questionForTerm(unit, idea, term),
      answer: term.name,
      wrong: [],
      sort: 'term' as const,
      isOwn,
    })),
  )
  return [...facts, ...cases, ...terms, ...unit.orders.map((order) => orderQuestion(unit, order))]
}
const needsChoices = /\b(?:which of|(?:of|among) (?:these|the following)|best|alin)\b/i

/** With its choices, where it cannot be answered without them. */
function questionOf({ ask, answer, wrong }: Possible): CheckQuestion {
  if (wrong.length === 0) return { ask, answer: upperFirst(answer) }
  const options = wrong.slice(0, 3)
  const place = hashOf(ask) % (options.length + 1)
  const all = [...options.slice(0, place), answer, ...options.slice(place)]
  return {
    ask: `${ask} ${all.map((option, at) => `${letters[at]}. ${upperFirst(option)}`).join('  ')}`,
    answer: letters[place] ?? '',
  }
}

type Taught = {
  lesson: Lesson
  sessions: readonly LessonSession[]
  days: readonly (Day | null)[]
  quizzes: readonly Quiz[]
  isAsked: (text: string) => boolean
}

/** Questions of the unit that show whether the goals of each day were reached: none twice, none on what a later day teaches. */
export function checksOfDays({ lesson, sessions, days, quizzes, isAsked }: Taught): DayCheck[] {
  const [placed] = placedUnits(lesson)
  if (!placed || !isUnitAlone(lesson.outline)) return sessions.map(() => nothing)
  const { stemsOf } = rulesOf(placed.unit.language)
  const nearness = nearnessTo(textsOf(placed.unit), stemsOf)
  const spoken = days.map((day) => day && spokenDay(day, stemsOf))
  const used = new Set<string>()
  return sessions.map((session, at) => {
    const day = days[at]
    if (!day) return nothing
    const nears = (text: string) => spoken.map((each) => (each ? nearness(text, each) : 0))
    const goals = spoken[at]?.goals ?? new Set<string>()
    const isGoal = (answer: string) => /\p{L}{3}/u.test(answer) && shareIn(stemsOf(answer), goals) === 1
    const quiz = quizzes.find((each) => each.session === session.number)?.items ?? []
    const chosen = bestOf(possibleIn(placed, session), { at, day, nears, isGoal, quiz, used })
    for (const { ask } of chosen) used.add(ask)
    const applied = caseFor(placed.unit, {
      at,
      nears,
      isFree: ({ case: told, ask }) => !isAsked(told) && !used.has(`${told} ${ask}`),
    })
    if (applied) used.add(`${applied.case} ${applied.ask}`)
    return {
      questions: chosen.map(questionOf),
      applied: applied ? { ask: `${applied.case} ${applied.ask}`, answer: upperFirst(applied.answer) } : null,
    }
  })
}

/** The case that is nearest to the day, and to no other day nearer. */
function caseFor(
  { situations }: Unit,
  { at, nears, isFree }: Pick<Choosing, 'at' | 'nears'> & { isFree: (one: Situation) => boolean },
): Situation | null {
  const near = (one: Situation) => nears(`${one.case} ${one.ask} ${one.answer} ${one.why}`)
  const own = situations
    .filter(isFree)
    .map((one) => ({ one, all: near(one) }))
    .filter(({ all }) => (all[at] ?? 0) >= Math.max(...all))
    .sort((first, second) => (second.all[at] ?? 0) - (first.all[at] ?? 0))
  return own[0]?.one ?? null
}

type Choosing = {
  at: number
  day: Day
  /** How near a text is to each of the days. */
  nears: (text: string) => readonly number[]
  /** Whether the goals of the day name the answer. */
  isGoal: (answer: string) => boolean
  quiz: readonly Item[]
  used: ReadonlySet<string>
}

function bestOf(possible: readonly Possible[], { at, day, nears, isGoal, quiz, used }: Choosing): Possible[] {
  const checkText = day.steps.find(({ name }) => name === 'check')?.text ?? ''
  const wantsOrder = asksOrder.test(`${day.knowledge} ${day.skill} ${checkText}`)
  const wanted = { fact: 1.3, case: 1, term: 1, order: wantsOrder ? 1.6 : 0 }
  if (asksCases.test(checkText)) [wanted.fact, wanted.case] = [1, 1.3]
  const onPaper = new Set(quiz.map(({ stem }) => plain(stem)))
  const ranked = possible
    .filter(({ ask }) => !used.has(ask))
    .map((each) => {
      const all = nears(each.text)
      const near = all[at] ?? 0
      const isElsewhere = each.isOwn
        ? all.slice(at + 1).some((other) => other > near * clearlyLater)
        : all.some((other) => other > near)
      const worth =
        near *
        (each.isOwn || each.sort === 'case' ? 1 : notOwn) *
        (onPaper.has(plain(each.ask)) ? onQuiz : 1) *
        (each.sort === 'term' ? asTerm : 1) *
        (isGoal(each.answer) ? named : 1) *
        wanted[each.sort]
      return { ...each, worth, isElsewhere }
    })
    .filter(({ isElsewhere, worth }) => !isElsewhere && worth > 0)
    .sort((one, other) => other.worth - one.worth)
  const told = day.questions.map(({ ask }) => shinglesOf(ask))
  const chosen: Possible[] = []
  for (const each of ranked) {
    if (chosen.length === inCheck) break
    const words = shinglesOf(each.ask)
    if (each.sort === 'order' && chosen.some(({ sort }) => sort === 'order')) continue
    const isNew =
      told.every((other) => likeness(words, other) < alike) &&
      chosen.every(
        (other) =>
          plain(other.answer) !== plain(each.answer) && likeness(words, shinglesOf(other.ask)) < alike,
      )
    if (isNew) chosen.push(each)
  }
  return chosen
}

const textsOf = ({ ideas }: Unit) =>
  ideas.flatMap(({ facts, terms }) => [
    ...facts.map(({ before, answer, after }) => `${before}${answer}${after}`),
    ...terms.map(({ name, meaning }) => `${name} ${meaning}`),
  ])
