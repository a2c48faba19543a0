import type { Scene } from '@klasrum/contract/material'
import { chiefTerm, clearAlone, shortDetail, shortForm } from '../judging/short-form.ts'
import type { Fact, Statement } from '../languages/language-rules.ts'
import { trimmed, upperFirst, wordsOf } from '../languages/words.ts'
import { factsOfStatement } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import type { NarrationUnit } from './narration-units.ts'
import { wordsShown } from './pace.ts'
import { quoteOf, sceneOf, stopped } from './scene.ts'

type Spoken = Extract<NarrationUnit, { kind: 'sentence' }>

/** About half a minute: as long as a slide may stand still. */
const mostSpoken = 60
const fewestSpoken = 22
/** Less than this goes with what was said before it. */
const tooShort = 15

/** Sentences in runs of about half a minute, cut between paragraphs where there is a choice. */
export function spokenRunsOf(sentences: readonly Spoken[]): Spoken[][] {
  const runs: Spoken[][] = []
  let words = 0
  for (const sentence of sentences) {
    const own = wordsShown(sentence.statement.text)
    const run = runs.at(-1)
    const last = run?.at(-1)
    const newParagraph = last !== undefined && last.paragraph !== sentence.paragraph
    if (run && words + own <= mostSpoken && !(newParagraph && words >= fewestSpoken)) {
      run.push(sentence)
      words += own
    } else {
      runs.push([sentence])
      words = own
    }
  }
  return runs.reduce<Spoken[][]>((merged, run) => {
    const before = merged.at(-1)
    if (before && wordsShown(...run.map(({ statement }) => statement.text)) < tooShort) before.push(...run)
    else merged.push(run)
    return merged
  }, [])
}

const definitionIn = (lesson: Lesson, statement: Statement): Fact | undefined =>
  factsOfStatement(lesson, statement).find(
    ({ kind, at }) => at >= 0 && (kind === 'definition' || kind === 'naming' || kind === 'entry'),
  )

const longestDetail = 24

/** Two things of one kind, side by side. */
function comparison(definitions: readonly Fact[], topic: Topic): Partial<Scene> | null {
  const [one, other, more] = definitions
  if (!one || !other || more || one.head === '' || one.head !== other.head) return null
  const details = [one, other].map(({ detail }) => shortDetail(detail, topic.language, 14))
  const [first, second] = details
  if (!first || !second) return null
  return {
    layout: 'comparison',
    rows: [
      [upperFirst(one.term), upperFirst(other.term)],
      [first, second],
    ],
  }
}

const mostPoints = 4
const fewestTerms = 2
/** A slide that shows more of what is said is read out, not explained. */
const mostOfSpoken = 0.7

/** What somebody says goes on into the next sentence. */
const isWholeQuote = (point: string) =>
  (point.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (point.match(/“/g)?.length ?? 0) === (point.match(/”/g)?.length ?? 0)

/** Points in short, as far as they leave something to say; otherwise the words that matter in them. */
function pointsFor(lesson: Lesson, run: readonly Spoken[], spoken: number): string[] {
  const short = run
    .map(({ statement }) => shortForm(lesson, statement))
    .filter((point) => point !== null)
    .filter(isWholeQuote)
  const points = short.slice(0, mostPoints)
  while (points.length > 1 && wordsShown(...points) > spoken * mostOfSpoken) points.pop()
  if (points.length > 0 && wordsShown(...points) <= spoken * mostOfSpoken) return points
  const terms = run.map(({ statement }) => chiefTerm(lesson, statement)).filter((term) => term !== null)
  const [first] = run
  const clear = first && wordsShown(first.statement.text) <= 26 ? clearAlone(first.statement) : null
  const whole = clear === null ? [] : [trimmed(clear)]
  const named = [...new Set(terms)].slice(0, mostPoints)
  // One word alone on a slide says nothing.
  if (named.length >= fewestTerms) return named
  if (points.length > 0 || whole.length > 0) return points.length > 0 ? points : whole
  // A slide that shows nothing looks broken: better the shortest of what is said.
  const [shortest] = run
    .map(({ statement }) => trimmed(statement.text))
    .sort((one, other) => wordsShown(one) - wordsShown(other))
  return shortest ? [shortest] : []
}

/** One run of sentences as a slide: what two things are, what one thing is, or the points that are made. */
export function spokenScene(lesson: Lesson, run: readonly Spoken[]): Scene | null {
  const [first] = run
  if (!first) return null
  const { topic } = first
  const definitions = run.flatMap(({ statement }) => definitionIn(lesson, statement) ?? [])
  const narration = run.map(({ statement }) => stopped(statement.text)).join(' ')
  const source = quoteOf(first.statement.place, first.statement.text)
  const sides = comparison(definitions, topic)
  if (sides) return sceneOf({ layout: 'comparison', heading: topic.title, narration, source, ...sides })
  // A slide is headed by what is defined only where the rest of what is said goes on from it.
  const [definition] = run.slice(0, 2).flatMap(({ statement }) => definitionIn(lesson, statement) ?? [])
  const detail = definition ? trimmed(definition.detail) : ''
  if (definition && definitions.length === 1 && wordsOf(detail).length <= longestDetail) {
    const heading = upperFirst(definition.term)
    return sceneOf({ layout: 'definition', heading, points: [upperFirst(detail)], narration, source })
  }
  const points = pointsFor(lesson, run, wordsShown(narration))
  return sceneOf({ layout: 'key_idea', heading: topic.title, points, narration, source })
}
