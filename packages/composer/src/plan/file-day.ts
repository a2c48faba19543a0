import type { Item, Quiz } from '@klasrum/contract/material'
import type { Day, StepName } from '@klasrum/curriculum/unit'
import { catalogue } from '@klasrum/skills/catalogue'
import { upperFirst } from '../languages/words.ts'
import { speaksOf } from '../sources/skills/recognise-skills.ts'
import { chiefDefinitions } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'
import { boardPoints, boardStatements, fewestPoints, isStory, keyWordsOf, onPoints } from './board-points.ts'
import type { CheckQuestion } from './day-check.ts'
import { answersForMastery } from './mastery.ts'
import { stepsIn } from './objectives.ts'
import { planWordsOf } from './plan-words-of.ts'

type FileDayInput = {
  /** Questions on the session that no paper asks. */
  spare: readonly Item[]
  quiz: Quiz | null
}

const minutes: Record<StepName, number> = {
  hook: 5,
  'i do': 10,
  'we do': 12,
  'you do': 10,
  check: 5,
  generalization: 3,
}
const mostPoints = 5
const inCheck = 5
const mostTrueOrFalse = 2
/** Sentences that are written where there are no questions. */
const fromMemory = 3
const fewestInCheck = 3
const together = 3
const alone = 3
const letters = [...'ABCDE']

/** One that is solved for all to see, and enough to do together and alone. */
const fewestComputed = 6
/** Statements that are true or false have no way of solving. */
const isComputed = ({ origin, form }: Item) => origin === 'skill' && form !== 'true_false'

/** A question that can be asked aloud or written on the board, with its answer. */
function questionOf(item: Item, { yes, no, isItTrue }: { yes: string; no: string; isItTrue: string }) {
  if (item.drawing) return []
  switch (item.form) {
    case 'multiple_choice':
      return [
        {
          ask: `${item.stem} ${item.options.map((option, at) => `${letters[at]}. ${option}`).join('  ')}`,
          answer: `${letters[item.answer]}. ${item.options[item.answer] ?? ''}`,
        },
      ]
    case 'true_false':
      return [{ ask: `${isItTrue} ${item.stem}`, answer: item.answer ? yes : no }]
    case 'identification':
    case 'problem':
      return [{ ask: item.stem, answer: item.answer }]
    case 'enumeration':
      return [{ ask: item.stem, answer: item.answers.join(', ') }]
    case 'modified_true_false':
    case 'matching':
    case 'sequencing':
    case 'essay':
      return []
  }
}

type OwnWords = ReturnType<typeof planWordsOf>['day']['ofFile']

/** What can be asked of every story once its events are known. */
const ofStory = (events: readonly string[], { happenedFirst, happenedLast, cameBefore }: OwnWords) => {
  const [first, second] = events
  const last = events.at(-1)
  if (!first || !second || !last || events.length < 3) return []
  return [
    { ask: cameBefore(last, second), answer: `B. ${second}` },
    { ask: happenedLast, answer: last },
    { ask: happenedFirst, answer: first },
  ]
}

const meanings = (lesson: Lesson, session: LessonSession, { meaningOf }: OwnWords) =>
  chiefDefinitions(lesson, session.topics, inCheck)
    .filter(({ detail }) => detail !== '')
    .map(({ term, detail }) => ({ ask: meaningOf(term), answer: upperFirst(detail) }))

/** How a session is taught that no unit knows: from the file, with its own sentences and with questions on it. Null where it says too little. */
export function dayOfFile(lesson: Lesson, session: LessonSession, { spare, quiz }: FileDayInput): Day | null {
  const { day: words, moves, objectives } = planWordsOf(lesson.outline.language)
  const own = words.ofFile
  const { title } = session
  const titleWithoutPart = title.replace(/\s*\((?:part|bahagi) \d+\)$/i, '')
  const asking = { yes: moves.answers.yes, no: moves.answers.no, isItTrue: own.isItTrue }
  // Only the file is read with the class here: what a unit adds was not taught.
  const isOfFile = ({ origin }: Item) => origin !== 'curriculum' && origin !== 'skill'
  const free = spare.filter(isOfFile).flatMap((item) => questionOf(item, asking))
  const onQuiz = (quiz?.items ?? []).filter(isOfFile).flatMap((item) => questionOf(item, asking))
  const points = boardPoints(lesson, session, mostPoints)
  const pointQuestions = onPoints(lesson, boardStatements(lesson, session, mostPoints), own.whatOf)
  const titles = [title, ...session.topics.map((topic) => topic.title)].join(' ')
  const all = spare.filter(isComputed)
  // What the title names comes before what the part only uses.
  const ofTitle = all.filter(({ skill }) =>
    catalogue.some(({ id, ...each }) => id === skill && speaksOf(titles, { id, ...each })),
  )
  const computed = ofTitle.length >= fewestComputed ? ofTitle : all
  const model = computed.find((item) => item.form === 'problem')
  const problems = computed.filter((item) => item !== model).flatMap((item) => questionOf(item, asking))
  const [first, ...rest] = problems
  // Problems with a drawing cannot be written on the board: what can be is counted.
  const canBeSolved = problems.length + (model ? 1 : 0) >= fewestComputed
  const kind = isStory(lesson, session) ? 'story' : canBeSolved ? 'numbers' : 'text'
  if (kind !== 'numbers' && points.length < fewestPoints) return null
  const terms = chiefDefinitions(lesson, session.topics, 5)
    .filter(({ detail }) => detail !== '')
    .map(({ term, detail }) => `${upperFirst(term)}: ${detail}`)
  const made = kind === 'story' ? ofStory(points, own) : meanings(lesson, session, own)
  /** The first point is worked by the teacher, the next ones in groups, the last ones alone. */
  const [worked] = pointQuestions
  const inGroups = pointQuestions.slice(1, 1 + together)
  const isTrueOrFalse = ({ ask }: CheckQuestion) => ask.startsWith(own.isItTrue)
  const fewTrueOrFalse = (questions: readonly CheckQuestion[]) => {
    const some = questions.filter(isTrueOrFalse).slice(0, mostTrueOrFalse)
    return questions.filter((question) => !isTrueOrFalse(question) || some.includes(question))
  }
  const inClass = together + alone + (model ? 0 : 1)
  const offered = [...(kind === 'numbers' ? problems.slice(inClass) : []), ...onQuiz, ...made]
  const check = (kind === 'text' ? [...fewTrueOrFalse(offered), ...pointQuestions.toReversed()] : offered)
    .filter(({ ask }, at, all) => all.findIndex((other) => other.ask === ask) === at)
    .slice(0, inCheck)
  const classQuestions = free.filter((question) => !check.includes(question)).slice(0, together)
  const numbered = (questions: readonly CheckQuestion[]) =>
    questions.map(({ ask, answer }, at) => moves.checkItem(at + 1, ask, answer))
  const listed = points.map((point, at) => `${at + 1}. ${point}`)
  const solved = model ? problems : rest
  const say = own[kind]
  const inOrder = kind === 'text' ? stepsIn(lesson, session) : undefined
  const orderName = inOrder ? lesson.title(inOrder.title) : ''
  const steps: Record<StepName, { text: string; given: string[]; expected: string }> = {
    hook:
      kind === 'story' && session.number > 1
        ? { text: own.storyGoesOn, given: [], expected: own.storyGoesOnExpected }
        : { text: say.hook(titleWithoutPart), given: [], expected: say.hookExpected },
    'i do':
      kind === 'numbers'
        ? model
          ? {
              text: say.show(model.stem),
              given: [...listed.slice(0, 3), ...model.solution],
              expected: model.answer,
            }
          : { text: say.show(first?.ask ?? ''), given: listed.slice(0, 3), expected: first?.answer ?? '' }
        : kind === 'text' && worked !== undefined
          ? {
              text: own.thinkAloud(worked.answer, keyWordsOf(lesson, worked.answer), worked.ask),
              given: [own.thenTheOthers, ...listed],
              expected: say.showExpected,
            }
          : { text: say.show(title), given: listed, expected: say.showExpected },
    'we do':
      kind === 'numbers'
        ? { text: say.together, given: numbered(solved.slice(0, together)), expected: '' }
        : kind === 'text' && inGroups.length >= 2
          ? { text: own.fillTable, given: numbered(inGroups), expected: '' }
          : classQuestions.length >= 2
            ? { text: say.together, given: numbered(classQuestions), expected: '' }
            : kind === 'story'
              ? { text: words.order(title), given: [], expected: listed.join(' ') }
              : { text: own.inOwnWords, given: [], expected: own.inOwnWordsExpected },
    'you do':
      kind === 'numbers'
        ? { text: say.alone, given: numbered(solved.slice(together, together + alone)), expected: '' }
        : inOrder
          ? {
              text: words.order(orderName),
              given: [],
              expected: inOrder.members.map((step, at) => `${at + 1}. ${step}`).join(' '),
            }
          : kind === 'text' && terms.length >= 3
            ? { text: own.wordTable, given: [], expected: terms.join('; ') }
            : { text: say.alone, given: [], expected: say.aloneExpected },
    check:
      check.length >= fewestInCheck
        ? { text: words.checkNow(check.length, answersForMastery(check.length)), given: [], expected: '' }
        : { text: own.fromMemory, given: [], expected: points.join(' ') },
    generalization: {
      text: say.close(title),
      given: [],
      expected:
        kind === 'numbers' ? say.closeExpected : kind === 'story' ? say.closeExpected : (points[0] ?? ''),
    },
  }
  return {
    title,
    knowledge: say.knowledge(title, check.length >= fewestInCheck ? check.length : fromMemory),
    skill: inOrder ? objectives.order(orderName) : say.skill,
    attitude: say.attitude,
    materials: [own.theText, ...words.usualMaterials.slice(1)],
    teaches: [],
    steps: (Object.keys(minutes) as StepName[]).map((name) => ({
      name,
      minutes: minutes[name],
      ...steps[name],
    })),
    questions: [],
    check: check.length >= fewestInCheck ? check : [],
    value: '',
    valueQuestion: null,
    help: words.helpInPairs,
    more: words.moreExamples,
    assignment: say.assignment(title),
    // It stands in no unit.
    line: 0,
  }
}
