import { type DocParagraph, docParagraphs } from './doc-text.ts'
import type { Draft, Drafts } from './draft.ts'
import { couldBeTitle, countedBy, isCapitals, isCaption, isChapter, markOf } from './marks.ts'
import { streamsOf } from './ole.ts'
import { tidyText } from './tidy.ts'
import { Unread } from './unread.ts'

const note =
  'This is an old Word file (.doc): titles, lists and tables are found as well as it allows. Saving it as .docx reads better.'

export async function readDoc(bytes: Buffer): Promise<Drafts> {
  try {
    const streamOf = streamsOf(bytes)
    if (streamOf('EncryptedPackage')) throw new Unread('locked')
    return {
      title: null,
      pages: null,
      drafts: draftsOf(docParagraphs(streamOf)),
      pictures: [],
      notes: [note],
    }
  } catch (cause) {
    throw cause instanceof RangeError ? new Unread('damaged', { cause }) : cause
  }
}

function draftsOf(paragraphs: readonly DocParagraph[]): Draft[] {
  const drafts: Draft[] = []
  let [row, cell]: [string[][], string[]] = [[], []]
  let table: Extract<Draft, { kind: 'table' }> | null = null
  for (const [at, { text, manner, endsCell }] of paragraphs.entries()) {
    const line = tidyText(text)
    if (
      manner.endsRow ||
      (endsCell && line === '' && row.length > 0 && cell.length === 0 && isRowEnd(paragraphs, at))
    ) {
      table ??= openTable(drafts)
      table.cells.push(row)
      ;[row, cell] = [[], []]
    } else if (endsCell) {
      row.push(line ? [...cell, line] : cell)
      cell = []
    } else if (manner.inTable) cell.push(line)
    else {
      table = null
      if (line !== '') drafts.push(draftOf(line, manner, leads(paragraphs, at)))
    }
  }
  return drafts.map(finished)
}

function openTable(drafts: Draft[]): Extract<Draft, { kind: 'table' }> {
  const table = { page: null, terms: [], kind: 'table' as const, head: false, cells: [] }
  drafts.push(table)
  return table
}

/** Where nothing is said of rows, an empty cell before a paragraph outside ends one. */
const isRowEnd = (paragraphs: readonly DocParagraph[], at: number): boolean =>
  !paragraphs.some(({ manner }) => manner.endsRow) && paragraphs[at - 1]?.endsCell === true

function finished(draft: Draft): Draft {
  if (draft.kind !== 'table') return draft
  const [first = [], ...rest] = draft.cells
  if (draft.cells.every((row) => row.length < 2))
    return { page: null, terms: [], kind: 'paragraph', text: draft.cells.flat(2).join(' ') }
  const isHead = first.every(
    (cell) => cell.length === 1 && (cell[0]?.length ?? 0) <= 40 && !/[.:]$/.test(cell[0] ?? ''),
  )
  return {
    ...draft,
    head: isHead && rest.length > 1 && rest.every((row) => row.every((cell) => cell.length > 0)),
  }
}

/** Whether a paragraph stands before one that reads like text. */
function leads(paragraphs: readonly DocParagraph[], at: number): boolean {
  const next = paragraphs.slice(at + 1, at + 4).find(({ text }) => text.trim() !== '')
  return (
    next !== undefined &&
    (next.text.length > 60 || /[.:]$/.test(next.text.trim()) || next.manner.depth !== null)
  )
}

function draftOf(text: string, { style, depth }: DocParagraph['manner'], isLead: boolean): Draft {
  const place = { page: null, terms: [] }
  if (isCaption(text)) return { ...place, kind: 'caption', text }
  if (style >= 1 && style <= 9 && text.length <= 300)
    return { ...place, kind: 'heading', level: Math.min(6, style), text }
  const mark = markOf(text)
  if (depth !== null)
    return {
      ...place,
      kind: 'item',
      depth,
      ordered: mark?.ordered ?? false,
      ...countedBy(mark),
      text: mark?.text ?? text,
    }
  if (isChapter(text) || (isCapitals(text) && couldBeTitle(text)))
    return { ...place, kind: 'heading', level: isChapter(text) ? 1 : 2, text }
  if (mark)
    return {
      ...place,
      kind: 'item',
      depth: mark.sign === 'a' ? 1 : 0,
      ordered: mark.ordered,
      ...countedBy(mark),
      text: mark.text,
    }
  if (
    isLead &&
    couldBeTitle(text) &&
    text.length <= 70 &&
    !/[?!:]$/.test(text) &&
    /^[\p{Lu}\p{N}]/u.test(text)
  )
    return { ...place, kind: 'heading', level: 3, text }
  return { ...place, kind: 'paragraph', text }
}
