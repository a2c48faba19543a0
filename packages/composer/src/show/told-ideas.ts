import type { ToldIdea } from '@klasrum/curriculum/told-unit'
import type { Idea, Situation, Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn } from '../languages/words.ts'
import { caseScenes, checkScenes } from './question-scenes.ts'
import type { ScenePart } from './scene.ts'
import { partScene, workedScenes } from './told-scenes.ts'

const ranks = { part: 0, laterPart: 1, firstQuestion: 2, worked: 3, question: 4, more: 5 }

/** The share of the words of a question, and of its answer, that the voice has said before it is asked. */
const leastSaid = { question: 0.6, answer: 1, answerToCase: 0.8 }
/** A case that says so much of what a worked example says is the same once more. */
const mostAlike = 0.7

type SoFar = {
  unit: Unit
  /** The ideas told up to this one, which is the last of them. */
  ideas: readonly Idea[]
  isAsked: (text: string) => boolean
}

type OfIdea = {
  idea: Idea
  told: ToldIdea
  /** The nearest to the idea that no other idea has taken. */
  take: (
    idea: Idea,
    all: readonly Situation[],
    textOf: (each: Situation) => string,
    most: number,
  ) => Situation[]
}

/** All that was said of these ideas. */
function spokenTextOf({ told }: Unit, ideas: readonly Idea[]): string {
  const titles = new Set(ideas.map(({ title }) => title))
  return (told?.ideas ?? [])
    .filter(({ title }) => titles.has(title))
    .flatMap(({ parts, examples }) => [
      ...parts.map(({ text }) => text),
      ...examples.flatMap(({ task, steps }) => [task, ...steps.map(({ say }) => say)]),
    ])
    .join(' ')
}

/** An idea in the words of a teacher: its parts, its worked tasks, and questions on what was said. */
export function toldScenes({ unit, ideas, isAsked }: SoFar, { idea, told, take }: OfIdea): ScenePart[] {
  const { language } = unit
  const { stemsOf } = rulesOf(language)
  const spokenStems = stemsOf(spokenTextOf(unit, ideas))
  const tasks = unit.told?.ideas.flatMap(({ examples }) => examples.map(({ task }) => stemsOf(task))) ?? []
  const isSaid = (text: string, least: number) => shareIn(stemsOf(text), spokenStems) >= least
  const isTask = (story: string) => tasks.some((task) => shareIn(stemsOf(story), task) > mostAlike)
  const cases = take(
    idea,
    unit.situations.filter(
      ({ case: story, answer }) =>
        !isAsked(story) && !isTask(story) && isSaid(answer, leastSaid.answerToCase),
    ),
    ({ case: story, ask, answer, why }) => `${story} ${ask} ${answer} ${why}`,
    2,
  )
  const worked = told.examples.map(({ task, steps }) =>
    stemsOf([task, ...steps.map(({ say }) => say)].join(' ')),
  )
  const isWorked = (text: string) => worked.some((example) => shareIn(stemsOf(text), example) > mostAlike)
  const facts = idea.facts.filter(
    ({ ask, answer }) =>
      !isAsked(ask) &&
      isSaid(ask, leastSaid.question) &&
      isSaid(answer, leastSaid.answer) &&
      !isWorked(`${ask} ${answer}`),
  )
  const place = ideas.length - 1
  const questions = [
    ...cases.map((one, at) => caseScenes(language, one, place + at)),
    ...facts
      .filter(({ level }) => level !== 'remember')
      .map((fact, at) => checkScenes(language, fact, place + at)),
    ...facts
      .filter(({ level }) => level === 'remember')
      .map((fact, at) => checkScenes(language, fact, place + at)),
  ].filter((scenes) => scenes.length > 0)
  const [first, ...more] = questions
  return [
    ...told.parts.map((part, at) => ({
      rank: at === 0 ? ranks.part : ranks.laterPart,
      scenes: [partScene(told, part)],
    })),
    ...told.examples.map((example) => ({
      rank: ranks.worked,
      scenes: workedScenes(language, example, place),
    })),
    // Every second idea has its question, however short the show is.
    ...(first ? [{ rank: place % 2 === 1 ? ranks.firstQuestion : ranks.question, scenes: first }] : []),
    ...more.map((scenes, at) => ({ rank: ranks.more + at, scenes })),
  ]
}
