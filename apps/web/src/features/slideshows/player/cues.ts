export type CaptionCue = { from: number; to: number; lines: string[] }

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}
const plain = (line: string): string =>
  line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (sign) => signs[sign] ?? sign)

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** The cues of a WebVTT file, in their order; what is none is passed over. */
export function captionCuesIn(vtt: string): CaptionCue[] {
  return vtt.split(/(?:\r?\n){2,}/).flatMap((block) => {
    const lines = block.split(/\r?\n/)
    const at = lines.findIndex((line) => line.includes('-->'))
    const [, from, to] = /^\s*([\d:.]+)\s+-->\s+([\d:.]+)/.exec(lines[at] ?? '') ?? []
    if (!from || !to) return []
    const shown = lines.slice(at + 1).filter((line) => line.trim() !== '')
    return shown.length > 0 ? [{ from: secondsOf(from), to: secondsOf(to), lines: shown.map(plain) }] : []
  })
}

/** What is being said at this moment. */
export function cueAt(cues: readonly CaptionCue[], seconds: number): CaptionCue | undefined {
  let [low, high] = [0, cues.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const cue = cues[middle]
    if (cue && cue.from <= seconds) low = middle + 1
    else high = middle
  }
  const last = cues[low - 1]
  return last && seconds < last.to ? last : undefined
}
