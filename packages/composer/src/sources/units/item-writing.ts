import type { Bloom } from '@klasrum/contract/material'
import { type Chance, hashOf } from '@klasrum/skills/chance'
import { mentions, upperFirst } from '../../languages/words.ts'
import { difficultyOf } from '../candidate.ts'
import type { PlacedUnit, UnitKnowledge } from './placed-unit.ts'

/** Above what is made of single sentences: these were written as questions and read twice. */
const worths = { choice: 0.95, typed: 0.9, stated: 0.85, ordered: 0.9, prompt: 0.9, lastResort: -5 }

/** What is less surely taught by the file is taken later. */
const lostWhenFar = 0.5

export const unitItemWorth = (sort: keyof typeof worths, { taught }: UnitKnowledge): number =>
  worths[sort] - lostWhenFar * (1 - taught)

export type UnitItemWriting = PlacedUnit & { chance: Chance }

export function carriedBy(
  { unit }: UnitItemWriting,
  known: UnitKnowledge,
  bloom: Bloom,
  points: number,
  says: string,
  why = '',
) {
  return {
    id: `u${hashOf(`${unit.id} ${says}`).toString(36)}`,
    bloom,
    difficulty: difficultyOf(bloom),
    language: unit.language,
    topic: known.topic.title.slice(0, 300),
    points,
    author: 'built-in' as const,
    ...known.from,
    ...(why !== '' && { why: why.slice(0, 600) }),
  }
}

/** A letter that stands for something, a product of such letters, or a unit of measure: "x-intercept", "xy = 12", "cm/s". */
const isSymbol =
  /^(?:\p{Ll}(?![\p{L}’'])|\p{Ll}{2,3}(?=\s*=|[²³^])|(?!by$|ay$)[abcxyz]{2}$|(?:[kmcd]?(?:m|g|s|L|W|J|mol|cal)|min|kph|rad|rev|rpm)(?:[/·]|$))/u

/** With a capital, unless it begins with a symbol; the article "a" is none. */
export const asChoice = (text: string) =>
  isSymbol.test(text) && !/^[aà] \p{L}{2}/u.test(text) ? text : upperFirst(text)

export const sentence = (text: string) => upperFirst(/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

const mostAlso = 5

/** What else is right when it is written; not what the question itself says, which would only have to be copied. */
export const alsoAccepted = (stem: string, also: readonly string[]): string[] =>
  also.filter((other) => !mentions(stem, other)).slice(0, mostAlso)
