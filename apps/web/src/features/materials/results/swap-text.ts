import type { Item } from '@klasrum/contract/material'
import type { OtherItems } from '@klasrum/contract/run-items'
import { itemFormNames } from '../items/item-labels.ts'

export type SwapLevel = 'same' | 'easier' | 'harder'

const labels: Record<SwapLevel, string> = { same: 'Another like this', easier: 'Easier', harder: 'Harder' }
const none: Record<SwapLevel, string> = {
  same: 'The lesson gives no other like this. Edit it, or see More questions.',
  easier: 'The lesson gives no easier one.',
  harder: 'The lesson gives no harder one.',
}

/** An entry of the menu: whether the lesson gives another question is said before it is pressed, and a change of form too. */
export function swapText(
  level: SwapLevel,
  { form, difficulty }: Pick<Item, 'form' | 'difficulty'>,
  others: OtherItems | undefined,
): { label: string; refused?: string } {
  const label = labels[level]
  if (level === 'easier' && difficulty === 'easiest') return { label, refused: 'This is the easiest level.' }
  if (level === 'harder' && difficulty === 'hard') return { label, refused: 'This is the hardest level.' }
  if (!others) return { label }
  const came = others[level]
  if (came === null) return { label, refused: none[level] }
  return { label: came === form ? label : `${label}, as ${itemFormNames[came].toLowerCase()}` }
}
