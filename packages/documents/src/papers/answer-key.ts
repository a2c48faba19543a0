import { basisOf, type Item, type Material } from '@klasrum/contract/material'
import type { PaperRun, PaperTableRow, Paragraph, Table } from '@klasrum/contract/papers'
import { numbered, optionLetter, span } from './numbers.ts'
import { paperCell, paragraph } from './paper-document.ts'
import type { PaperWords } from './words.ts'

/** Number, answer, and the passage of the lesson that it rests on. */
export function answerKeyOf(items: readonly Item[], files: KeyFiles, words: PaperWords): Table {
  const { key } = words
  const head = [key.number, key.answer, key.source].map((text) =>
    paperCell([paragraph([{ text, bold: true }])], { fill: 'head' }),
  )
  return {
    kind: 'table',
    shares: [9, 36, 55],
    head: 1,
    ruled: true,
    small: true,
    rows: [
      { cells: head },
      ...numbered(items).map(
        ({ item, first, last }): PaperTableRow => ({
          cells: [
            paperCell([paragraph([{ text: `${span(first, last)}.`, bold: true }])]),
            paperCell(answerOf(item, first, words)),
            paperCell(sourceOf(item, files, words)),
          ],
        }),
      ),
    ],
  }
}

/** What the passages of a key come from. */
export type KeyFiles = { several: boolean; isUnit: boolean }

export const keyFilesOf = ({ files, units }: Material): KeyFiles => ({
  several: files.length > 1,
  // The lines of a unit mean nothing to a teacher.
  isUnit: files.every(({ file_name }) => units?.some(({ label }) => label === file_name)),
})

function sourceOf(item: Item, { several, isUnit }: KeyFiles, { key }: PaperWords): PaperRun[] {
  const { origin, why } = item
  const source = basisOf(item)
  const reason: PaperRun[] = why ? [{ text: ` ${why}` }] : []
  if (origin === 'skill')
    return [{ text: key.computed, bold: true }, ...reason, ...mistakesOf(item, key.mistakes)]
  if (origin === 'curriculum')
    return [{ text: key.curriculum, bold: true }, { text: ` “${source.quote}”`, italic: true }, ...reason]
  if (origin === 'bank')
    return [{ text: key.bank, bold: true }, { text: ` “${source.quote}”`, italic: true }, ...reason]
  if (origin === 'own') return [{ text: key.own, bold: true }, ...reason]
  if (isUnit) return [{ text: `“${source.quote}”`, italic: true }, ...reason]
  const place = source.page === null ? key.paragraph(source.paragraph) : key.page(source.page)
  const where = several ? `${source.file}, ${place}` : place
  const quoted: PaperRun[] = [{ text: `“${source.quote}”`, italic: true }, { text: ` (${where})` }]
  return [...quoted, ...reason, ...mistakesOf(item, key.mistakes)]
}

/** Which mistake leads to which choice, so that a key also tells what to teach again. */
function mistakesOf(item: Item, title: string): PaperRun[] {
  if (item.form !== 'multiple_choice' || !item.mistakes) return []
  const led = item.mistakes.flatMap((mistake, place) =>
    mistake ? [`${optionLetter(place)} – ${mistake}`] : [],
  )
  return led.length === 0 ? [] : [{ text: `\n${title}`, bold: true }, { text: ` ${led.join('; ')}.` }]
}

const strong = (text: string, more = ''): Paragraph =>
  paragraph([{ text, bold: true }, ...(more ? [{ text: more }] : [])])

function answerOf(item: Item, first: number, words: PaperWords): Paragraph[] {
  const { key, truth } = words
  switch (item.form) {
    case 'multiple_choice':
      return [strong(optionLetter(item.answer), `. ${item.options[item.answer] ?? ''}`)]
    case 'true_false':
      return [strong(item.answer ? truth.true : truth.false)]
    case 'modified_true_false':
      return [strong(item.answer ? truth.true : (item.correction ?? truth.false))]
    case 'identification':
      return [
        strong(item.answer),
        ...(item.also_accepted.length ? [paragraph(`${key.accepted} ${item.also_accepted.join('; ')}`)] : []),
      ]
    case 'matching':
      return item.key.map((place, at) =>
        paragraph([
          { text: `${first + at}. ` },
          { text: optionLetter(place), bold: true },
          { text: `. ${item.answers[place] ?? ''}` },
        ]),
      )
    case 'enumeration':
      return [...item.answers.map((answer) => paragraph(`• ${answer}`)), paragraph(`(${key.anyOrder})`)]
    case 'sequencing':
      return item.order.map((place, at) => strong(`${optionLetter(at)} – ${place}`))
    case 'problem':
      return [strong(item.answer), ...item.solution.map((step) => paragraph(step))]
    case 'essay':
      return [
        paragraph(item.looked_for.length ? key.lookFor : words.points(item.points)),
        ...item.looked_for.map((point) => paragraph(`• ${point}`)),
      ]
  }
}
