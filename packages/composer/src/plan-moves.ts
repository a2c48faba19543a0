import type { Item, PlanText } from '@klasrum/contract/material'
import type { Role } from './headings.ts'
import { positionsOf } from './items/candidate.ts'
import { joined } from './joined.ts'
import { factsOf, keyTermsIn, pointsIn } from './key-points.ts'
import { isNumberWork, stepsIn } from './objectives.ts'
import type { Session } from './outline.ts'
import { dayHelp, dayStep, fromDay, withinStep } from './plan-day.ts'
import { about, composed, forTeacher, type Move, type PlanWork, source, wordsFor } from './plan-text.ts'
import { planWordsOf } from './plan-tongues.ts'
import { aboutOf, mainTopic, termSaid } from './subject.ts'
import { tongueOf } from './tongues.ts'
import { textOfDay } from './units/unit-sessions.ts'
import { shareIn } from './words.ts'

const mostTerms = 4
const mostPoints = 6

function termsIn({ lesson }: PlanWork, session: Session): string | null {
  const { language } = lesson.outline
  const terms = keyTermsIn(lesson, session.topics, mostTerms).map((term) => termSaid(lesson, term))
  return terms.length > 0 ? joined(terms, planWordsOf(language).and) : null
}

/** A question that the lesson answers, asked openly, with its answer. */
function questionsIn({ lesson }: PlanWork, session: Session, most: number): string[] {
  return pointsIn(lesson, session.topics, mostPoints)
    .flatMap((statement) => factsOf(lesson, statement).slice(0, 1))
    .filter(({ kind }) => kind !== 'blank')
    .filter(({ detail }) => !/^(?:that|na)\s/i.test(detail))
    .flatMap(({ askings, term }) => {
      const asking = askings.find(({ of, open }) => of === 'term' && open !== null)
      return asking?.open ? [`${asking.open} (${term})`] : []
    })
    .slice(0, most)
}

/** What the file itself has for this, or else what is made of its content. */
const fromFile = (work: PlanWork, roles: readonly Role[], otherwise: () => PlanText): PlanText => {
  const lines = roles.flatMap((role) => work.parts(role))
  return lines.length > 0 ? source(lines) : otherwise()
}

export const competency: Move = (work) =>
  work.competencies.length > 0 ? source(work.competencies) : forTeacher(wordsFor(work).prompts.competency)

export const opening: Move = (work) =>
  fromFile(work, ['opening'], () => {
    const known = fromDay(dayStep(work, 'hook'))
    if (known) return known
    const { moves } = wordsFor(work)
    const { before } = work
    if (!before) {
      const [word] = keyTermsIn(work.lesson, work.session.topics, 1)
      return composed(
        moves.ask(moves.alreadyKnow(about(work))),
        word ? moves.ask(moves.question(word)) : null,
      )
    }
    return composed(
      moves.recall(before.title, termsIn(work, before) ?? aboutOf(work.lesson, before.topics)),
      ...questionsIn(work, before, 2).map(moves.ask),
    )
  })

export const purpose: Move = (work) => {
  const { moves } = wordsFor(work)
  return composed(...withinStep(work, 'hook', [moves.purpose(work.session.title), moves.postObjectives]))
}

const pageOf = (work: PlanWork, file: string, page: number | null) =>
  page === null ? file : wordsFor(work).pages(file, page, page)

function pictureLines(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  return work.session.topics
    .flatMap((topic) => topic.blocks)
    .flatMap(({ file, block }) => {
      if (block.kind !== 'picture') return []
      const document = work.lesson.outline.documents.find(({ file_name }) => file_name === file)
      const caption = document?.pictures[block.picture]?.caption
      return caption ? [moves.showPicture(caption, pageOf(work, file, block.page))] : []
    })
    .slice(0, 3)
}

export const examples: Move = (work) => {
  const { moves } = wordsFor(work)
  const terms = termsIn(work, work.session)
  return composed(
    ...pictureLines(work),
    ...withinStep(work, 'i do', [
      terms ? moves.wordsToMeet(terms) : moves.ask(moves.alreadyKnow(about(work))),
    ]),
  )
}

/** Work that fits what the session teaches: steps, sums, terms or reading. */
function practice(work: PlanWork): PlanText {
  const { moves } = wordsFor(work)
  const steps = stepsIn(work.lesson, work.session)
  if (steps) return composed(moves.orderCards(work.lesson.title(steps.title)))
  if (isNumberWork(work.lesson, work.session)) return composed(moves.solveAlone(about(work)))
  const terms = termsIn(work, work.session)
  return composed(terms ? moves.pairs(terms) : moves.readAndNote(about(work)))
}

export const mastery: Move = (work) =>
  fromFile(work, ['activity'], () => fromDay(dayStep(work, 'you do')) ?? practice(work))

export const application: Move = (work) =>
  fromFile(work, ['application'], () => {
    const { moves, day } = wordsFor(work)
    if (work.day?.value)
      return composed(day.value(work.day.value), ...withinStep(work, 'generalization', [day.applyAtHome]))
    return composed(moves.ask(moves.apply(about(work))))
  })

export const generalization: Move = (work) =>
  fromFile(work, ['summary'], () => {
    const known = fromDay(dayStep(work, 'generalization'))
    if (known) return known
    const { moves } = wordsFor(work)
    const main = mainTopic(work.lesson, work.session.topics)
    const expected = pointsIn(work.lesson, main ? [main] : work.session.topics, 2).map(({ text }) =>
      moves.expected(text),
    )
    return composed(moves.ask(moves.sumUp(about(work))), moves.completes, ...expected)
  })

const inCheck = 5
const longestStem = 200

/** What a teacher can ask aloud, with its answer; nothing where the quiz has fewer such numbers than a check. */
function checkItems(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  const answerOf = (item: Item): string | null => {
    if (item.drawing || item.stem.length > longestStem) return null
    if (item.form === 'multiple_choice') return item.options[item.answer] ?? null
    if (item.form === 'true_false') return item.answer ? moves.answers.yes : moves.answers.no
    return item.form === 'identification' ? item.answer : null
  }
  // A choice such as "Which of these …" means nothing without its choices.
  const askable = (work.day ? (work.quiz?.items ?? []) : []).flatMap((item) => {
    const answer = answerOf(item)
    return answer === null || (item.form === 'multiple_choice' && needsChoices.test(item.stem))
      ? []
      : [{ stem: item.stem, answer }]
  })
  if (!work.day || askable.length < inCheck) return []
  const { stemsOf } = tongueOf(work.lesson.outline.language)
  const taught = stemsOf(textOfDay(work.day))
  /** What the day itself speaks of most. */
  const nearest = askable
    .map((each) => ({ ...each, near: shareIn(stemsOf(`${each.stem} ${each.answer}`), taught) }))
    .sort((one, other) => other.near - one.near)
  return [
    moves.checkItems,
    ...nearest.slice(0, inCheck).map(({ stem, answer }, at) => moves.checkItem(at + 1, stem, answer)),
  ]
}
const needsChoices = /\b(?:which of|of these|of the following|best|alin)\b|_{3,}/i

export const evaluation: Move = (work) => {
  const { moves } = wordsFor(work)
  const numbers = work.quiz?.items.reduce((sum, item) => sum + positionsOf(item), 0) ?? 0
  const terms = termsIn(work, work.session)
  if (numbers === 0) return forTeacher(moves.noQuiz)
  const given = [
    ...dayStep(work, 'check'),
    ...checkItems(work),
    moves.quiz(work.session.number, numbers),
    moves.quizKey,
  ]
  return composed(...given, terms && !work.day ? moves.watch(terms) : null)
}

export const additional: Move = (work) =>
  fromFile(work, ['assignment'], () => {
    const { moves } = wordsFor(work)
    if (work.day?.assignment) return composed(work.day.assignment, ...dayHelp(work))
    return composed(moves.home(about(work)))
  })

/** The pages of each file that the session is taken from. */
export function pagesOf(work: PlanWork): string[] {
  const places = work.session.topics.flatMap(({ blocks }) => blocks)
  return [...Map.groupBy(places, ({ file }) => file)].map(([file, blocks]) => {
    const pages = blocks.map(({ block }) => block.page).filter((page) => page !== null)
    return pages.length === 0 ? file : wordsFor(work).pages(file, Math.min(...pages), Math.max(...pages))
  })
}

export const resources: Move = (work) => {
  const { day, resources: usual } = wordsFor(work)
  const materials = work.day?.materials ?? []
  return composed(
    ...pagesOf(work),
    materials.length > 0 ? day.materials(joined(materials, wordsFor(work).and)) : usual,
  )
}
