import type { Bloom, Difficulty, Item } from '@klasrum/contract/material'
import { hashOf } from '@klasrum/skills/chance'
import type { Fact, Statement } from '../languages/language-rules.ts'

/** The rules that make items out of the text of a file. */
export const patterns = [
  'choice',
  'identification',
  'statement',
  'mending',
  'contrast',
  'list',
  'member of list',
  'order',
  'next step',
  'group',
  'lead of list',
  'matching',
  'events',
  'essay',
] as const
export type Pattern = (typeof patterns)[number]

/** What was put in the place of what, to make a sentence false. */
export const changes = [
  'number asked for',
  'term',
  'person',
  'figure',
  'listed',
  'name',
  'century',
  'sibling',
  'both',
] as const
export type FalsifyingChange = (typeof changes)[number]

/** An item that could stand on a paper, before one is chosen. */
export type Candidate = {
  item: Item
  /** From 0 to 1. */
  worth: number
  /** The rule that made it out of the text; none for exercises, stories, units, skills and other authors. */
  pattern?: Pattern
  /** What it asks about, where that is one fact. */
  fact?: Fact
  /** How its sentence was or could be made false by one change. */
  change?: { by: FalsifyingChange; right: string; wrong: string }
}

const levels: Record<Bloom, Difficulty> = {
  remember: 'easiest',
  understand: 'easy',
  apply: 'moderate',
  analyze: 'moderate',
  evaluate: 'hard',
  create: 'hard',
}

export const difficultyOf = (bloom: Bloom): Difficulty => levels[bloom]

/** What an item of every form carries. The id is made of what it says, so that the same item has the same id. */
export function commonItemParts(statement: Statement, bloom: Bloom, points: number, says: string) {
  const { place, topic, language, text, quote = text } = statement
  return {
    id: `q${hashOf(`${place.file} ${place.paragraph} ${says}`).toString(36)}`,
    bloom,
    difficulty: difficultyOf(bloom),
    language,
    topic: topic.title.slice(0, 300),
    points,
    source: { ...place, quote: quote.slice(0, 2_000) },
    author: 'built-in' as const,
  }
}

/** What is to be answered, for telling items apart. */
export function keysOf(item: Item): readonly string[] {
  switch (item.form) {
    case 'multiple_choice':
      return [item.options[item.answer] ?? '']
    case 'true_false':
      return []
    case 'modified_true_false':
      return [item.correction ?? item.marked]
    case 'identification':
    case 'problem':
      return [item.answer]
    case 'matching':
      return item.key.map((place) => item.answers[place] ?? '')
    case 'enumeration':
      return item.answers
    case 'sequencing':
    case 'essay':
      return []
  }
}

/** All that a learner reads before answering, without options. */
export const askedOf = (item: Item): string => {
  switch (item.form) {
    case 'matching':
      return item.premises.join(' ')
    case 'sequencing':
      return `${item.stem} ${item.steps.join(' ')}`
    case 'multiple_choice':
    case 'true_false':
    case 'modified_true_false':
    case 'identification':
    case 'enumeration':
    case 'problem':
    case 'essay':
      return item.stem
  }
}
