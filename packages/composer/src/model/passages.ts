import type { MaterialSettings } from '@klasrum/contract/material'
import { mentions } from '../languages/words.ts'
import type { BlockRole } from '../understand/block-role.ts'
import { isEntryIn } from '../understand/entry.ts'
import type { Located, Outline, Topic } from '../understand/outline.ts'
import { passagesOf } from '../understand/statements.ts'
import { rolesIn } from '../understand/topics-of.ts'

/** A text of the source as it is shown to the model, by a number instead of its place. */
export type Passage = {
  number: number
  text: string
  /** What a quote can be taken from: the cells of a row, or the text itself. */
  pieces: readonly string[]
  /** What it is, where it is no running text. */
  kind: 'text' | 'entry' | 'row' | 'example'
  topic: Topic
  /** Null where the heading is not to be shown. */
  heading: string | null
  located: Located
}

/** A learner's reference number, an e-mail address, or a telephone number. */
const personal = /(?<!\d)\d{12}(?!\d)|\S@\S+\.\p{L}|(?:\+63|\b0)[\s-]?9(?:[\s-]?\d){9}/u

/** What looks like data on a person, or names the school or the teacher, stays here. */
export function isPersonal(text: string, { school, teacher }: MaterialSettings['heading']): boolean {
  return personal.test(text) || [school, teacher].some((name) => name !== null && mentions(text, name))
}

/** A title may be the name of the file, and that may hold the name of a person. */
export const isNameOfFile = (title: string, file: string): boolean =>
  mentions(file.replace(/\.\w+$/, '').replaceAll('_', ' '), title)

type Piece = Pick<Passage, 'text' | 'pieces' | 'kind'>

function piecesOf(topic: Topic, located: Located, role: BlockRole | undefined): Piece[] {
  const { block } = located
  if (block.kind === 'table')
    return block.rows.map((row) => {
      const pieces = row.filter((cell) => cell.trim() !== '')
      return { text: pieces.join(' | '), pieces, kind: 'row' }
    })
  return passagesOf(located).map((text) => ({
    text,
    pieces: [text],
    kind: role === 'example' ? 'example' : isEntryIn(topic, located, text) ? 'entry' : 'text',
  }))
}

/** All that the lesson teaches, numbered through; a part of it is chosen by its topics. */
export function passagesIn(
  { topics, documents }: Pick<Outline, 'topics' | 'documents'>,
  heading: MaterialSettings['heading'],
): Passage[] {
  const roles = new Map(
    documents.flatMap((document) => {
      const own = rolesIn(document)
      return document.blocks.map((block, at) => [block, own[at]] as const)
    }),
  )
  return topics
    .flatMap((topic) => {
      const title =
        isNameOfFile(topic.title, topic.file) || isPersonal(topic.title, heading) ? null : topic.title
      return topic.blocks.flatMap((located) =>
        piecesOf(topic, located, roles.get(located.block))
          .filter(({ text }) => text.trim() !== '' && !isPersonal(text, heading))
          .map((piece) => ({ ...piece, topic, heading: title, located })),
      )
    })
    .map((passage, at) => ({ ...passage, number: at + 1 }))
}

export const passagesUnder = (passages: readonly Passage[], topics: readonly Topic[]): Passage[] =>
  passages.filter(({ topic }) => topics.includes(topic))

/** From the first on, as many as fit. */
export function asManyAsFit(passages: readonly Passage[], letters: number): Passage[] {
  let full = 0
  return passages.filter(({ text }) => {
    if (full + text.length > letters) return false
    full += text.length
    return true
  })
}

/** In as many parts as asked for, about even in length, each no longer than fits. */
export function inPartsOf(passages: readonly Passage[], count: number, letters: number): Passage[][] {
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0)
  const ofBlock = new Map<Located, number>()
  for (const { located, text } of passages) ofBlock.set(located, (ofBlock.get(located) ?? 0) + text.length)
  const parts: Passage[][] = Array.from({ length: count }, () => [])
  let before = 0
  let at = 0
  let last: Located | null = null
  for (const passage of passages) {
    // A list or table stays together, unless it is longer than a part.
    const isLong = (ofBlock.get(passage.located) ?? 0) > whole / count
    if (passage.located !== last || isLong)
      at = Math.min(count - 1, Math.floor((before / Math.max(1, whole)) * count))
    last = passage.located
    before += passage.text.length
    parts[at]?.push(passage)
  }
  return parts.map((part) => asManyAsFit(part, letters)).filter((part) => part.length > 0)
}

/** Drawn by nobody, but read by a model: zero-width and joining signs, turns of direction, tags. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/** One line of JSON. No text can end the data early, since every "<" inside stands escaped. */
export const asData = (value: unknown): string =>
  JSON.stringify(value, (_, field) =>
    typeof field === 'string' ? field.replace(unseen, '') : field,
  ).replaceAll('<', '\\u003c')

/** The source as data: one JSON line for each heading and passage between two marks. */
export function sourceForModel(passages: readonly Passage[]): string {
  const lines: string[] = []
  let under: Topic | null = null
  for (const { number, text, topic, heading, kind } of passages) {
    if (topic !== under && heading !== null) lines.push(asData({ heading }))
    under = topic
    lines.push(asData({ passage: number, ...(kind !== 'text' && { kind }), text }))
  }
  return `<source>\n${lines.join('\n')}\n</source>`
}
