import { cueLines } from './cue-lines.ts'
import { cuesOf } from './cues.ts'
import type { SpokenSentence } from './scene-sound.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const two = (value: number): string => String(value).padStart(2, '0')

function stamp(seconds: number): string {
  const all = Math.round(seconds * 1_000)
  const clock = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1_000) % 60]
  return `${clock.map(two).join(':')}.${String(all % 1_000).padStart(3, '0')}`
}

/** What is heard, as WebVTT: the text as it was written, at most two lines at a time. */
export function captionsOf(
  scenes: readonly { startSec: number; sentences: readonly SpokenSentence[] }[],
): string {
  const cues = cuesOf(scenes).map(
    ({ text, from, to }) => `${stamp(from)} --> ${stamp(to)}\n${cueLines(text).map(escaped).join('\n')}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
