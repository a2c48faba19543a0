import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { plain, shareIn } from '../languages/words.ts'
import type { Passage } from './passages.ts'
import { fieldOf, numberFieldOf, textFieldOf } from './read-answer.ts'

/** Where the source says what a draft asks, word for word as the source has it. */
export type Evidence = { quote: string; passage: Passage }

const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/** Signs that a model writes in its own way, and where each came from. */
function folded(text: string): { text: string; from: number[] } {
  let plainText = ''
  const from: number[] = []
  for (const { 0: sign, index } of text.matchAll(/\s+|\S/gu)) {
    const same = /^\s/.test(sign)
      ? ' '
      : sign.replace(unseen, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-')
    plainText += same
    for (let unit = 0; unit < same.length; unit++) from.push(index)
  }
  from.push(text.length)
  return { text: plainText, from }
}

function wordForWord(quote: string, passage: Passage): Evidence | null {
  const wanted = folded(quote.trim()).text
  if (wanted === '') return null
  for (const piece of passage.pieces) {
    const { text, from } = folded(piece)
    const at = text.indexOf(wanted)
    if (at >= 0) return { passage, quote: piece.slice(from[at], from[at + wanted.length]).trimEnd() }
  }
  return null
}

/** What part of a quote the passage must have for it to be meant. */
const meantFrom = 0.6

/** The sentence that is meant where a quote leaves words out or runs over several sentences or cells. */
function meantBy(quote: string, passage: Passage): Evidence | null {
  const { stemsOf } = rulesOf(passage.topic.language)
  const wanted = stemsOf(quote)
  if (shareIn(wanted, stemsOf(passage.text)) < meantFrom) return null
  const sentences = passage.pieces.flatMap((piece) =>
    passage.kind === 'row' ? [piece] : sentencesOf(piece).filter((sentence) => piece.includes(sentence)),
  )
  const ranked = sentences
    .map((sentence) => ({ quote: sentence, near: shareIn(wanted, stemsOf(sentence)) }))
    .sort((one, other) => other.near - one.near || other.quote.length - one.quote.length)
  const [best] = ranked
  return best && best.near > 0 ? { passage, quote: best.quote } : null
}

/** A heading proves what stands under it. */
const underHeading = (quote: string, passages: readonly Passage[]): Evidence | null => {
  const passage = passages.find(({ heading }) => heading !== null && plain(heading) === plain(quote))
  return passage ? { passage, quote: passage.pieces[0] ?? passage.text } : null
}

function found(quote: string, named: number, passages: readonly Passage[]): Evidence | null {
  const first = passages.find(({ number }) => number === named)
  for (const passage of first ? [first, ...passages] : passages) {
    const exact = wordForWord(quote, passage)
    if (exact) return exact
  }
  return (first && quote !== '' ? meantBy(quote, first) : null) ?? underHeading(quote, passages)
}

const mostEvidence = 6

/** What a draft names as its proof, as far as the source has it. */
export function evidenceOf(draft: unknown, passages: readonly Passage[]): Evidence[] {
  const list = fieldOf(draft, 'evidence')
  const named: unknown[] = Array.isArray(list) ? list.slice(0, mostEvidence) : [draft]
  return named.flatMap(
    (one) => found(textFieldOf(one, 'quote'), numberFieldOf(one, 'passage'), passages) ?? [],
  )
}
