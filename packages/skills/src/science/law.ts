import { type Case, type FormulaWords, isNeat, type Numbers, need, say } from './formula.ts'

export type LawMistake =
  | 'multiplied'
  | 'divided'
  | 'inverted'
  | 'added'
  | 'subtracted'
  | 'doubled'
  | 'halved'
  | 'ten'
  | 'tenth'

/** Slips with the decimal point, for skills with mistakes of their own. */
export const slips = {
  ten: say(
    'put the decimal point one place too far to the right',
    'lumampas ng isang puwesto pakanan ang decimal point',
  ),
  tenth: say(
    'put the decimal point one place too far to the left',
    'lumampas ng isang puwesto pakaliwa ang decimal point',
  ),
}

export const lawMistakes: Record<LawMistake, FormulaWords> = {
  multiplied: say('multiplied instead of dividing', 'nag-multiply sa halip na mag-divide'),
  divided: say('divided instead of multiplying', 'nag-divide sa halip na mag-multiply'),
  inverted: say('divided the other way around', 'baligtad ang pag-divide'),
  added: say('added the two numbers', 'pinagsama ang dalawang bilang'),
  subtracted: say('subtracted one number from the other', 'pinagbawas ang dalawang bilang'),
  doubled: say('doubled the result without a reason', 'dinoble ang resulta nang walang dahilan'),
  halved: say('took only half of the result', 'kinuha lamang ang kalahati ng resulta'),
  ...slips,
}

/** A quantity: its letter, its names and its unit. */
export type Quantity = { letter: string; en: string; fil: string; unit: string }

export const quantity = (letter: string, en: string, fil: string, unit: string): Quantity => ({
  letter,
  en,
  fil,
  unit,
})

const named = ({ letter, en, fil, unit }: Quantity) => ({
  en: `the ${en} is {${letter}} ${unit}`,
  fil: `ang ${fil} ay {${letter}} ${unit}`,
})

/** A wrong answer that is further off than this is no temptation. */
const farthest = 40

/** A sum or difference with a much smaller number looks like a copy of the larger one. */
const apart = 30

/** Both together lie so near to each other that the key would stand alone: one of them, in turns. */
const sumOrDifference = (added: number | undefined, subtracted: number | undefined, turn: number) =>
  added !== undefined && (subtracted === undefined || turn % 2 === 0) ? { added } : { subtracted }

/** Twice or half the result, in turns: both together would show that the key lies between them. */
const twiceOrHalf = (right: number, turn: number) =>
  turn % 2 === 0 ? { doubled: right * 2 } : { halved: right / 2 }

type Setting = {
  product: Quantity
  one: Quantity
  other: Quantity
  /** Values that are usual in school; only products with at most two decimals are kept. */
  ones: readonly number[]
  others: readonly number[]
  /** Stories by the letter of what they ask for. */
  stories: Record<string, readonly FormulaWords[]>
}

/** Questions on a law of the form "product = one × other", for each quantity that has stories. */
export function lawCases({ product, one, other, ones, others, stories }: Setting): Case<LawMistake>[] {
  const law = `${product.letter} = ${one.letter} × ${other.letter}`
  const caseFor = (asked: Quantity): Case<LawMistake> => {
    const [first, second] = [product, one, other].filter((each) => each !== asked) as [Quantity, Quantity]
    const isProduct = asked === product
    const sign = isProduct ? '×' : '÷'
    const find = (n: Numbers) => {
      const [a, b] = [n[first.letter] ?? 0, n[second.letter] ?? 0]
      return isProduct ? a * b : a / b
    }
    const [a, b] = [named(first), named(second)]
    return {
      asks: asked.letter,
      unit: asked.unit,
      draw: (draw) => {
        const [x, y] = [draw.pick(ones), draw.pick(others)]
        need(isNeat(x * y) && x !== 1 && y !== 1)
        return { [product.letter]: Number((x * y).toFixed(2)), [one.letter]: x, [other.letter]: y }
      },
      find,
      wrong: (n) => {
        const [x, y] = [n[first.letter] ?? 0, n[second.letter] ?? 0]
        const right = find(n)
        const likely = (value: number) =>
          value < right * farthest && value > right / farthest ? value : undefined
        const near = Math.max(x, y) < apart * Math.min(x, y)
        const combined = (value: number) => (near ? likely(value) : undefined)
        return {
          multiplied: isProduct ? undefined : likely(x * y),
          divided: isProduct ? likely(x / y) : undefined,
          inverted: likely(y / x),
          ...sumOrDifference(combined(x + y), combined(Math.abs(x - y)), Math.round((x + y) * 4)),
          ...twiceOrHalf(right, Math.round(x + y * 3)),
          ten: right * 10,
          tenth: right / 10,
        }
      },
      plain: say(
        `Find the ${asked.en} if ${a.en} and ${b.en}.`,
        `Hanapin ang ${asked.fil} kung ${a.fil} at ${b.fil}.`,
      ),
      stories: stories[asked.letter] ?? [],
      says: say(
        `If ${a.en} and ${b.en}, then the ${asked.en} is {answer}.`,
        `Kung ${a.fil} at ${b.fil}, ang ${asked.fil} ay {answer}.`,
      ),
      steps: [
        isProduct
          ? say(`Use ${law}.`, `Gamitin ang ${law}.`)
          : say(
              `From ${law}, ${asked.letter} = ${first.letter} ÷ ${second.letter}.`,
              `Mula sa ${law}, ${asked.letter} = ${first.letter} ÷ ${second.letter}.`,
            ),
        say(
          `${asked.letter} = {${first.letter}} ${first.unit} ${sign} {${second.letter}} ${second.unit} = {answer}`,
          `${asked.letter} = {${first.letter}} ${first.unit} ${sign} {${second.letter}} ${second.unit} = {answer}`,
        ),
      ],
    }
  }
  return [product, one, other].filter(({ letter }) => stories[letter]).map(caseFor)
}
