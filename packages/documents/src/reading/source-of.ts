import type { Block, SourceDocument } from '@klasrum/contract/source'
import { type Draft, type Drafts, mostText, type Picture } from './draft.ts'
import { languageOf, languageOfAll } from './language.ts'
import { listsOf } from './lists.ts'
import { planOf } from './plan.ts'
import { tidyText } from './tidy.ts'
import { Unread } from './unread.ts'

type About = { fileName: string; kind: SourceDocument['kind'] }
type Bare = Block extends infer B ? (B extends Block ? Omit<B, 'number' | 'language'> : never) : never

const longest = { line: 8_000, cell: 10_000, rows: 5_000, columns: 60, terms: 200 }

/** Tidy, bounded and numbered: what all kinds of files come to in the end. */
export function sourceOf(
  read: Drafts,
  { fileName, kind }: About,
): { source: SourceDocument; pictures: Picture[] } {
  const drafts = read.drafts
    .map(tidied)
    .flatMap(inPieces)
    .filter((draft) => !isBlank(draft) && !isContents(draft))
  const blocks = blocksOf(drafts)
  const texts = blocks.map(textOf)
  if (texts.reduce((sum, text) => sum + text.length, 0) > mostText) throw new Unread('too_long')
  if (!texts.some((text) => /\p{L}{2}/u.test(text))) throw new Unread('empty')
  const source: SourceDocument = {
    file_name: fileName.toWellFormed().slice(0, 255),
    kind,
    title: titleOf(read.title, drafts),
    language: languageOfAll(texts),
    pages: read.pages,
    blocks: blocks.map((block, at) => ({
      ...block,
      number: at + 1,
      language: languageOf(texts[at] ?? ''),
    })) as Block[],
    pictures: read.pictures.map(({ type, width, height }, at) => ({
      type,
      width,
      height,
      caption: captionOf(at, blocks),
    })),
    plan: planOf(drafts),
    notes: read.notes,
  }
  return { source, pictures: read.pictures }
}

function tidied(draft: Draft): Draft {
  const terms = [...new Set(draft.terms)].slice(0, longest.terms)
  if (draft.kind === 'picture') return draft
  if (draft.kind !== 'table') return { ...draft, terms, text: withoutEndlessWords(tidyText(draft.text)) }
  const cells = draft.cells
    .slice(0, longest.rows)
    .map((row) =>
      row
        .slice(0, longest.columns)
        .map((cell) => cell.map((line) => withoutEndlessWords(tidyText(line))).filter(Boolean)),
    )
    .filter((row) => row.some((cell) => cell.length > 0))
  return { ...draft, terms, cells }
}

/** Longer than any word or address; what follows in it is no text, and patterns would go over it again and again. */
const withoutEndlessWords = (text: string): string => text.replace(/(\S{200})\S+/g, '$1')

/** A paragraph of many pages becomes several, each up to the end of a sentence where there is one. */
function inPieces(draft: Draft): Draft[] {
  if (draft.kind === 'picture' || draft.kind === 'table' || draft.text.length <= longest.line) return [draft]
  if (draft.kind !== 'paragraph' && draft.kind !== 'item')
    return [{ ...draft, text: draft.text.slice(0, longest.line) }]
  const pieces: Draft[] = []
  for (let rest = draft.text; rest; ) {
    const head = rest.slice(0, longest.line)
    const ends = [head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')]
    const end =
      rest.length > longest.line ? (ends.find((at) => at > longest.line / 2) ?? head.length) : rest.length
    pieces.push({ ...draft, text: rest.slice(0, end).trim() })
    rest = rest.slice(end).trim()
  }
  return pieces
}

const isBlank = (draft: Draft): boolean => {
  if (draft.kind === 'picture') return false
  return draft.kind === 'table' ? draft.cells.length === 0 : draft.text === ''
}

/** A line of a table of contents: dots, and the number of a page. */
const leaders = /(?:[.…]\s?){5,}\s*(?:\d{1,4}|[ivxl]{1,6})$/i
const contents = /^(?:table of )?contents$|^talaan ng (?:mga )?nilalaman$/i

function isContents(draft: Draft): boolean {
  if (draft.kind === 'picture') return false
  if (draft.kind === 'table') return draft.cells.every((row) => leaders.test(row.at(-1)?.at(-1) ?? ''))
  return leaders.test(draft.text) || (draft.kind === 'heading' && contents.test(draft.text))
}

function blocksOf(drafts: readonly Draft[]): Bare[] {
  const blocks: Bare[] = []
  let items: Extract<Draft, { kind: 'item' }>[] = []
  const close = () => {
    blocks.push(...listsOf(items).map((list) => ({ ...list, terms: list.terms.slice(0, longest.terms) })))
    items = []
  }
  for (const draft of drafts) {
    if (draft.kind === 'item') {
      items.push(draft)
      continue
    }
    close()
    if (draft.kind !== 'table') blocks.push(draft)
    else
      blocks.push({
        page: draft.page,
        terms: draft.terms,
        kind: 'table',
        head: draft.head,
        rows: draft.cells.map((row) => row.map((cell) => cell.join(' ').slice(0, longest.cell))),
      })
  }
  close()
  return blocks
}

function textOf(block: Bare): string {
  if (block.kind === 'list') return block.items.join('\n')
  if (block.kind === 'table') return block.rows.map((row) => row.join('\t')).join('\n')
  return block.kind === 'picture' ? '' : block.text
}

/** Titles that programs make up by themselves. */
const madeUp = /^(?:untitled|document\d*|microsoft word|powerpoint|slide 1|\d+$|.*\.(?:docx?|pdf|indd|pub)$)/i

/** Names of offices above a title, and of forms and kinds of papers. */
const letterhead =
  /\b(?:school|paaralan\w*|department|kagawaran|republi[ck]a?|region|rehiyon|division|dibisyon|district|distrito)\b|^(?:(?:daily|detailed|weekly)\s+)?lesson (?:log|plan|exemplar)$|^(?:self-?learning |learner.s )?(?:module|material)s?$|^banghay[- ]aralin|tala sa pagtuturo$/i

function titleOf(said: string | null, drafts: readonly Draft[]): string | null {
  const headings = drafts
    .slice(0, 40)
    .filter((draft) => draft.kind === 'heading')
    .filter(({ text }) => !letterhead.test(text))
  const top = Math.min(...headings.map(({ level }) => level))
  const heading = headings.find(({ level }) => level === top)?.text
  const given = tidyText(said ?? '')
  const isGiven = given.length >= 3 && given.length <= 200 && !madeUp.test(given)
  return (heading ?? (isGiven ? given : '')).slice(0, 300) || null
}

/** The one just under a picture, or else just above it. */
function captionOf(picture: number, blocks: readonly Bare[]): string | null {
  const at = blocks.findIndex((block) => block.kind === 'picture' && block.picture === picture)
  const near = [blocks[at + 1], blocks[at - 1]].find((block) => block?.kind === 'caption')
  return near?.kind === 'caption' ? near.text.slice(0, 500) : null
}
