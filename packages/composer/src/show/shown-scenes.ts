import type { Scene } from '@klasrum/contract/material'
import { shortDetail } from '../judging/short-form.ts'
import { joined } from '../languages/joined.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { lowerFirst, trimmed, upperFirst, wordsOf } from '../languages/words.ts'
import { glossaryEntryOf } from '../understand/entry.ts'
import type { Lesson } from '../understand/lesson.ts'
import { subjectOf } from '../understand/subject.ts'
import type { NarrationUnit } from './narration-units.ts'
import { quoteOf, sceneOf, slidesFull, stopped } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'

type Shown = Extract<NarrationUnit, { kind: 'shown' }>

const placeOf = ({ located: { file, block } }: Shown) => ({ file, page: block.page, paragraph: block.number })
const aboutOf = (lesson: Lesson, { topic }: Shown) => subjectOf(lesson, topic) ?? topic.title

/** What a slide shows of the entries of a list: all with what they are, or all without. */
function shownOf(items: readonly string[], language: 'en' | 'fil'): string[] {
  const entries = items.map((item) => {
    const entry = glossaryEntryOf(item)
    return entry && { term: entry.term, detail: shortDetail(entry.detail, language, 8) }
  })
  const inFull = entries.every((entry) => entry === null || entry.detail !== null)
  return items.map((item, at) => {
    const entry = entries[at]
    if (!entry) return shortDetail(item, language, 16) ?? trimmed(sentencesOf(item)[0] ?? item)
    return inFull ? `${entry.term} – ${entry.detail}` : entry.term
  })
}

function listScenes(lesson: Lesson, shown: Shown, items: readonly string[], ordered: boolean): Scene[] {
  const { topic, lead } = shown
  const { language, title } = topic
  const words = showWordsOf(language)
  const { phrases } = rulesOf(language)
  const announced = lead ? phrases.announced(lead) : null
  const inOrder = ordered && phrases.stepWords.test(`${lead ?? ''} ${title}`)
  const opening = announced
    ? words.here(lesson.title(announced.replace(/^the\s+/i, '')))
    : lead
      ? stopped(lead)
      : inOrder
        ? words.steps
        : words.points
  const small = (text: string) => (lesson.isNamed(wordsOf(text)[0] ?? '') ? text : lowerFirst(text))
  const names = items.every(
    (item) => wordsOf(item).length <= 5 && !glossaryEntryOf(item) && !/[.!?]$/.test(item.trim()),
  )
  const order = (at: number) => {
    if (!inOrder) return null
    if (at === 0) return words.order.first
    return at === items.length - 1
      ? words.order.last
      : (words.order.next[(at - 1) % words.order.next.length] ?? '')
  }
  // "Often this will involve:" led to something that is not in the list.
  const bare = items.map((item) =>
    item
      .replace(phrases.ordinal, '')
      .replace(/^\d+[.)]\s*/, '')
      .replace(/(?<=[.!?]\s)[^.!?]*:\s*$/, ''),
  )
  const onSlide = shownOf(bare, language)
  const said = bare.map((step, at) => {
    const entry = glossaryEntryOf(step)
    const text = stopped(entry ? `${entry.term}: ${entry.detail}` : step)
    const place = order(at)
    return { shown: onSlide[at] ?? step, said: place ? `${place} ${small(text)}` : upperFirst(text) }
  })
  const heading = upperFirst(announced ?? title)
  const runs = slidesFull(said, (entry) => entry.shown, heading)
  return runs.map((run, at) => {
    const spoken = names
      ? words.named(
          joined(
            run.map((entry) => trimmed(entry.shown)),
            words.and,
          ),
        )
      : run.map((entry) => entry.said).join(' ')
    return sceneOf({
      layout: inOrder ? 'steps' : 'list',
      heading,
      points: run.map((entry) => entry.shown),
      narration: at === 0 ? `${opening} ${spoken}` : spoken,
      source: quoteOf(placeOf(shown), items[0] ?? ''),
    })
  })
}

const mostColumns = 4

function tableScenes(
  lesson: Lesson,
  shown: Shown,
  rows: readonly (readonly string[])[],
  head: boolean,
): Scene[] {
  const { topic } = shown
  const words = showWordsOf(topic.language)
  const narrow = rows.map((row) => row.slice(0, mostColumns).map((cell) => cell.trim()))
  const titles = head ? (narrow[0] ?? []) : []
  const body = narrow.slice(head ? 1 : 0).filter((row) => row.some(Boolean))
  const runs = slidesFull(body, (row) => row.join(' '), `${topic.title} ${titles.join(' ')}`, 7)
  return runs.map((run, at) => {
    const spoken = run.map(([first = '', ...cells]) =>
      words.row(
        upperFirst(/^\P{L}+$/u.test(first) && titles[0] ? `${titles[0]} ${first}` : first),
        cells
          .map((cell, column) => ({
            head: cells.length > 1 ? lesson.title(titles[column + 1] ?? '') : '',
            cell: trimmed(cell),
          }))
          .filter(({ cell }) => cell !== ''),
      ),
    )
    return sceneOf({
      layout: 'table',
      heading: topic.title,
      rows: [...(head ? [titles] : []), ...run],
      narration: `${at === 0 ? `${words.table(aboutOf(lesson, shown))} ` : ''}${spoken.join(' ')}`,
      source: quoteOf(placeOf(shown), run[0]?.find(Boolean) ?? ''),
    })
  })
}

/** Smaller pictures are ornaments. */
const smallestSide = 120

function pictureScenes(lesson: Lesson, shown: Shown, picture: number): Scene[] {
  const { topic, located } = shown
  const found = lesson.outline.documents.find(({ file_name }) => file_name === located.file)?.pictures[
    picture
  ]
  const caption = found?.caption
    ?.replace(/^(?:(?:figure|fig\.|larawan|picture)\s*)?\d+(?:\.\d+)*[.:]?\s*/i, '')
    .replace(/\s*\((?:source|pinagkunan|photo|courtesy)[^)]*\)?\.?$/i, '')
    .trim()
  if (!found || !caption || Math.min(found.width, found.height) < smallestSide) return []
  const words = showWordsOf(topic.language)
  return [
    sceneOf({
      layout: 'picture',
      heading: topic.title,
      picture: { file: located.file, picture, caption: caption.slice(0, 300) },
      narration: words.picture(trimmed(caption)),
    }),
  ]
}

/** A list, table or picture of the source as slides that are talked through. */
export function shownScenes(lesson: Lesson, shown: Shown): Scene[] {
  const { block } = shown.located
  if (block.kind === 'list')
    return listScenes(
      lesson,
      shown,
      block.items.filter((item) => item.trim() !== ''),
      block.ordered,
    )
  if (block.kind === 'table') return tableScenes(lesson, shown, block.rows, block.head)
  return block.kind === 'picture' ? pictureScenes(lesson, shown, block.picture) : []
}
