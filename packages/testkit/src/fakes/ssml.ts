export type Spoken = { seconds: number; marks: { markName: string; timeSeconds: number }[] }

const lettersPerSecond = 15

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

const attribute = (tag: string, name: string): string =>
  unescaped(tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '')

function lengthOfBreak(tag: string): number {
  const time = attribute(tag, 'time')
  return Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1) || 0
}

/** How long a text takes to say, and when each mark in it is reached. */
export function speak(input: { text?: string; ssml?: string }, speakingRate: number): Spoken {
  const marks: Spoken['marks'] = []
  let seconds = 0
  const sayText = (text: string) => {
    seconds += text.replace(/\s+/g, ' ').trim().length / lettersPerSecond / speakingRate
  }
  if (input.ssml === undefined) sayText(input.text ?? '')
  else {
    for (const piece of input.ssml.split(/(<[^>]*>)/)) {
      if (piece.startsWith('<mark')) marks.push({ markName: attribute(piece, 'name'), timeSeconds: seconds })
      else if (piece.startsWith('<break')) seconds += lengthOfBreak(piece)
      else if (!piece.startsWith('<')) sayText(unescaped(piece))
    }
  }
  return { seconds, marks }
}
