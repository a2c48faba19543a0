import { type CueText, cueTexts, fitsInCue } from './cue-lines.ts'
import type { SpokenSentence } from './scene-sound.ts'

export type Cue = { text: string; from: number; to: number }

/** What is shown for less is not read; it stays into the silence after it, or goes with the next. */
const leastSeconds = 1

/** When each text of a sentence is reached, and when the last ends: as the voice tells, else by their lengths. */
function timesOf({ startSec, endSec, wordStarts }: SpokenSentence, texts: readonly CueText[]): number[] {
  const ends = texts.map(({ text }) => text.length)
  for (let at = 1; at < ends.length; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0)
  const times = [startSec]
  let told = { sec: startSec, at: 0 }
  // A text that begins within a long word has no time of its own: it stands between its neighbours by length.
  const fill = (sec: number, at: number) => {
    const [from, to] = [told.at === 0 ? 0 : (ends[told.at - 1] ?? 0), ends[at - 1] ?? 0]
    for (let place = told.at + 1; place <= at; place += 1)
      times[place] = told.sec + ((sec - told.sec) * ((ends[place - 1] ?? 0) - from)) / (to - from)
    told = { sec, at }
  }
  texts.forEach(({ word }, at) => {
    const sec = wordStarts?.[word]
    if (at > 0 && sec !== undefined && word !== texts[at - 1]?.word && sec > told.sec && sec < endSec)
      fill(sec, at)
  })
  fill(endSec, texts.length)
  return times
}

function cuesIn(sentence: SpokenSentence): Cue[] {
  const texts = cueTexts(sentence.text)
  const times = timesOf(sentence, texts)
  return texts.map(({ text }, at) => ({ text, from: times[at] ?? 0, to: times[at + 1] ?? 0 }))
}

/** A very short one shares its cue with the next where both fit. */
function merged(cues: readonly Cue[]): Cue[] {
  return cues.reduce<Cue[]>((done, cue) => {
    const last = done.at(-1)
    const both = last && `${last.text} ${cue.text}`
    if (
      last &&
      both &&
      last.to - last.from < leastSeconds &&
      cue.from - last.to < leastSeconds &&
      fitsInCue(both)
    ) {
      done[done.length - 1] = { text: both, from: last.from, to: cue.to }
    } else done.push(cue)
    return done
  }, [])
}

export function cuesOf(scenes: readonly { startSec: number; sentences: readonly SpokenSentence[] }[]): Cue[] {
  const cues = scenes.flatMap(({ startSec, sentences }) =>
    merged(sentences.flatMap(cuesIn)).map(({ text, from, to }) => ({
      text,
      from: from + startSec,
      to: to + startSec,
    })),
  )
  return cues.map((cue, at) => {
    const next = cues[at + 1]?.from ?? Number.POSITIVE_INFINITY
    return { ...cue, to: Math.max(cue.to, Math.min(cue.from + leastSeconds, next)) }
  })
}
