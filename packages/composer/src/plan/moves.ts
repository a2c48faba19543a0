import type { PlanText } from '@klasrum/contract/material'
import { joined } from '../languages/joined.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { mentions, shareIn, wordsOf } from '../languages/words.ts'
import { isUnitAlone, termsOfUnit } from '../sources/units/placed-unit.ts'
import { textOfDay } from '../sources/units/word-weights.ts'
import type { HeadingRole } from '../understand/headings.ts'
import { chiefDefinitions, factsOfStatement, keyTermsIn, pointsIn } from '../understand/key-points.ts'
import { isLed, type LessonSession } from '../understand/outline.ts'
import { aboutOf, mainTopic, termSaid } from '../understand/subject.ts'
import { isStory } from './board-points.ts'
import { dayHelp, dayStep, fromDay, isWritten, isYoung, shownByTeacher, withinStep } from './day.ts'
import { isNumberWork, stepsIn } from './objectives.ts'
import { planWordsOf } from './plan-words-of.ts'
import { about, composed, type PlanMove, type PlanWork, source, wordsFor } from './text.ts'

const mostTerms = 4
const mostPoints = 6

export function sessionTermsText({ lesson, day }: PlanWork, session: LessonSession): string | null {
  const { language } = lesson.outline
  // The names of persons have no meaning that could be guessed.
  if (day && isStory(lesson, session)) return null
  const isOfDay = isUnitAlone(lesson.outline) || isLed(session)
  // Of a written day only the words that its steps explain or use.
  const spoken = day && isOfDay ? textOfDay(day) : null
  const own = isOfDay
    ? termsOfUnit(lesson, session.topics).filter(
        (name) => (spoken === null || mentions(spoken, name)) && !/^\p{Lu}\p{Ll}/u.test(name),
      )
    : []
  // One word alone is no list to guess from.
  if (isOfDay && own.length < 2) return null
  if (day && !isOfDay) {
    const defined = chiefDefinitions(lesson, session.topics, mostTerms).map(({ term }) =>
      termSaid(lesson, term),
    )
    return defined.length > 1 ? joined(defined, planWordsOf(language).and) : null
  }
  const terms =
    own.length > 0
      ? own.slice(0, mostTerms)
      : keyTermsIn(lesson, session.topics, mostTerms).map((term) => termSaid(lesson, term))
  return terms.length > 0 ? joined(terms, planWordsOf(language).and) : null
}

/** A question that the lesson answers, asked openly, with its answer. */
function questionsIn({ lesson }: PlanWork, session: LessonSession, most: number): string[] {
  return pointsIn(lesson, session.topics, mostPoints)
    .flatMap((statement) => factsOfStatement(lesson, statement).slice(0, 1))
    .filter(({ kind }) => kind !== 'blank')
    .filter(({ detail }) => !/^(?:that|na)\s/i.test(detail))
    .flatMap(({ askings, term }) => {
      const asking = askings.find(({ of, open }) => of === 'term' && open !== null)
      return asking?.open ? [`${asking.open} (${term})`] : []
    })
    .slice(0, most)
}

/** People who made a file, and directions for items that do not stand here, are no activity. */
const notForClass =
  /\b(?:patlang|letra ng|bilugan|salungguhit|nakasalungguhit|hanay|sa ibaba|blanks?|letter of|encircle|underline[ds]?|column|below|above|superintendent|illustrator|illustration|layout|editors?|writers?|development team|evaluator|reviewers?|manunulat|tagasuri|tagaguhit|\(?[A-Z]{2,}ES\)?)\b/i
const fewestWords = 4

/** Whether lines of the file can stand in a plan as they are: whole sentences, without items or blanks that were lost. */
const isWhole = (lines: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.every(
    (line) =>
      wordsOf(line).length >= fewestWords && /[.?!:]["”’)]*$/.test(line.trim()) && !notForClass.test(line),
  ) &&
  !/:["”’)]*$/.test(lines.at(-1)?.trim() ?? '')

/**
 * What the file itself has for this, or else what is made of its content. The steps of a day of the curriculum belong
 * together: one of the file in their midst would speak of what the class has not seen.
 */
const fromFile = (work: PlanWork, roles: readonly HeadingRole[], otherwise: () => PlanText): PlanText => {
  const isOfUnit = work.day !== null && work.day.line > 0
  const lines = isOfUnit ? [] : roles.flatMap((role) => work.parts(role))
  return isWhole(lines) ? source(lines) : otherwise()
}

/** Before the hook, what was done at home; as its first part, a question of the session before. */
function recalled(work: PlanWork): string[] {
  const { day } = wordsFor(work)
  const { dayBefore, reading, recall } = work
  if (!dayBefore) return isWritten(work) && reading.now ? [day.readBefore(reading.now)] : []
  return [
    ...(isWritten(work) && dayBefore.assignment ? [day.homeworkSeen] : []),
    ...(recall && work.day ? withinStep(work, 'hook', [day.recall(recall.ask, recall.answer)]) : []),
  ]
}

export const opening: PlanMove = (work) =>
  fromFile(work, ['opening'], () => {
    const known = fromDay([...recalled(work), ...dayStep(work, 'hook')])
    if (work.day && known) return known
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
      moves.recall(before.title, sessionTermsText(work, before) ?? aboutOf(work.lesson, before.topics)),
      ...questionsIn(work, before, 2).map(moves.ask),
    )
  })

export const purpose: PlanMove = (work) => {
  const { moves } = wordsFor(work)
  return composed(...withinStep(work, 'hook', [moves.purpose(work.session.title), moves.postObjectives]))
}

const pageOf = (work: PlanWork, file: string, page: number | null) =>
  page === null ? file : wordsFor(work).pages(file, page, page)

/** Two captions that ran together, or a picture of something else than a written day teaches, would puzzle a class. */
function isClear({ lesson: { outline }, session, day }: PlanWork, caption: string): boolean {
  if ((caption.match(/\bfig(?:ure)?\.?\s*\d/gi)?.length ?? 0) > 1) return false
  if (!day || !isLed(session)) return true
  const { stemsOf } = rulesOf(outline.language)
  return shareIn(stemsOf(caption), stemsOf(textOfDay(day))) >= leastOfCaption
}
const leastOfCaption = 0.5

function pictureLines(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  return work.session.topics
    .flatMap((topic) => topic.blocks)
    .flatMap(({ file, block }) => {
      if (block.kind !== 'picture') return []
      const document = work.lesson.outline.documents.find(({ file_name }) => file_name === file)
      const caption = document?.pictures[block.picture]?.caption
      return caption && isClear(work, caption)
        ? [moves.showPicture(caption, pageOf(work, file, block.page))]
        : []
    })
    .slice(0, 3)
}

export const examples: PlanMove = (work) => {
  const { moves, day } = wordsFor(work)
  const terms = sessionTermsText(work, work.session)
  // What the teacher of a written day shows is the example.
  if (isWritten(work)) return composed(...pictureLines(work), ...shownByTeacher(work))
  return composed(
    ...pictureLines(work),
    ...withinStep(work, 'i do', [
      terms
        ? moves.wordsToMeet(terms)
        : work.day
          ? day.ofFile.lookOver
          : moves.ask(moves.alreadyKnow(about(work))),
    ]),
  )
}

/** Work that fits what the session teaches: steps, sums, terms or reading. */
function practice(work: PlanWork): PlanText {
  const { moves } = wordsFor(work)
  const steps = stepsIn(work.lesson, work.session)
  if (steps) return composed(moves.orderCards(work.lesson.title(steps.title)))
  if (isNumberWork(work.lesson, work.session)) return composed(moves.solveAlone(about(work)))
  const terms = sessionTermsText(work, work.session)
  return composed(terms ? moves.pairs(terms) : moves.readAndNote(about(work)))
}

export const mastery: PlanMove = (work) =>
  fromFile(work, ['activity'], () => fromDay(dayStep(work, 'you do')) ?? practice(work))

/** One way each session. */
export const wayOfSession = ({ session }: PlanWork, ways: readonly string[]): string =>
  ways[(session.number - 1) % ways.length] ?? ''

function valueAsked(work: PlanWork): string[] | null {
  const { moves, day } = wordsFor(work)
  const question = work.day?.valueQuestion
  if (!question) return null
  const line = `${moves.ask(question.ask)} (${moves.expected(question.answer)})`
  return writesLine(work) && work.timed?.hasLine !== false ? [line, day.inOneLine] : [line]
}

/** Whether learners write what shows the attitude of the day, which their work does not show. */
const writesLine = (work: PlanWork): boolean =>
  !!work.day?.valueQuestion && !isYoung(work) && !isDoneAlone(work)

/** Whether learners show the attitude of the day in the work that each does alone. */
function isDoneAlone({ lesson, day }: PlanWork): boolean {
  const { stemsOf } = rulesOf(lesson.outline.language)
  const alone = day?.steps.find(({ name }) => name === 'you do')
  const aims = stemsOf(day?.attitude ?? '')
  return !!alone && shareIn(aims, stemsOf(`${alone.text} ${alone.expected}`)) >= mostlyDone
}
const mostlyDone = 0.5

export const application: PlanMove = (work) =>
  fromFile(work, ['application'], () => {
    const { moves, day } = wordsFor(work)
    if (work.day?.value)
      return composed(
        day.value(work.day.value),
        ...withinStep(
          work,
          'generalization',
          valueAsked(work) ?? [
            ...(work.applied ? [day.applyCase(work.applied.ask, work.applied.answer)] : []),
            wayOfSession(work, day.applyAtHome),
          ],
        ),
      )
    if (work.day) {
      const { apply, applyStory } = day.ofFile
      const question = isStory(work.lesson, work.session) ? applyStory : apply
      return composed(...withinStep(work, 'generalization', [moves.ask(question)]))
    }
    return composed(moves.ask(moves.apply(about(work))))
  })

/** The close of a written day comes from the learners; one that is a question already stays as it is. */
function drawnOut(work: PlanWork): string[] {
  const step = work.day?.steps.find(({ name }) => name === 'generalization')
  if (!step || step.text.includes('?') || !isWritten(work)) return dayStep(work, 'generalization')
  const { day, moves } = wordsFor(work)
  return [
    `${day.steps.generalization} (${day.minutes(step.minutes)}): ${wayOfSession(work, day.drawOut)}`,
    ...withinStep(work, 'generalization', [day.putTogether(step.text)]),
    ...step.given,
    ...(step.expected ? [moves.expected(step.expected)] : []),
  ]
}

export const generalization: PlanMove = (work) =>
  fromFile(work, ['summary'], () => {
    const known = fromDay(drawnOut(work))
    if (known) return known
    const { moves } = wordsFor(work)
    const main = mainTopic(work.lesson, work.session.topics)
    const expected = pointsIn(work.lesson, main ? [main] : work.session.topics, 2).map(({ text }) =>
      moves.expected(text),
    )
    return composed(moves.ask(moves.sumUp(about(work))), moves.completes, ...expected)
  })

/** What the last session leaves to ask. */
function forNextTime(work: PlanWork): string[] {
  const question = work.session.number === work.count ? work.timed?.leftForNext : null
  return question ? [wordsFor(work).day.nextTime(question.ask, question.answer)] : []
}

export const additional: PlanMove = (work) =>
  fromFile(work, ['assignment'], () => {
    const { moves } = wordsFor(work)
    const { next } = work.reading
    const readOn = isWritten(work) && next ? [wordsFor(work).day.readOn(next)] : []
    const { day: words } = wordsFor(work)
    if (work.day?.assignment)
      return composed(
        work.day.assignment,
        ...(writesLine(work) && work.timed?.hasLine === false ? [words.lineAtHome] : []),
        ...readOn,
        ...dayHelp(work),
        ...forNextTime(work),
      )
    return composed(moves.home(about(work)))
  })

/** The pages of each file that the session is taken from. */
export function sourcePagesOf(work: PlanWork): string[] {
  const places = work.session.topics.flatMap(({ blocks }) => blocks)
  return [...Map.groupBy(places, ({ file }) => file)].map(([file, blocks]) => {
    const pages = blocks.map(({ block }) => block.page).filter((page) => page !== null)
    // A written day may be on more or less than the part of the file that stands under it.
    return pages.length === 0 || isLed(work.session)
      ? file
      : wordsFor(work).pages(file, Math.min(...pages), Math.max(...pages))
  })
}

export const resources: PlanMove = (work) => {
  const { day, resources: usual } = wordsFor(work)
  const book = isWritten(work) && work.reading.now ? [day.theBook] : []
  const materials = [...book, ...(work.day?.materials ?? [])]
  return composed(
    ...sourcePagesOf(work),
    materials.length > 0 ? day.materials(joined(materials, wordsFor(work).and)) : usual,
  )
}
