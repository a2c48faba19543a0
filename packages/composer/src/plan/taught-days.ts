import type { Item, Quiz } from '@klasrum/contract/material'
import type { Day, Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'
import { lowerFirst, shareIn, upperFirst } from '../languages/words.ts'
import { wordsOfIdea } from '../sources/units/nearness.ts'
import { isOfUnit, isUnitAlone, placedUnits } from '../sources/units/placed-unit.ts'
import { textOfDay } from '../sources/units/word-weights.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isLed, type LessonSession } from '../understand/outline.ts'
import { dayOfFile } from './file-day.ts'
import { planWordsOf } from './plan-words-of.ts'

type Taught = {
  /** All that the papers ask. */
  asked: readonly Item[]
  quizzes: readonly Quiz[]
  /** Questions on a session that no paper asks. */
  spareOf: (session: LessonSession) => readonly Item[]
}

/** How each session is taught: the written days of a unit, days made of its ideas, and what the file itself says. */
export function taughtDays(
  lesson: Lesson,
  sessions: readonly LessonSession[],
  { asked, quizzes, spareOf }: Taught,
): (Day | null)[] {
  const fromFile = (session: LessonSession) =>
    dayOfFile(lesson, session, {
      spare: spareOf(session),
      quiz: quizzes.find((quiz) => quiz.session === session.number) ?? null,
    })
  const [placed] = placedUnits(lesson)
  if (!placed) return sessions.map(fromFile)
  const { unit } = placed
  // What a paper asks is not told in class before it.
  const stems = asked.map(({ stem }) => stem).join('\n')
  const used = new Set<object>([
    ...unit.situations.filter((situation) => stems.includes(situation.case)),
    ...unit.prompts.filter(({ task }) => stems.includes(task)),
    ...unit.misconceptions.filter(({ wrong }) => stems.includes(wrong)),
    ...unit.classes.filter(({ name }) => stems.includes(name)),
    ...unit.orders.filter(({ name }) => stems.toLowerCase().includes(name.toLowerCase())),
  ])
  const ideasOf = ({ topics }: LessonSession) =>
    unit.ideas.filter((_, idea) => topics.some((topic) => topic === placed.topicOfIdea[idea]))
  const isAlone = isUnitAlone(lesson.outline)
  const places = isAlone
    ? placesOf(
        unit.days,
        sessions.map((session) => ideasOf(session)),
        unit,
      )
    : []
  const taken = new Set(sessions.flatMap(({ idea }) => (idea === undefined ? [] : [idea])))
  return sessions.map((session, at) => {
    const written = unit.days[session.day ?? places.indexOf(at)]
    if (written) return written
    if (!isAlone && !isLed(session) && !session.topics.every((topic) => isOfUnit(lesson.outline, topic))) {
      const ofFile = fromFile(session)
      if (ofFile) return ofFile
    }
    // Where the file only leads to its lesson, the unit teaches it: what the part is on, and no other session is.
    const free = unit.ideas.filter((_, place) => !taken.has(place))
    const own =
      session.idea === undefined ? ideasOf(session) : unit.ideas.slice(session.idea, session.idea + 1)
    const [idea] = [
      ...own.filter((each) => session.idea !== undefined || free.includes(each)),
      ...own,
      ...free,
    ]
    if (idea) taken.add(unit.ideas.indexOf(idea))
    return idea
      ? madeDay(unit, idea, { choose: chooserFor(unit, idea, used), isAsked: (text) => stems.includes(text) })
      : null
  })
}

/** For each written day the session that it fits best, in their order; all in a row where there are days enough. */
function placesOf(days: readonly Day[], ideas: readonly Unit['ideas'][], { language }: Unit): number[] {
  if (days.length >= ideas.length) return ideas.map((_, at) => at)
  const { stemsOf } = rulesOf(language)
  const taught = ideas.map((own) => stemsOf(own.map(wordsOfIdea).join(' ')))
  const spoken = days.map((day) => stemsOf(textOfDay(day)))
  const fit = (day: number, session: number) =>
    shareIn(spoken[day] ?? new Set(), taught[session] ?? new Set())
  let best: { places: number[]; worth: number } = { places: [], worth: -1 }
  const place = (chosen: number[], worth: number) => {
    if (chosen.length === days.length) {
      if (worth > best.worth) best = { places: chosen, worth }
      return
    }
    const left = days.length - chosen.length
    for (let at = (chosen.at(-1) ?? -1) + 1; at <= ideas.length - left; at++)
      place([...chosen, at], worth + fit(chosen.length, at))
  }
  place([], 0)
  return best.places
}

type Choose = <T extends object>(list: readonly T[], textOf: (each: T) => string) => T | undefined

/** The first on an idea that no day before it and no paper has used. */
function chooserFor(unit: Unit, idea: Unit['ideas'][number], used: Set<object>): Choose {
  const { stemsOf } = rulesOf(unit.language)
  const spoken = unit.ideas.map((each) => stemsOf(wordsOfIdea(each)))
  const own = unit.ideas.indexOf(idea)
  const isOfIdea = (text: string) => {
    const stems = stemsOf(text)
    const shares = spoken.map((each) => shareIn(stems, each))
    return (shares[own] ?? 0) > 0 && shares[own] === Math.max(...shares)
  }
  return (list, textOf) => {
    const found = list.find((each) => !used.has(each) && isOfIdea(textOf(each)))
    if (found) used.add(found)
    return found
  }
}

const stopped = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

const textOfSituation = ({ case: told, ask, answer }: Unit['situations'][number]) =>
  `${told} ${ask} ${answer}`
const mostAlone = 3
const mostQuestions = 4
const fewestCards = 3

type Making = { choose: Choose; isAsked: (text: string) => boolean }

/** What is done together: things sorted or put in order, or words matched with their meanings. */
function doneTogether(unit: Unit, { terms, explanation }: Unit['ideas'][number], { choose }: Making) {
  const { day: words } = planWordsOf(unit.language)
  const sorting = choose(unit.classes, ({ name, members }) => `${name} ${members.join(' ')}`)
  if (sorting)
    return {
      text: words.sort(sorting.name, [...sorting.members, ...sorting.others].toSorted().join(', ')),
      expected: words.sorted(sorting.members.join(', '), sorting.others.join(', ')),
      skill: words.sortingSkill(sorting.name),
    }
  const order = choose(unit.orders, ({ name, steps }) => `${name} ${steps.join(' ')}`)
  if (order)
    return {
      text: words.order(order.name),
      expected: order.steps.map((step, at) => `${at + 1}. ${step}`).join(' '),
      skill: words.orderingSkill(order.name),
    }
  if (terms.length < fewestCards)
    return { text: words.explainToSeatmate, expected: explanation, skill: words.skill }
  return {
    text: words.matchCards(terms.map(({ name }) => name).join(', ')),
    expected: terms.map(({ name, meaning }) => `${name}: ${meaning}`).join('; '),
    skill: words.wordSkill,
  }
}

/** What each learner does alone: a case, or questions that no paper asks. */
function doneAlone(unit: Unit, { title, facts }: Unit['ideas'][number], { choose, isAsked }: Making) {
  const { day: words } = planWordsOf(unit.language)
  const given = choose(unit.situations, textOfSituation)
  if (given)
    return {
      text: words.answerAlone(`${given.case} ${given.ask}`),
      expected: `${stopped(upperFirst(given.answer))} ${given.why}`,
    }
  const free = facts.filter(({ ask }) => !isAsked(ask)).slice(0, mostAlone)
  if (free.length === 0) return { text: words.writeTwo(title), expected: '' }
  return {
    text: words.answerAlone(free.map(({ ask }, at) => `${at + 1}. ${ask}`).join(' ')),
    expected: free.map(({ answer }, at) => `${at + 1}. ${answer}`).join(' '),
  }
}

/** A day on one idea of a unit: its explanation, its classes and cases, and its questions. */
function madeDay(unit: Unit, idea: Unit['ideas'][number], making: Making): Day {
  const { day: words } = planWordsOf(unit.language)
  const minutes = (unit.grades[0] ?? 0) >= 11 ? [7, 15, 15, 13, 6, 4] : [5, 10, 12, 10, 5, 3]
  const { choose } = making
  const belief = choose(unit.misconceptions, ({ wrong, right }) => `${wrong} ${right}`)
  const opening = belief ? undefined : choose(unit.situations, textOfSituation)
  const together = doneTogether(unit, idea, making)
  const alone = doneAlone(unit, idea, making)
  const prompt = choose(unit.prompts, ({ task, lookedFor }) => `${task} ${lookedFor.join(' ')}`)
  const [first] = unit.days
  const atHome = idea.facts
    .map(({ ask }) => ask)
    .filter((ask) => !making.isAsked(ask) && !alone.text.includes(ask))
    .slice(-2)
  const texts = [
    {
      name: 'hook' as const,
      text: belief
        ? words.isItTrue(belief.wrong)
        : opening
          ? `${opening.case} ${opening.ask}`
          : words.alreadyKnow(lowerFirst(idea.title)),
      expected: belief?.right ?? (opening ? `${stopped(upperFirst(opening.answer))} ${opening.why}` : ''),
    },
    {
      name: 'i do' as const,
      text: [
        idea.explanation,
        ...idea.terms.map(({ name, meaning }) => `${upperFirst(name)}: ${meaning}.`),
      ].join(' '),
      expected: '',
    },
    { name: 'we do' as const, text: together.text, expected: together.expected },
    { name: 'you do' as const, ...alone },
    { name: 'check' as const, text: words.check, expected: '' },
    {
      name: 'generalization' as const,
      text: idea.explanation,
      expected: '',
    },
  ]
  return {
    title: idea.title,
    knowledge: words.knowledge(idea.title),
    skill: together.skill,
    attitude: first?.attitude ?? '',
    materials: [...(first?.materials ?? []).slice(0, 4), ...words.usualMaterials.slice(0, 1)],
    teaches: [],
    steps: texts.map((step, at) => ({ ...step, given: [], minutes: minutes[at] ?? 5 })),
    questions: idea.facts
      .filter(({ ask }) => !alone.text.includes(ask))
      .slice(0, mostQuestions)
      .map(({ ask, answer }) => ({ ask, answer })),
    check: [],
    value: first?.value ?? '',
    valueQuestion: null,
    help:
      idea.terms.length > 0 ? words.help(idea.terms.map(({ name }) => name).join(', ')) : words.helpInPairs,
    more: prompt?.task ?? words.moreExamples,
    assignment:
      atHome.length > 0
        ? words.answerAtHome(atHome.map((ask, at) => `${at + 1}. ${ask}`).join(' '))
        : words.assignment(idea.title),
    line: idea.line,
  }
}
