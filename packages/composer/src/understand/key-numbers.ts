export const lettersOnly = /^(?:[\s|,;]*\d{1,3}\s*[.):-]?\s*[A-Fa-f](?=[\s|,;.)]|$)[.)]?)+[\s|,;]*$/
const separators = /^[\s|,;]+|[\s|,;]+$/g

export type Numbered = { number: number; text: string }

/** "1. B 2. C" and the like, whatever stands between. */
export function numberedIn(text: string): Numbered[] {
  if (lettersOnly.test(text))
    return [...text.matchAll(/(\d{1,3})\s*[.):-]?\s*([A-Fa-f])(?=[\s|,;.)]|$)/g)].map(
      ([, number, letter]) => ({
        number: Number(number),
        text: letter ?? '',
      }),
    )
  const marks: { number: number; from: number; to: number }[] = []
  for (const found of text.matchAll(
    /(?<=^|[\s|;,])(\d{1,3})\s?(?:[.)]|\s?[-–:](?=\s))\s*(?=[^\s\d]|\d[^.)]|\d$)/gu,
  )) {
    const number = Number(found[1])
    const last = marks.at(-1)
    if (!last || number === last.number + 1 || number === 1)
      marks.push({ number, from: found.index, to: found.index + found[0].length })
  }
  return marks.map(({ number, to }, at) => ({
    number,
    text: text.slice(to, marks[at + 1]?.from ?? text.length).replace(separators, ''),
  }))
}
