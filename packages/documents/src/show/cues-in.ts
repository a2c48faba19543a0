type Cue = { from: number; to: number; lines: string[] }

const timing = /^(\d+):(\d\d):(\d\d\.\d{3}) --> (\d+):(\d\d):(\d\d\.\d{3})/
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Captions as they are written for a show: a line of times, then the lines of text. */
export const cuesIn = (vtt: string): Cue[] =>
  vtt.split(/\n{2,}/).flatMap((block) => {
    const [head = '', ...lines] = block.split('\n')
    const times = timing.exec(head)?.slice(1).map(Number)
    if (!times) return []
    const [hours = 0, minutes = 0, seconds = 0, toHours = 0, toMinutes = 0, toSeconds = 0] = times
    return [
      {
        from: hours * 3600 + minutes * 60 + seconds,
        to: toHours * 3600 + toMinutes * 60 + toSeconds,
        lines: lines
          .filter(Boolean)
          .map((line) => line.replace(/&(?:lt|gt|amp);/g, (sign) => signs[sign] ?? sign)),
      },
    ]
  })
