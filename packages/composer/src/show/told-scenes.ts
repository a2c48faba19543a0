import type { Scene } from '@klasrum/contract/material'
import type { Chart, ToldIdea, ToldPart, ToldUnit, WorkedExample } from '@klasrum/curriculum/told-unit'
import type { UnitLanguage } from '@klasrum/curriculum/unit'
import {
  chainDiagram,
  compareDiagram,
  cycleDiagram,
  timelineDiagram,
  treeDiagram,
} from '@klasrum/drawings/diagrams'
import { sentencesOf } from '../languages/sentences.ts'
import { upperFirst } from '../languages/words.ts'
import { mostWordsOnSlide, thinkingSeconds, wordsShown } from './pace.ts'
import { sceneOf, slideHeading, stopped } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'
import { inTurn } from './words.ts'

/** What a chart shows in words, for those who cannot see it. */
function altOf(chart: Chart): string {
  switch (chart.kind) {
    case 'cycle':
    case 'chain':
      return chart.steps.map((step, at) => `${at + 1}. ${step}`).join('; ')
    case 'tree':
      return `${chart.name}: ${chart.members.join(', ')}`
    case 'timeline':
      return chart.events.map(({ when, what }) => `${when}: ${what}`).join('; ')
    case 'compare': {
      const { left, right, both } = chart
      const sides = [left, right].map(({ name, traits }) => `${name}: ${traits.join(', ')}`)
      return [
        ...sides,
        ...(both.length > 0 ? [`${left.name} + ${right.name}: ${both.join(', ')}`] : []),
      ].join('; ')
    }
    case 'table':
      return chart.rows.map((row) => row.join(', ')).join('; ')
  }
}

/** The chart as a drawing or rows of a slide, or its words where it cannot be drawn. */
function shownOf(chart: Chart): Partial<Scene> & Pick<Scene, 'layout'> {
  const alt = altOf(chart)
  switch (chart.kind) {
    case 'table':
      return { layout: 'table', rows: chart.rows }
    case 'cycle':
    case 'chain': {
      const drawing = (chart.kind === 'cycle' ? cycleDiagram : chainDiagram)(chart.steps, alt)
      return { layout: 'steps', ...(drawing ? { drawing } : { points: chart.steps }) }
    }
    case 'tree': {
      const drawing = treeDiagram(chart.name, chart.members, alt)
      return { layout: 'list', ...(drawing ? { drawing } : { points: chart.members }) }
    }
    case 'timeline': {
      const drawing = timelineDiagram(chart.events, alt)
      const points = chart.events.map(({ when, what }) => `${when}: ${what}`)
      return { layout: 'list', ...(drawing ? { drawing } : { points }) }
    }
    case 'compare': {
      const { left, right, both } = chart
      const drawing = compareDiagram(left, right, both, alt)
      return {
        layout: drawing ? 'list' : 'table',
        ...(drawing
          ? { drawing }
          : {
              rows: [
                [left.name, right.name],
                [left.traits.join('; '), right.traits.join('; ')],
              ],
            }),
      }
    }
  }
}

/** A part of an idea: the voice tells it, the slide holds its few words or its chart. */
export const partScene = ({ title }: ToldIdea, { text, board, chart }: ToldPart): Scene =>
  sceneOf({
    heading: title,
    ...(chart ? shownOf(chart) : { layout: 'key_idea' as const, points: board }),
    narration: text,
  })

/** What is asked in a text, or all of it where nothing is. */
function questionIn(text: string): string {
  const questions = sentencesOf(text).filter((sentence) => sentence.trimEnd().endsWith('?'))
  const [first = text, ...more] = questions
  // "So tell me: why …?" is spoken; the slide has the question alone.
  return [upperFirst(first.replace(/^[^?]*:\s+/, '')), ...more].join(' ')
}

/** A task with time to try it, then how it is done, step by step. */
export function workedScenes(language: UnitLanguage, { task, steps }: WorkedExample, place: number): Scene[] {
  const words = showWordsOf(language)
  const heading = words.headings.example
  const isShort = wordsShown(slideHeading(heading), task) <= mostWordsOnSlide
  return [
    sceneOf({
      layout: 'check',
      heading,
      points: [isShort ? task : questionIn(task)],
      narration: inTurn(words.worked, place)(stopped(task)),
      pause_seconds: thinkingSeconds(task),
    }),
    sceneOf({
      layout: 'steps',
      heading: words.headings.solution,
      points: steps.map(({ show }) => show),
      narration: steps.map(({ say }) => stopped(say)).join(' '),
    }),
  ]
}

/** The heading has words too. */
const wordsOfRiddle = mostWordsOnSlide - 6

/** A riddle as it stands on its slide: as much of it as can be read there, down to its question. */
function riddleShown(ask: string): string {
  const sentences = sentencesOf(ask)
  const shown = (count: number) => sentences.slice(-count).join(' ')
  const most = sentences.findLastIndex((_, at) => wordsShown(shown(at + 1)) <= wordsOfRiddle) + 1
  // Half of what somebody in the riddle says is nothing for the slide.
  const isWhole = (text: string) => (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0
  const counts = Array.from({ length: most }, (_, at) => most - at)
  return shown(counts.find((count) => isWhole(shown(count))) ?? 1)
}

/** The riddle before the lesson and what can be said to it afterwards. */
export function thinkScenes(
  language: UnitLanguage,
  { ask, answer }: NonNullable<ToldUnit['think']>,
): { before: Scene; after: Scene } {
  const words = showWordsOf(language)
  const question = riddleShown(ask)
  return {
    before: sceneOf({
      layout: 'check',
      heading: words.headings.first,
      points: [question],
      narration: ask,
      pause_seconds: thinkingSeconds(question),
    }),
    after: sceneOf({
      layout: 'key_idea',
      heading: words.headings.back,
      // The question stays in sight while the voice answers it.
      points: [question],
      narration: `${words.backTo} ${answer}`,
    }),
  }
}
