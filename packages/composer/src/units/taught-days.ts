import type { Item } from '@klasrum/contract/material'
import type { Day, Unit } from '@klasrum/curriculum/unit'
import type { Lesson } from '../lesson.ts'
import type { Session } from '../outline.ts'
import { planWordsOf } from '../plan-tongues.ts'
import { sentencesOf } from '../sentences.ts'
import { tongueOf } from '../tongues.ts'
import { lowerFirst, shareIn, upperFirst } from '../words.ts'
import { placedUnits, wordsOfIdea } from './placed-unit.ts'

/** How each session is taught where the curriculum knows it: the days of the unit, then days made of its ideas. */
export function taughtDays(
  lesson: Lesson,
  sessions: readonly Session[],
  asked: readonly Item[],
): (Day | null)[] {
  const [placed] = placedUnits(lesson)
  if (!placed) return sessions.map(() => null)
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
  const ideasOf = ({ topics }: Session) =>
    unit.ideas.filter((_, idea) => topics.some((topic) => topic === placed.topicOfIdea[idea]))
  const places = placesOf(
    unit.days,
    sessions.map((session) => ideasOf(session)),
    unit,
  )
  return sessions.map((session, at) => {
    const written = unit.days[places.indexOf(at)]
    if (written) return written
    const own = ideasOf(session)
    const [idea] = own.length > 0 ? own : [unit.ideas[at % unit.ideas.length]]
    return idea ? madeDay(unit, idea, used) : null
  })
}

const textOfDay = ({ title, knowledge, skill, steps, questions }: Day) =>
  [
    title,
    knowledge,
    skill,
    ...steps.map(({ text, expected }) => `${text} ${expected}`),
    ...questions.flatMap(({ ask, answer }) => [ask, answer]),
  ].join(' ')

/** For each written day the session that it fits best, in their order; all in a row where there are days enough. */
function placesOf(days: readonly Day[], ideas: readonly Unit['ideas'][], { language }: Unit): number[] {
  if (days.length >= ideas.length) return ideas.map((_, at) => at)
  const { stemsOf } = tongueOf(language)
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

/** The first that no day before it has used. */
function unused<T extends object>(list: readonly T[], used: Set<object>): T | undefined {
  const found = list.find((each) => !used.has(each))
  if (found) used.add(found)
  return found
}

const stopped = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

/** A day on one idea of a unit: its explanation, its classes and cases, and its questions. */
function madeDay(unit: Unit, idea: Unit['ideas'][number], used: Set<object>): Day {
  const { day: words } = planWordsOf(unit.language)
  const minutes = (unit.grades[0] ?? 0) >= 11 ? [7, 15, 15, 13, 6, 4] : [5, 10, 12, 10, 5, 3]
  const belief = unused(unit.misconceptions, used)
  const opening = belief ? undefined : unused(unit.situations, used)
  const alone = unused(unit.situations, used)
  const sorting = unused(unit.classes, used)
  const order = sorting ? undefined : unused(unit.orders, used)
  const together = sorting
    ? {
        text: words.sort(sorting.name, [...sorting.members, ...sorting.others].toSorted().join(', ')),
        expected: words.sorted(sorting.members.join(', '), sorting.others.join(', ')),
      }
    : order
      ? {
          text: words.order(order.name),
          expected: order.steps.map((step, at) => `${at + 1}. ${step}`).join(' '),
        }
      : { text: words.explainToSeatmate, expected: idea.explanation }
  const prompt = unused(unit.prompts, used)
  const [first] = unit.days
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
    { name: 'we do' as const, ...together },
    {
      name: 'you do' as const,
      text: alone ? words.answerAlone(`${alone.case} ${alone.ask}`) : words.writeTwo(idea.title),
      expected: alone ? `${stopped(upperFirst(alone.answer))} ${alone.why}` : '',
    },
    { name: 'check' as const, text: words.check, expected: '' },
    {
      name: 'generalization' as const,
      text: sentencesOf(idea.explanation).slice(0, 2).join(' '),
      expected: '',
    },
  ]
  return {
    title: idea.title,
    knowledge: words.knowledge(idea.title),
    skill: words.skill,
    attitude: first?.attitude ?? '',
    materials: [...words.usualMaterials],
    steps: texts.map((step, at) => ({ ...step, minutes: minutes[at] ?? 5 })),
    questions: idea.facts.slice(0, 4).map(({ ask, answer }) => ({ ask, answer })),
    value: first?.value ?? '',
    help: words.help(idea.terms.map(({ name }) => name).join(', ')),
    more: prompt?.task ?? '',
    assignment: words.assignment(idea.title),
    line: idea.line,
  }
}
