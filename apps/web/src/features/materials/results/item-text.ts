import type { Item } from '@klasrum/contract/material'

const letter = (place: number): string => String.fromCharCode(65 + place)

/** The same as positionsOf of the contract, which would bring its schemas into the browser. */
function numbersOf(item: Item): number {
  if (item.form === 'matching') return item.premises.length
  return item.form === 'enumeration' ? item.answers.length : 1
}

/** The number on the paper of the item at a place, the first where it takes several. */
export const numberAt = (items: readonly Item[], place: number): number =>
  items.slice(0, place).reduce((sum, item) => sum + numbersOf(item), 1)

/** The answer on one line, for the teacher; `first` is the number of the item on its paper. */
export function answerText(item: Item, first = 1): string {
  switch (item.form) {
    case 'multiple_choice':
      return `${letter(item.answer)}. ${item.options[item.answer] ?? ''}`
    case 'true_false':
      return item.answer ? 'True' : 'False'
    case 'modified_true_false':
      return item.answer ? 'True' : `False: ${item.correction ?? ''}`
    case 'identification':
      return [item.answer, ...item.also_accepted].join(', or ')
    case 'matching':
      return item.key.map((place, at) => `${first + at} ${letter(place)}`).join(', ')
    case 'enumeration':
      return item.answers.join('; ')
    case 'sequencing':
      return item.order.map((place, at) => `${letter(at)} ${place}`).join(', ')
    case 'problem':
      return item.answer
    case 'essay':
      return item.looked_for.join('; ') || 'By the rubric'
  }
}

/** Enough of an item to tell it from the others. */
export function shortStem({ stem }: Item): string {
  const letters = [...stem]
  return letters.length > 60 ? `${letters.slice(0, 59).join('').trimEnd()}…` : stem
}
