import type { Block, SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import type { BlockRole } from './block-role.ts'
import { choicesIn, choicesInRow, type LetteredChoice } from './exercise-choices.ts'

/** One line of a file with what it begins with taken off. */
export type ExerciseLine = {
  kind: 'heading' | 'text' | 'item' | 'row' | 'picture'
  block: Block
  role: BlockRole
  /** As it stands in the block. */
  quote: string
  /** Without number, blank and choices. */
  lead: string
  choices: readonly LetteredChoice[]
  number: number | null
  /** "II" of statements that a question speaks of. */
  roman: string | null
  /** What is written on the blank before the number. */
  given: string | null
  /** A line to write the answer on stands before it. */
  blanked: boolean
  /** How many items or rows its block has, and which it is. */
  of: number
  at: number
  /** The cells of its row. */
  cells: readonly string[]
}

const numbered =
  /^(?<before>[_\s]*_(?<on>[^_\s]{0,12})_[_\s]*|_+\s*|\(\s*(?<in>\p{Lu}{1,2}|\s*)\s*\)\s*)?(?:(?:q|no\.?|question|tanong|bilang)\s*#?\s*|#\s*)?(?<number>\d{1,3})\s*(?:[.)]\s+|[.)](?=[^\d\s])|:\s+)/iu
const tight = (text: string) => text.replace(/\s+/g, ' ').trim()

function beginning(text: string): Pick<ExerciseLine, 'number' | 'given' | 'blanked'> & { rest: string } {
  const found = numbered.exec(text)
  if (!found?.groups) {
    const unnumbered = /^_{2,}\s*(?=[\p{Lu}\p{N}“"‘(])/u.exec(text)
    return {
      number: null,
      given: null,
      blanked: unnumbered !== null,
      rest: text.slice(unnumbered?.[0].length ?? 0),
    }
  }
  const given = (found.groups.on ?? found.groups.in ?? '').trim()
  return {
    number: Number(found.groups.number),
    given: given === '' ? null : given,
    blanked: found.groups.before !== undefined,
    rest: text.slice(found[0].length).trim(),
  }
}

/** Places where "1.", "2.", "3." stand one after the other in a text. */
export function countedIn(text: string): number[] {
  const places: number[] = []
  for (const found of text.matchAll(
    /(?<=^|[\s'"“|;,])(\d{1,3})[.)](?=\s*[^\s\d.])|(?<=^|[\s|])(\d{1,3})[.)]\s+(?=\S)/gu,
  )) {
    if (Number(found[1] ?? found[2]) === places.length + 1) places.push(found.index)
  }
  return places
}

/** A paragraph that has several numbered questions one after the other becomes one piece for each. */
function piecesOf(text: string): string[] {
  const places = countedIn(text)
  if (places.length < 2 || text.startsWith('(1)')) return [text]
  const pieces = places.map((from, at) => text.slice(from, places[at + 1] ?? text.length))
  const long = pieces.filter((piece) => wordsOf(piece).length >= 4 || /_{2,}|=\s*$/.test(piece))
  if (long.length < pieces.length) return [text]
  return [text.slice(0, places[0]), ...pieces]
    .map((piece) => piece.replace(/^[\s'"“‘[,]+(?=\d)|[\s'",[\]]+$/gu, '').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

const mark = /^[^\p{L}\p{N}(_"“‘'<>=+₱$-]{1,3}$|^Æ$/u

function rowsOf(rows: readonly (readonly string[])[]): string[][][] {
  return rows.map((row) => {
    const cells = row
      .map(tight)
      .filter((cell, at, all) => cell !== '' && cell !== all[at - 1] && !mark.test(cell))
    const begins = cells.map((cell) => numbered.test(cell))
    if (begins.filter(Boolean).length < 2 || !begins[0]) return cells.length > 0 ? [cells] : []
    const parts: string[][] = []
    cells.forEach((cell, at) => {
      if (begins[at]) parts.push([cell])
      else parts.at(-1)?.push(cell)
    })
    return parts
  })
}

/** What the mark of a list says of its item: a number counts questions, a letter choices. */
function countedBy(mark: string | undefined, text: string): Partial<ExerciseLine> {
  if (mark === undefined) return {}
  if (/^\d{1,3}$/.test(mark)) return { number: Number(mark) }
  if (/^[IVX]+$/.test(mark)) return { roman: mark }
  const choice = choicesIn(`${mark}. ${text}`)
  return choice.lead === '' && choice.choices.length > 0 ? choice : {}
}

/** The lines of a file in their order, each with what it says about itself. */
export function exerciseLinesOf(document: SourceDocument, roles: readonly BlockRole[]): ExerciseLine[] {
  return document.blocks.flatMap((block, place): ExerciseLine[] => {
    const role = roles[place] ?? 'content'
    const line = (
      kind: ExerciseLine['kind'],
      quote: string,
      more: Partial<ExerciseLine> = {},
    ): ExerciseLine => {
      const { rest, ...own } = beginning(quote)
      return {
        kind,
        block,
        role,
        quote,
        roman: null,
        of: 1,
        at: 0,
        cells: [],
        ...own,
        ...choicesIn(rest),
        ...more,
      }
    }
    if (block.kind === 'picture') return [line('picture', '')]
    if (block.kind === 'heading') return [line('heading', tight(block.text))]
    if (block.kind === 'list')
      return block.items.map((item, at) =>
        line('item', tight(item), {
          quote: item.trim(),
          of: block.items.length,
          at,
          ...countedBy(block.marks?.[at], tight(item)),
        }),
      )
    if (block.kind !== 'table') {
      const mark = block.kind === 'paragraph' ? block.mark : undefined
      return piecesOf(block.text.trim()).map((piece, at) =>
        line('text', tight(piece), {
          quote: piece,
          ...(at === 0 ? countedBy(mark, tight(piece)) : {}),
        }),
      )
    }
    const rows = rowsOf(block.rows).flat()
    return rows.map((cells, at) => {
      const { lead, choices } = choicesInRow(cells)
      const { rest, ...own } = beginning(lead)
      return { ...line('row', cells[0] ?? ''), ...own, lead: rest, choices, of: rows.length, at, cells }
    })
  })
}
