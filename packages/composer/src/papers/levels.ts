import { type Difficulty, difficulties } from '@klasrum/contract/material'

/** How hard another item should be beside one. */
export type SwapLevel = 'same' | 'easier' | 'harder'

/** The levels to look for, the nearest first. */
export function levelsFrom(difficulty: Difficulty, level: SwapLevel): readonly Difficulty[] {
  const at = difficulties.indexOf(difficulty)
  if (level === 'same') return [difficulty]
  return level === 'easier' ? difficulties.slice(0, at).toReversed() : difficulties.slice(at + 1)
}
