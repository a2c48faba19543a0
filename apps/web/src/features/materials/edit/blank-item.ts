import type { Item } from '@klasrum/contract/material'

const common = {
  id: 'own',
  bloom: 'remember',
  difficulty: 'easy',
  language: 'en',
  topic: '',
  points: 1,
  source: null,
  author: 'teacher',
  origin: 'own',
  stem: '',
} as const

/** A question of a form with nothing typed into it yet. */
export function blankItem(form: Item['form']): Item {
  switch (form) {
    case 'multiple_choice':
      return { ...common, form, options: ['', '', '', ''], answer: 0 }
    case 'true_false':
      return { ...common, form, answer: true }
    case 'modified_true_false':
      return { ...common, form, marked: '', answer: true, correction: null }
    case 'identification':
      return { ...common, form, answer: '', also_accepted: [] }
    case 'matching':
      return { ...common, form, premises: ['', '', ''], answers: ['', '', '', ''], key: [0, 1, 2], points: 3 }
    case 'enumeration':
      return { ...common, form, answers: ['', '', ''], points: 3 }
    case 'sequencing':
      return { ...common, form, steps: ['', '', ''], order: [2, 3, 1] }
    case 'problem':
      return { ...common, form, answer: '', solution: [''], points: 2 }
    case 'essay':
      return { ...common, form, rubric: [{ criterion: '', levels: ['', ''] }], looked_for: [], points: 5 }
  }
}

/** The same question in another form: what was typed as the question stays. */
export const inForm = (item: Item, form: Item['form']): Item => ({
  ...blankItem(form),
  stem: item.stem,
  difficulty: item.difficulty,
})
