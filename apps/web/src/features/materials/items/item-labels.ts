import type { Difficulty, Item } from '@klasrum/contract/material'

export const difficultyNames: Record<Difficulty, string> = {
  easiest: 'Easiest',
  easy: 'Easy',
  moderate: 'Moderate',
  hard: 'Hard',
}

export const itemFormNames: Record<Item['form'], string> = {
  multiple_choice: 'Multiple choice',
  true_false: 'True or false',
  modified_true_false: 'Modified true or false',
  identification: 'Identification',
  matching: 'Matching',
  enumeration: 'Enumeration',
  sequencing: 'Sequencing',
  problem: 'Problem',
  essay: 'Essay',
}

type Option<V extends string> = { value: V | ''; label: string }

/** For a filter: every name, and the one that filters nothing first. */
export const filterOptionsOf = <V extends string>(names: Record<V, string>, all: string): Option<V>[] => [
  { value: '', label: all },
  ...(Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label })),
]
