const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** A little more than the letters of the font take, as parts of its size. */
function wordWidth(word: string, size: number): number {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0
  const narrow = word.match(/[.,:;'’()|/\- ]/g)?.length ?? 0
  return (capitals * 0.74 + narrow * 0.45 + (word.length - capitals - narrow) * 0.65) * size
}

/** At most; words that do not fill their line are allowed for. */
export const linesNeeded = (text: string, width: number, size: number): number =>
  sum(text.split('\n').map((line) => Math.ceil((1.5 * wordWidth(line, size)) / width)))

/** So wide that no word of the column is divided, unless it is an endless one. */
function leastWidth(texts: readonly string[], size: number, most: number): number {
  let widest = 0
  for (const text of texts)
    for (const word of text.split(/[\s\-–—]+/)) widest = Math.max(widest, wordWidth(word, size))
  return Math.min(widest, most)
}

/** Columns share the room as they ask for it, but none is narrower than its words while others have room to give. */
export function fittedColumnWidths(
  columns: readonly { share: number; texts: readonly string[] }[],
  room: number,
  size: number,
): number[] {
  const least = columns.map(({ texts }) => leastWidth(texts, size, room / 4))
  const needed = sum(least)
  if (needed >= room) return least.map((width) => (room * width) / needed)
  const widths = [...least]
  let open = columns.map(({ share }, index) => ({ share, index, least: least[index] ?? 0 }))
  let left = room
  for (;;) {
    const part = left / sum(open.map(({ share }) => share))
    const tight = open.filter(({ share, least }) => share * part < least)
    if (tight.length === 0) {
      for (const { share, index } of open) widths[index] = share * part
      return widths
    }
    left -= sum(tight.map(({ least }) => least))
    open = open.filter((column) => !tight.includes(column))
  }
}
