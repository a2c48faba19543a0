import { leansOnBefore } from '../languages/whole-sentence.ts'
import { wordsOf } from '../languages/words.ts'

/** A part of what the teacher shows, with its own minutes. */
export type Beat = { text: string; minutes: number }

/** One new thought is shown, said and taken in. */
const minutesOfBeat = 3.3
const mostBeats = 4
const fewestWords = 12
const wordsOfThought = 24

/** An answer, or a thought that goes on: it stays with what stands before it. */
const goesOn = /^["“]?(?:no|yes|oo|hindi|opo|why|because|sapagkat|dahil|and|but|or|at|pero)(?!\p{L})/iu
/** Something else is begun. */
const begins =
  /^["“]?(?:then|next|now|after|show|draw|write|explain|tell|compare|add|name|think aloud|say|put|let|saka|pagkatapos|ngayon|ipakita|iguhit|isulat|ipaliwanag|sabihin|ihambing|idagdag|itanong|basahin)(?!\p{L})/iu

/** Where a thought ends badly: after a question stands its answer. */
const awkward = (before: string, next: string): number =>
  (/\?["”’)]*$/.test(before) ? 2 : 0) +
  (goesOn.test(next) || leansOnBefore(next.replace(/^["“]/, '')) ? 1 : 0) -
  (begins.test(next) ? 0.25 : 0)

const lengthOf = (text: string): number => Math.max(1, wordsOf(text).length)

/** Where each part but the last ends, so that they are about equally long and no thought is torn. */
function endsOf(sentences: readonly string[], parts: number): number[] {
  const before = sentences.map((_, at) =>
    sentences.slice(0, at + 1).reduce((sum, sentence) => sum + lengthOf(sentence), 0),
  )
  const all = before.at(-1) ?? 0
  const ends: number[] = []
  for (let part = 1; part < parts; part++) {
    const ideal = (all * part) / parts
    const [best] = sentences
      .map((sentence, at) => ({
        at,
        cost:
          Math.abs((before[at] ?? 0) - ideal) / (all / parts) + awkward(sentence, sentences[at + 1] ?? ''),
      }))
      .filter(({ at }) => at > (ends.at(-1) ?? -1) && at < sentences.length - 1)
      .sort((one, other) => one.cost - other.cost)
    if (best) ends.push(best.at)
  }
  return ends
}

/** A speech that is parted ends and begins with its marks. */
function withMarks(texts: readonly string[]): string[] {
  let isOpen = false
  return texts.map((text) => {
    const begun = isOpen ? `"${text}` : text
    if ((text.split('"').length - 1) % 2 === 1) isOpen = !isOpen
    return isOpen ? `${begun}"` : begun
  })
}

/** Whole minutes in proportion, none without one. */
function minutesFor(lengths: readonly number[], minutes: number): number[] {
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const shares = lengths.map((length) => (minutes * length) / all)
  const whole = shares.map((share) => Math.max(1, Math.floor(share)))
  const byRest = shares.map((share, at) => ({ at, rest: share - Math.floor(share) }))
  byRest.sort((one, other) => other.rest - one.rest)
  for (let left = minutes - whole.reduce((sum, each) => sum + each, 0), turn = 0; left > 0; left--, turn++) {
    const { at = 0 } = byRest[turn % byRest.length] ?? {}
    whole[at] = (whole[at] ?? 0) + 1
  }
  return whole
}

/** What the teacher says and does, in parts that are shown one after another; in one part where it is short. */
export function beatsOf(sentences: readonly string[], minutes: number): Beat[] {
  const words = sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0)
  const parts = Math.min(
    mostBeats,
    Math.max(1, Math.round(minutes / minutesOfBeat)),
    // Two short sentences are one thought, a long one is a thought by itself.
    Math.max(
      1,
      Math.floor(sentences.length / 2),
      Math.min(sentences.length, Math.floor(words / wordsOfThought)),
    ),
    Math.max(1, Math.floor(words / fewestWords)),
  )
  const ends = [...endsOf(sentences, parts), sentences.length - 1]
  const texts = withMarks(ends.map((end, at) => sentences.slice((ends[at - 1] ?? -1) + 1, end + 1).join(' ')))
  const shares = minutesFor(texts.map(lengthOf), minutes)
  return texts.map((text, at) => ({ text, minutes: shares[at] ?? 1 }))
}
