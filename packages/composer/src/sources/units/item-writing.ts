import type { Bloom } from '@klasrum/contract/material'
import { type Chance, hashOf } from '@klasrum/skills/chance'
import { upperFirst } from '../../languages/words.ts'
import { difficultyOf } from '../candidate.ts'
import type { Known, PlacedUnit } from './placed-unit.ts'

/** Above what is made of single sentences: these were written as questions and read twice. */
export const worth = { choice: 0.95, typed: 0.9, stated: 0.85, ordered: 0.9, prompt: 0.9 }

export type Writing = PlacedUnit & { chance: Chance }

export function carriedBy(
  { unit }: Writing,
  known: Known,
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

/** With a capital, unless it begins with a letter that stands for something: "x-intercept", "y = 2"; not the article "a". */
export const asChoice = (text: string) =>
  /^\p{Ll}(?![\p{L}’'])/u.test(text) && !/^[aà] \p{L}{2}/u.test(text) ? text : upperFirst(text)

export const sentence = (text: string) => upperFirst(/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)
