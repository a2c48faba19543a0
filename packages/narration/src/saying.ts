/** What a rule matches is said in other words; null leaves it to the rules after it. The pattern is sticky. */
export type SayingRule = { pattern: RegExp; say: (match: RegExpExecArray, text: string) => string | null }

/** A text as it is spoken, and for each of its letters the place in the written text that it stands for. */
export type Saying = { text: string; from: number[] }

/**
 * What voices can say. Angle brackets, ampersands and square brackets are commands to the engine; letters of other
 * scripts and pictures are not read by a voice of this language.
 */
const sayable = /[\p{Script=Latin}\p{Script=Greek}\p{M}\p{Nd} .,;:!?'’"“”()\-–—%°]/u
const inWord = /[\p{L}\p{M}\p{Nd}]/u

/** Nothing that anyone would read out is so long. */
const longestWord: SayingRule = { pattern: /\S{61,}/y, say: () => '' }
/** The engine reads out stops in a row. */
const manyStops: SayingRule = {
  pattern: /(?:[.!?,;:…]\s?){2,}/uy,
  say: ([all]) => `${/[!?]/.exec(all)?.[0] ?? '.'} `,
}

export function sayingOf(text: string, rules: readonly SayingRule[]): Saying {
  const all = [longestWord, ...rules, manyStops]
  let spoken = ''
  const from: number[] = []
  const add = (piece: string, at: number) => {
    spoken += piece
    for (let letter = 0; letter < piece.length; letter += 1) from.push(at)
  }
  for (let at = 0; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 32)
    const startsHere = !inWord.test(letter) || at === 0 || !inWord.test(text[at - 1] ?? ' ')
    const found = startsHere ? foundAt(text, at, all) : null
    if (found) {
      const before = inWord.test(spoken.at(-1) ?? ' ') && inWord.test(found.said[0] ?? ' ')
      const after = inWord.test(found.said.at(-1) ?? ' ') && inWord.test(text[at + found.length] ?? ' ')
      add(`${before ? ' ' : ''}${found.said}${after ? ' ' : ''}`, at)
      at += found.length
    } else {
      // What lies outside the first plane would shift the places that the engine counts in.
      add(letter.length === 1 && sayable.test(letter) ? letter : ' ', at)
      at += letter.length
    }
  }
  return { text: spoken, from }
}

function foundAt(
  text: string,
  at: number,
  rules: readonly SayingRule[],
): { said: string; length: number } | null {
  for (const { pattern, say } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const said = say(match, text)
    if (said !== null) return { said, length: match[0].length }
  }
  return null
}

export const isSayable = ({ text }: Saying): boolean => /[\p{L}\p{Nd}]/u.test(text)
