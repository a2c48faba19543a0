import type { MaterialSettings } from '@klasrum/contract/material'
import type { Located, Topic } from '../outline.ts'
import { passagesOf } from '../statements.ts'
import { mentions } from '../words.ts'

/** A text of the source as it is shown to the model, by a number instead of its place. */
export type Passage = {
  number: number
  text: string
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

export function passagesIn(topics: readonly Topic[], heading: MaterialSettings['heading']): Passage[] {
  return topics
    .flatMap((topic) => {
      // A title may be the name of the file, and that may hold the name of a person.
      const isOwn = mentions(topic.file.replaceAll('_', ' '), topic.title)
      const title = isOwn || isPersonal(topic.title, heading) ? null : topic.title
      return topic.blocks.flatMap((located) =>
        passagesOf(located)
          .filter((text) => text.trim() !== '' && !isPersonal(text, heading))
          .map((text) => ({ text, topic, heading: title, located })),
      )
    })
    .map((passage, at) => ({ ...passage, number: at + 1 }))
}

/** In as many parts as asked for, about even in length, each no longer than fits. */
export function inPartsOf(passages: readonly Passage[], count: number, letters: number): Passage[][] {
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0)
  const parts: Passage[][] = Array.from({ length: count }, () => [])
  const full = parts.map(() => 0)
  let before = 0
  let at = 0
  let last: Located | null = null
  for (const passage of passages) {
    // A list or table stays together.
    if (passage.located !== last) at = Math.min(count - 1, Math.floor((before / Math.max(1, whole)) * count))
    last = passage.located
    before += passage.text.length
    if ((full[at] ?? 0) + passage.text.length > letters) continue
    full[at] = (full[at] ?? 0) + passage.text.length
    parts[at]?.push(passage)
  }
  return parts.filter((part) => part.length > 0)
}

/** Drawn by nobody, but read by a model: zero-width and joining signs, turns of direction, tags. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/**
 * The source as data: one JSON line for each passage between two marks. No text can end it early,
 * since every "<" inside stands escaped.
 */
export function sourceOf(passages: readonly Passage[]): string {
  const lines: string[] = []
  let under: Topic | null = null
  for (const { number, text, topic, heading } of passages) {
    if (topic !== under && heading !== null) lines.push(asData({ heading: heading.replace(unseen, '') }))
    under = topic
    lines.push(asData({ passage: number, text: text.replace(unseen, '') }))
  }
  return `<source>\n${lines.join('\n')}\n</source>`
}

export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Signs that a model writes in its own way, and where each came from. */
function folded(text: string): { text: string; from: number[] } {
  let plain = ''
  const from: number[] = []
  for (const { 0: sign, index } of text.matchAll(/\s+|\S/gu)) {
    const same = /^\s/.test(sign)
      ? ' '
      : sign.replace(unseen, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-')
    plain += same
    for (let unit = 0; unit < same.length; unit++) from.push(index)
  }
  from.push(text.length)
  return { text: plain, from }
}

/** The quote word for word as the source has it, in the passage named or else in another. */
export function findQuote(
  quote: string,
  named: number,
  passages: readonly Passage[],
): { quote: string; passage: Passage } | null {
  const wanted = folded(quote.trim()).text
  if (wanted === '') return null
  const first = passages.filter(({ number }) => number === named)
  for (const passage of [...first, ...passages]) {
    const { text, from } = folded(passage.text)
    const at = text.indexOf(wanted)
    if (at >= 0) return { passage, quote: passage.text.slice(from[at], from[at + wanted.length]).trimEnd() }
  }
  return null
}
