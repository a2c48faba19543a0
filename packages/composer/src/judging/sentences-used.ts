import { basisOf, type Item } from '@klasrum/contract/material'
import { memoized } from '../languages/memoized.ts'
import { plain } from '../languages/words.ts'
import { askedOf, keysOf } from '../sources/candidate.ts'

/** Cells of a table are shorter than this; the same short words may stand in another sentence. */
const fewestWords = 5

const isLong = memoized((quote: string) => quote.split(' ').length >= fewestWords)
const within = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)

const listOf = (item: Item) =>
  `${placeOf(item)} ${plain(item.form === 'enumeration' ? item.answers.join(' ') : '')}`

const placeOf = (item: Item) => {
  const { file, paragraph } = basisOf(item)
  return `${file}#${paragraph}`
}

/** To name the entries of a list asks for none of what they say; a list inside a sentence is that sentence. */
const namesList = (item: Item) =>
  item.form === 'enumeration' &&
  item.answers.some((answer) => !within(plain(basisOf(item).quote), plain(answer)))

/** Prompts ask for more than one sentence says, and may come back to it; a computed problem asks for none of what it says. */
const hasSentence = (item: Item) => item.form !== 'essay' && item.origin !== 'skill' && !namesList(item)

type Cell = { quote: string; says: string }

const cellOf = (item: Item): Cell => ({
  quote: plain(basisOf(item).quote),
  says: plain(`${askedOf(item)} ${keysOf(item).join(' ')}`),
})

/** Two cells of one row: each question speaks of the other's cell. */
const areOneRow = (one: Cell, other: Cell) => within(one.says, other.quote) && within(other.says, one.quote)

/** The sentences, entries and rows that the items of some papers are made of. */
export class SentencesUsed {
  readonly #quotes = new Set<string>()
  readonly #byPlace = new Map<string, Cell[]>()
  readonly #premises = new Set<string>()
  readonly #lists = new Set<string>()

  constructor(items: readonly Item[] = []) {
    for (const item of items) this.add(item)
  }

  add(item: Item): void {
    if (namesList(item)) this.#lists.add(listOf(item))
    if (!hasSentence(item)) return
    if (item.form === 'matching') for (const premise of item.premises) this.#premises.add(plain(premise))
    const cell = cellOf(item)
    this.#quotes.add(cell.quote)
    this.#byPlace.set(placeOf(item), [...(this.#byPlace.get(placeOf(item)) ?? []), cell])
  }

  /** Whether the item is made of a sentence that one of them is made of. */
  has(item: Item): boolean {
    if (namesList(item)) return this.#lists.has(listOf(item))
    if (!hasSentence(item)) return false
    if (item.form === 'matching')
      return item.premises.map(plain).some((premise) => this.#premises.has(premise) || this.#says(premise))
    const own = cellOf(item)
    if (isLong(own.quote) && this.#quotes.has(own.quote)) return true
    const beside = this.#byPlace.get(placeOf(item)) ?? []
    if (beside.some((cell) => isSame(cell, own))) return true
    return [...this.#premises].some((premise) => within(own.quote, premise))
  }

  #says(premise: string): boolean {
    return [...this.#quotes].some((quote) => within(quote, premise))
  }
}

function isSame(one: Cell, other: Cell): boolean {
  if (one.quote === other.quote) return true
  if (isLong(one.quote) && isLong(other.quote))
    return within(one.quote, other.quote) || within(other.quote, one.quote)
  return areOneRow(one, other)
}
