import type { Item } from '@klasrum/contract/material'

export const letters = 'ABCDEFGHIJKLM'
const lettered = (texts: readonly string[]) => texts.map((text, at) => `${letters[at]}. ${text}`)

/** What a learner sees of an item, without its key. */
export function shownOf(item: Item): object {
  switch (item.form) {
    case 'multiple_choice':
      return { question: item.stem, options: lettered(item.options) }
    case 'modified_true_false':
      return { question: item.stem, marked: item.marked }
    case 'matching':
      return { question: item.stem, premises: item.premises, answers: lettered(item.answers) }
    case 'sequencing':
      return { question: item.stem, steps: lettered(item.steps) }
    case 'true_false':
    case 'identification':
    case 'enumeration':
    case 'problem':
    case 'essay':
      return { question: item.stem }
  }
}
