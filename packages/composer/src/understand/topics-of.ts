import type { Block, SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import type { BlockRole } from './block-role.ts'
import { divisionOf } from './division.ts'
import { namesTopic } from './heading-role.ts'
import { bareTitle } from './headings.ts'
import { asTaught, isPlanTable } from './plan-table.ts'
import { feeds, rolesOf } from './roles-of.ts'

/** What a file teaches under one heading. */
export type TaughtPart = {
  /** Null where no heading names it. */
  title: string | null
  /** Headings above it, the topmost first. */
  above: readonly string[]
  /** The lesson, day or week of the file that it belongs to. */
  division: string | null
  blocks: readonly Block[]
}

const rolesBefore = new WeakMap<object, BlockRole[]>()

/** The roles of a file, reckoned once. */
export function rolesIn(document: SourceDocument): BlockRole[] {
  const known = rolesBefore.get(document)
  if (known) return known
  // A unit says nothing but what is to be learnt.
  const roles =
    document.kind === 'unit' ? document.blocks.map((): BlockRole => 'content') : rolesOfFile(document)
  rolesBefore.set(document, roles)
  return roles
}

const guide =
  /\bcurriculum guide\b|\bgabay pangkurikulum\b|\bkurikulum ng (?:matatag|k to 12)\b|\bshaping paper\b|\bmatatag curriculum\b|\bkurikulum(?:ng)? matatag\b/iu
const firstBlocks = 25
const fewestNamed = 2

/** A guide of the curriculum says what is to be taught, and teaches nothing. */
function rolesOfFile(document: SourceDocument): BlockRole[] {
  const roles = rolesOf(document)
  const named = [
    document.file_name.replace(/[_-]+/g, ' '),
    document.title ?? '',
    ...document.blocks.slice(0, firstBlocks).map(textOf),
  ]
  const isGuide =
    named.filter((text) => guide.test(text)).length >= fewestNamed ||
    /\b(?:CG|curriculum guide)\b/.test(named[0] ?? '')
  return isGuide ? roles.map((role) => (feeds(role) ? 'frame' : role)) : roles
}

const textOf = (block: Block): string => ('text' in block ? block.text : '')

const longestHeading = 14

/** A remark in brackets, an equation and the time in a recording are set like headings and name nothing. */
const namesNothing = /^\(.*\)$|=|\[\d{1,2}:\d\d/

/** Whether a heading names something to be learnt, rather than a part of a form or a question. */
const isTopic = (text: string, isTaught: boolean) =>
  isTaught &&
  namesTopic(text) &&
  wordsOf(text).length <= longestHeading &&
  /\p{L}{2}/u.test(text) &&
  !namesNothing.test(text)

/** What the table of a plan says to learners, where it says anything that is no direction to the teacher. */
function taughtInTable(document: SourceDocument, block: Block): { title: string | null; block: Block }[] {
  const parts = asTaught(block).filter((part) => part.block !== block)
  const roles = rolesOf({
    file_name: '',
    title: document.title,
    blocks: parts.flatMap((part) =>
      part.block.kind === 'list'
        ? part.block.items.map((text): Block => ({ ...part.block, kind: 'paragraph', text }))
        : [],
    ),
  })
  let at = 0
  return parts.flatMap((part) => {
    if (part.block.kind !== 'list') return []
    const items = part.block.items.filter(() => feeds(roles[at++]))
    return items.length > 0 ? [{ title: part.title, block: { ...part.block, items } }] : []
  })
}

type Open = { level: number; text: string; isTopic: boolean }

/** The parts of a file that teach, in their order: only content and examples. */
export function taughtPartsOf(document: SourceDocument): TaughtPart[] {
  const roles = rolesIn(document)
  const open: Open[] = []
  const parts: {
    title: string | null
    above: readonly string[]
    division: string | null
    blocks: Block[]
  }[] = []
  let division: string | null = null
  let current: (typeof parts)[number] | null = null
  const begin = () => {
    const topics = open.filter((each) => each.isTopic)
    const title = topics.at(-1)?.text ?? null
    current = { title, above: topics.slice(0, -1).map(({ text }) => text), division, blocks: [] }
    parts.push(current)
  }
  /** What stands right under a heading teaches, whatever the heading looks like. */
  const teachesNext = (at: number) => {
    const next = document.blocks.findIndex(
      ({ kind }, place) => place > at && kind !== 'picture' && kind !== 'caption',
    )
    return document.blocks[next]?.kind !== 'heading' && feeds(roles[next])
  }
  const put = (block: Block) => {
    if (!current) begin()
    current?.blocks.push(block)
  }
  document.blocks.forEach((block, at) => {
    const role = roles[at]
    if (block.kind === 'heading') {
      while ((open.at(-1)?.level ?? 0) >= block.level) open.pop()
      const text = block.text.trim()
      const divided = divisionOf(text)
      if (divided && role !== 'front' && role !== 'key') division = text
      const named = divided ? divided.title : text
      open.push({
        level: block.level,
        text,
        isTopic: named !== null && isTopic(named, divided !== null || feeds(role) || teachesNext(at)),
      })
      current = null
      return
    }
    if (block.kind === 'picture' || block.kind === 'caption') {
      if (current) put(block)
      return
    }
    if (block.kind === 'table' && isPlanTable(block))
      for (const part of taughtInTable(document, block)) {
        if (part.title === null) put(part.block)
        else {
          parts.push({ title: part.title, above: [], division, blocks: [part.block] })
          current = null
        }
      }
    else if (feeds(role)) put(block)
  })
  return parts.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'picture' && kind !== 'caption'))
}

const fewTitleWords = 9
/** A title is not cut for a word or two. */
const mostTitleWords = fewTitleWords + 3
/** What a title that was cut must not end with. */
const leftHanging =
  /(?:[\s,;:]+(?:and|or|of|the|a|an|in|on|to|for|with|by|from|at|sa|ng|na|mga|ang|may|o|ay|para|mula|\p{N}[\p{N}–-]*))+$/iu
const longestShort = 4

/** A heading in capitals as it would be written in a line; short words in brackets stay, for they are short forms. */
function quietly(heading: string): string {
  if (/\p{Ll}/u.test(heading) || heading.replace(/[^\p{L}]/gu, '').length <= longestShort) return heading
  const small = heading.replace(/\([^)]*\)|\p{L}[\p{L}'’-]*/gu, (word) =>
    word.startsWith('(') ? word : word.toLowerCase(),
  )
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** A title of a few words: without its number, and without what follows a colon or a bracket where it is long. */
export function shortTitle(heading: string): string {
  const bare = quietly(bareTitle(heading))
  if (wordsOf(bare).length <= fewTitleWords) return bare
  const [first = bare] = bare.split(/\s*[:;(–—]\s*|\s-\s|(?<=\p{L})[.?!]\s/u)
  const short = wordsOf(first).length >= 2 ? first : bare
  const words = short.split(/\s+/)
  if (words.length <= mostTitleWords) return short
  return words
    .slice(0, fewTitleWords)
    .join(' ')
    .replace(leftHanging, '')
    .replace(/[\s,;:]+$/, '')
}
