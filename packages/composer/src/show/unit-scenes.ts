import type { Item, Scene } from '@klasrum/contract/material'
import type { Idea, Unit } from '@klasrum/curriculum/unit'
import { chainDiagram, cycleDiagram, treeDiagram } from '@klasrum/drawings/diagrams'
import { joined } from '../languages/joined.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { lowerFirst, shareIn, upperFirst, wordsOf } from '../languages/words.ts'
import { wordsOfIdea } from '../sources/units/nearness.ts'
import { withoutCriterion } from '../sources/units/word-weights.ts'
import { thinkingSeconds, wordsShown } from './pace.ts'
import { caseScenes, checkScenes } from './question-scenes.ts'
import { fittingSlide, type ScenePart, sceneOf, slidesFull, stopped } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'
import { toldScenes } from './told-ideas.ts'

export type Telling = {
  unit: Unit
  /** Ideas that the show tells, as they stand in the unit. */
  ideas: readonly Idea[]
  /** Whether a paper asks it, so that the show must not give it away. */
  isAsked: (text: string) => boolean
}

const ranks = { explanation: 0, diagram: 1, example: 2, terms: 3, check: 4, mistake: 5, more: 6, spare: 100 }
const mostTermsOnSlide = 4
const fewestInStep = 3

/** An idea in as many slides as its sentences need, so that nothing is told that is not shown. */
const explanationScenes = ({ title, explanation }: Idea, enters: string): Scene[] =>
  slidesFull(sentencesOf(explanation), (sentence) => sentence, title).map((run, at) =>
    sceneOf({
      layout: 'key_idea',
      heading: title,
      points: run,
      narration: `${at === 0 ? `${enters} ` : ''}${run.map(stopped).join(' ')}`,
    }),
  )

function termScenes({ language }: Unit, { terms }: Idea): Scene[] {
  const words = showWordsOf(language)
  const shown = terms.map(({ name, meaning }) => ({
    name,
    meaning,
    text: `${upperFirst(name)} – ${meaning}`,
  }))
  return slidesFull(shown, ({ text }) => text, words.headings.words, mostTermsOnSlide).map((run, at) =>
    sceneOf({
      layout: 'list',
      heading: words.headings.words,
      points: run.map(({ text }) => text),
      narration: [
        ...(at === 0 ? [words.newWords] : []),
        ...run.map(({ name, meaning }, place) =>
          words.meaning[place % words.meaning.length]?.(name, meaning),
        ),
      ].join(' '),
    }),
  )
}

const comesRound = /\bcycles?\b|\bsiklo\b|\bpag-ikot\b/i

function orderScene({ language }: Unit, { name, steps }: Unit['orders'][number]): Scene {
  const words = showWordsOf(language)
  const alt = `${upperFirst(name)}: ${steps.map((step, at) => `${at + 1}. ${step}`).join('; ')}`
  const drawing = comesRound.test(name) ? cycleDiagram(steps, alt) : chainDiagram(steps, alt)
  const placeOf = (at: number) => {
    if (at === 0) return words.order.first
    return at === steps.length - 1 ? words.order.last : words.order.next[(at - 1) % words.order.next.length]
  }
  const spokenSteps = steps.map((step, at) => `${placeOf(at)} ${stopped(step)}`)
  return sceneOf({
    layout: 'steps',
    heading: upperFirst(name),
    ...(drawing ? { drawing } : { points: [...steps] }),
    narration: `${drawing ? words.diagram(lowerFirst(name)) : words.steps} ${spokenSteps.join(' ')}`,
  })
}

function classScene({ language }: Unit, { name, members }: Unit['classes'][number]): Scene {
  const words = showWordsOf(language)
  const all = joined(members, words.and)
  const drawing = treeDiagram(upperFirst(name), members.map(upperFirst), `${upperFirst(name)}: ${all}`)
  return sceneOf({
    layout: 'list',
    heading: upperFirst(name),
    ...(drawing ? { drawing } : { points: members.map(upperFirst) }),
    narration: drawing
      ? words.kinds(upperFirst(name), all)
      : `${stopped(upperFirst(name))} ${words.named(all)}`,
  })
}

/** "Let each learner name another pair." is no word to learners. */
const toldToTeacher =
  /\b(?:let|ask|have)\s+(?:each|the|a|learners|them|pairs|groups)\b|\b(?:ipagawa|ipasulat|ipakita|itanong|hayaan)\b/i

/** What is right, without how a teacher shows it. */
const rightOf = (right: string): string => stopped(sentencesOf(right)[0] ?? right)

function mistakeScene({ language }: Unit, belief: Unit['misconceptions'][number]): Scene {
  const words = showWordsOf(language)
  const right = rightOf(belief.right)
  return sceneOf({
    layout: 'key_idea',
    heading: words.headings.mistake,
    points: [`“${belief.wrong}”`, right],
    narration: words.mistake(stopped(belief.wrong), right),
  })
}

/** Before the lesson something that many believe, and after it what is right. */
export function beliefScenes({ unit, ideas }: Telling): { before: Scene; after: Scene } | null {
  const words = showWordsOf(unit.language)
  const belief = nearestTo(unit, ideas, unit.misconceptions, ({ wrong, right }) => `${wrong} ${right}`)[0]
  if (!belief) return null
  const right = rightOf(belief.right)
  const quoted = `“${belief.wrong}”`
  return {
    before: sceneOf({
      layout: 'check',
      heading: words.headings.first,
      points: [quoted],
      narration: words.believed(stopped(belief.wrong)),
      pause_seconds: thinkingSeconds(quoted),
    }),
    after: sceneOf({
      layout: 'key_idea',
      heading: words.headings.mistake,
      points: [quoted, right],
      narration: words.believedAgain(stopped(belief.wrong), right),
    }),
  }
}

/** Those that speak of the ideas more than of other ideas of the unit, the nearest first. */
function nearestTo<T>(
  unit: Unit,
  ideas: readonly Idea[],
  all: readonly T[],
  textOf: (each: T) => string,
): T[] {
  const { stemsOf } = rulesOf(unit.language)
  const spoken = unit.ideas.map((idea) => ({
    isOwn: ideas.includes(idea),
    stems: stemsOf(wordsOfIdea(idea)),
  }))
  return all
    .map((each) => {
      const stems = stemsOf(textOf(each))
      const near = (isOwn: boolean) =>
        Math.max(
          0,
          ...spoken.filter((idea) => idea.isOwn === isOwn).map((idea) => shareIn(stems, idea.stems)),
        )
      return { each, own: near(true), other: near(false) }
    })
    .filter(({ own, other }) => own > 0 && own >= other)
    .sort((one, two) => two.own - one.own)
    .map(({ each }) => each)
}

/** How the show comes to an idea. */
function enters({ language }: Unit, { title }: Idea, at: number, last: number): string {
  const { enter } = showWordsOf(language)
  const about = `“${title}”`
  if (at === 0) return enter.first(about)
  return at === last ? enter.last(about) : (enter.next[(at - 1) % enter.next.length]?.(about) ?? '')
}

/** All that a show could tell of the ideas, in order: explained, drawn, named, shown in a case, asked. */
export function scenesOfIdeas({ unit, ideas, isAsked }: Telling): ScenePart[] {
  const used = new Set<object>()
  const take = <T extends object>(
    idea: Idea,
    all: readonly T[],
    textOf: (each: T) => string,
    most = 1,
  ): T[] => {
    const found = nearestTo(unit, [idea], all, textOf)
      .filter((each) => !used.has(each))
      .slice(0, most)
    for (const each of found) used.add(each)
    return found
  }
  return ideas.flatMap((idea, at): ScenePart[] => {
    const told = unit.told?.ideas.find(({ title }) => title === idea.title)
    const inOwnWords = told
      ? toldScenes({ unit, ideas: ideas.slice(0, at + 1), isAsked }, { idea, told, take })
      : null
    const orders = take(idea, unit.orders, ({ name, steps }) => `${name} ${steps.join(' ')}`)
    const classes = take(idea, unit.classes, ({ name, members }) => `${name} ${members.join(' ')}`)
    const beliefs = take(idea, unit.misconceptions, ({ wrong, right }) => `${wrong} ${right}`)
    // "First, hydrogen. Second, helium. Third, carbon." tells no order.
    const inOrder: ScenePart[] = orders
      .filter(({ steps }) => steps.some((step) => wordsOf(step).length >= fewestInStep))
      .map((order) => ({ rank: ranks.diagram, scenes: [orderScene(unit, order)] }))
    const believed: ScenePart[] = beliefs
      .filter(({ right }) => !toldToTeacher.test(rightOf(right)))
      .map((belief) => ({ rank: ranks.mistake, scenes: [mistakeScene(unit, belief)] }))
    // A telling has explained its words; slides of them would only say it again.
    if (inOwnWords)
      return [
        ...inOwnWords,
        ...[...inOrder, ...believed].map(({ rank, scenes }) => ({
          rank: ranks.spare + rank,
          scenes,
          isSpare: true,
        })),
      ]
    const drawnAndNamed: ScenePart[] = [
      ...inOrder,
      ...classes.map((kind) => ({ rank: ranks.diagram, scenes: [classScene(unit, kind)] })),
      ...termScenes(unit, idea).map((scene, place) => ({
        rank: place === 0 ? ranks.terms : ranks.more + place,
        scenes: [scene],
      })),
      ...believed,
    ]
    const cases = take(
      idea,
      unit.situations.filter((each) => !isAsked(each.case)),
      ({ case: story, ask, answer, why }) => `${story} ${ask} ${answer} ${why}`,
      2,
    )
    const checks = idea.facts.filter(({ ask }) => !isAsked(ask))
    const [firstCheck, ...moreChecks] = [
      ...checks.filter(({ level }) => level !== 'remember'),
      ...checks.filter(({ level }) => level === 'remember'),
    ]
    return [
      { rank: ranks.explanation, scenes: explanationScenes(idea, enters(unit, idea, at, ideas.length - 1)) },
      ...drawnAndNamed,
      ...cases
        .slice(0, 1)
        .map((one) => ({ rank: ranks.example, scenes: caseScenes(unit.language, one, at) })),
      ...(firstCheck ? [{ rank: ranks.check, scenes: checkScenes(unit.language, firstCheck, at) }] : []),
      ...cases.slice(1).map((one) => ({ rank: ranks.more, scenes: caseScenes(unit.language, one, at + 1) })),
      ...moreChecks.map((fact, place) => ({
        rank: ranks.more + place,
        scenes: checkScenes(unit.language, fact, at + place + 1),
      })),
    ].filter(({ scenes }) => scenes.length > 0)
  })
}

/** Each idea in one sentence: what the days say of them in the end, or else how they begin. */
export function summaryOf({ unit, ideas }: Telling, most: number): Scene {
  const words = showWordsOf(unit.language)
  const closing = unit.days.flatMap(({ steps }) =>
    steps.flatMap(({ name, text }) => (name === 'generalization' ? [text] : [])),
  )
  const told =
    ideas.length === unit.ideas.length && closing.length > 0
      ? closing
      : ideas.map(({ explanation }) => sentencesOf(explanation)[0] ?? explanation)
  const lines = told.slice(0, most)
  const sums = ideas.flatMap(({ title }) => unit.told?.ideas.find((each) => each.title === title)?.sum ?? [])
  if (sums.length === ideas.length)
    return sceneOf({
      layout: 'summary',
      heading: words.headings.summary,
      // The voice says a sentence on each; the slide names them.
      points: ideas.map(({ title }) => title),
      narration: [words.summary, ...sums.map(stopped), words.close].join(' '),
    })
  const [value] = unit.days.map((day) => day.value).filter(Boolean)
  return sceneOf({
    layout: 'summary',
    heading: words.headings.summary,
    points: fittingSlide(lines, words.headings.summary),
    narration: [words.summary, ...lines.map(stopped), ...(value ? [stopped(value)] : []), words.close].join(
      ' ',
    ),
  })
}

/** The lesson by its name and its parts. */
export function openingOf({ unit, ideas }: Telling, title: string, hasRiddle: boolean): Scene {
  const words = showWordsOf(unit.language)
  const parts = joined(
    ideas.map((idea) => `“${idea.title}”`),
    words.and,
  )
  return sceneOf({
    layout: 'title',
    heading: title,
    narration: hasRiddle
      ? words.welcomeToRiddle
      : unit.told
        ? words.welcome(title)
        : `${words.welcome(title)} ${words.parts(parts)}`,
  })
}

/** What learners can do afterwards, without how many right answers are enough. */
export const goalsOfShow = ({ unit }: Telling): string[] =>
  unit.days
    .map(({ knowledge }) => withoutCriterion(knowledge))
    .filter((goal) => wordsShown(goal) <= longestGoal)
    .slice(0, mostGoals)
const longestGoal = 14
const mostGoals = 3

/** Whether any item asks it in its own words. */
export function isOnPaper(items: readonly Item[]): (text: string) => boolean {
  const stems = items.map(({ stem }) => stem).join('\n')
  return (text) => stems.includes(text)
}
