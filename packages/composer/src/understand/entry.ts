import { startsUpper, wordsOf } from '../languages/words.ts'
import type { Located, Topic } from './outline.ts'

/** "Term: what it is", as in a glossary. */
export type GlossaryEntry = {
  term: string
  detail: string
  /** The term with its other names as they stand there, and those names: "Department of Health (DOH)". */
  names?: { whole: string; also: readonly string[] }
}

const label = /^(?:[-–•▪*✓➢]\s*)?(?:\(?\d{1,2}[.)]\s*|\(?[a-z][.)]\s+)?/u
const shape =
  /^((?:[^:–—.;?!=()]|\([^()]{1,60}\)|\b(?:\p{Lu}|Dr|St|Mr|No)\.){2,110}?)(?:\s*:\s*|\s+[–—-](?:\s+|(?=\p{Lu}))|\s*[→⟶➔]\s*)(?=["“(]?\p{L})(\S.+)$/u

const mostWords = 5
const mostOfName = 8
const small = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'to',
  'on',
  'ng',
  'sa',
  'at',
  'na',
  'o',
  'or',
  'mga',
  'ang',
])

/** Written with capitals as the name of an agency or a law is. */
const isTitle = (term: string) =>
  wordsOf(term).every((word) => small.has(word.toLowerCase()) || /^[\p{Lu}\p{N}]/u.test(word))

function namesIn(written: string): Pick<GlossaryEntry, 'term' | 'names'> {
  const whole = written.trim().replace(/^(?:ang|the)\s+(?=\p{Lu})/iu, '')
  const bracketed = [...whole.matchAll(/\(([^()]{2,60})\)/gu)].map(([, inner = '']) => inner.trim())
  const bare = whole.replace(/\s*\([^()]*\)/gu, '').trim()
  const [, first = bare, second] = /^(.+?)\s+(?:or|o)\s+(?:the\s+)?(.+)$/iu.exec(bare) ?? []
  const also = [
    ...(second && first !== bare ? [second] : []),
    ...bracketed.filter((name) => wordsOf(name).length <= 5),
  ]
  const term = first.trim()
  return also.length > 0 && term !== '' ? { term, names: { whole, also: also.slice(0, 5) } } : { term: bare }
}

export function glossaryEntryOf(text: string): GlossaryEntry | null {
  const [, written, rest] = shape.exec(text.replace(label, '').trim()) ?? []
  if (!written || !rest || /[,;=]|https?$/i.test(written.replace(/\([^()]*\)/gu, ''))) return null
  const detail = (/^.+?[.](?=\s\p{Lu}|$)/u.exec(rest)?.[0] ?? rest).replace(/[.\s]+$/, '')
  const { term, names } = namesIn(written)
  const most = isTitle(term) ? mostOfName : mostWords
  // "output sound Projector – enlarges…": the next entry has run into this one.
  if (/\p{Ll}\s\p{Lu}[\p{L}()/ ]{2,40}\s[–—-]\s/u.test(detail)) return null
  if (detail === '' || term === '' || wordsOf(term).length === 0 || wordsOf(term).length > most) return null
  return names ? { term, detail, names } : { term, detail }
}

/** Whether a paragraph or list item is such an entry, rather than a sentence with a colon in it. */
export function isEntry(text: string, inList: boolean, bold: readonly string[]): boolean {
  const entry = glossaryEntryOf(text)
  return entry !== null && (inList || bold.some((bolded) => bolded.startsWith(entry.term)))
}

const announces =
  /^(?:there|these|this|the following|here|for|ang mga sumusunod|ito|narito|may|mayroon|kung|if|when)\b/iu
const fewestTogether = 2

/** A paragraph that looks like an entry: one alone may be a sentence, several in one place are a list. */
function looksLikeEntry(text: string): boolean {
  const entry = glossaryEntryOf(text)
  return (
    entry !== null &&
    startsUpper(entry.term) &&
    !announces.test(entry.term) &&
    wordsOf(entry.detail).length >= 2 &&
    (isTitle(entry.term) || wordsOf(entry.term).length <= 4)
  )
}

const found = new WeakMap<Topic, ReadonlySet<string>>()

/** The passages of a topic that are entries. */
function entriesIn(topic: Topic): ReadonlySet<string> {
  const known = found.get(topic)
  if (known) return known
  const passages = topic.blocks.flatMap(({ block }) => (block.kind === 'paragraph' ? [block.text] : []))
  const alike = passages.filter(looksLikeEntry)
  const entries = new Set(alike.length >= fewestTogether ? alike : [])
  found.set(topic, entries)
  return entries
}

/** Whether a passage of a topic is an entry. */
export const isEntryIn = (topic: Topic, { block }: Located, passage: string): boolean =>
  isEntry(passage, block.kind === 'list', block.terms) || entriesIn(topic).has(passage)
