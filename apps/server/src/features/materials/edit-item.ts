import type { Item } from '@klasrum/contract/material'
import { refuse } from '../../http/refuse.ts'
import { filled, type ItemCheck, printable, startCheck } from './edit-item-check.ts'

/** The item as the teacher has it. What it is and where it comes from stay. `at` is where it stands in what was sent. */
export function editedItem(item: Item, sent: Item, at = 'item'): Item {
  const check = startCheck()
  if (sent.form !== item.form) check.fault('form', 'The form of a question cannot be changed.')
  const { id, language, topic, source, basis, origin, skill, drawing } = item
  const { basis: _basis, origin: _origin, skill: _skill, drawing: _drawing, ...rest } = written(sent, check)
  const edited: Item = {
    ...withMistakes(rest, item),
    id,
    language,
    topic,
    source,
    author: 'teacher',
    ...(basis && { basis }),
    ...(origin && { origin }),
    ...(skill && { skill }),
    ...(drawing && { drawing }),
  }
  if (check.faults.length > 0)
    refuse('request.invalid', {
      errors: check.faults.slice(0, 100).map(({ path, message }) => ({ path: `${at}.${path}`, message })),
    })
  return edited
}

/** The mistakes behind wrong answers hold only for the answers that were computed. */
function withMistakes<T extends Partial<Item>>(edited: T, item: Item): T {
  if (edited.form !== 'multiple_choice' || item.form !== 'multiple_choice') return edited
  const isAsComputed =
    edited.stem === item.stem && JSON.stringify(edited.options) === JSON.stringify(item.options)
  const { mistakes: _mistakes, ...rest } = edited
  return { ...rest, ...(isAsComputed && item.mistakes && { mistakes: item.mistakes }) } as T
}

function written(item: Item, check: ItemCheck): Item {
  switch (item.form) {
    case 'multiple_choice':
      return multipleChoice(item, check)
    case 'true_false':
      return { ...item, stem: check.text('stem', item.stem) }
    case 'modified_true_false':
      return modifiedTrueFalse(item, check)
    case 'identification':
      return identification(item, check)
    case 'matching':
      return matching(item, check)
    case 'enumeration': {
      const answers = check.distinct('answers', item.answers)
      return { ...item, stem: check.text('stem', item.stem), answers, points: answers.length }
    }
    case 'sequencing':
      return sequencing(item, check)
    case 'problem': {
      const solution = filled(item.solution)
      if (solution.length === 0) check.fault('solution.0', 'Please fill this in.')
      return {
        ...item,
        stem: check.text('stem', item.stem),
        answer: check.text('answer', item.answer),
        solution,
      }
    }
    case 'essay':
      return {
        ...item,
        stem: check.text('stem', item.stem),
        rubric: item.rubric.map(({ criterion, levels }, at) => ({
          criterion: check.text(`rubric.${at}.criterion`, criterion),
          levels: check.texts(`rubric.${at}.levels`, levels),
        })),
        looked_for: filled(item.looked_for),
      }
  }
}

type Of<Form extends Item['form']> = Extract<Item, { form: Form }>

function multipleChoice(item: Of<'multiple_choice'>, check: ItemCheck): Item {
  const options = check.distinct('options', item.options)
  if (item.answer >= options.length) check.fault('answer', 'Choose the right answer.')
  return { ...item, stem: check.text('stem', item.stem), options }
}

function identification({ wrong: typed = [], ...item }: Of<'identification'>, check: ItemCheck): Item {
  const answer = check.text('answer', item.answer)
  const also_accepted = [...new Set(filled(item.also_accepted))]
  const right = [answer, ...also_accepted].map((each) => each.toLowerCase())
  typed.forEach((each, at) => {
    if (right.includes(printable(each).toLowerCase()))
      check.fault(`wrong.${at}`, 'This is accepted as an answer.')
  })
  const wrong = [...new Set(filled(typed))]
  return {
    ...item,
    stem: check.text('stem', item.stem),
    answer,
    also_accepted,
    ...(wrong.length > 0 && { wrong }),
  }
}

function modifiedTrueFalse(item: Of<'modified_true_false'>, check: ItemCheck): Item {
  const stem = check.text('stem', item.stem)
  const marked = check.text('marked', item.marked)
  if (stem && marked && !stem.includes(marked))
    check.fault('marked', 'The underlined words must stand in the statement as they are.')
  if (item.answer) return { ...item, stem, marked, correction: null }
  const correction = check.text('correction', item.correction ?? '')
  if (correction && correction === marked)
    check.fault('correction', 'This is what the statement says already.')
  return { ...item, stem, marked, correction }
}

function matching(item: Of<'matching'>, check: ItemCheck): Item {
  const premises = check.distinct('premises', item.premises)
  const answers = check.distinct('answers', item.answers)
  const { key } = item
  if (answers.length <= premises.length)
    check.fault('answers', 'Column B needs at least one answer more than Column A has lines.')
  if (key.length !== premises.length) check.fault('key', 'Choose an answer for each line of Column A.')
  key.forEach((place, at) => {
    if (place >= answers.length) check.fault(`key.${at}`, 'Choose an answer of Column B.')
    else if (key.indexOf(place) < at) check.fault(`key.${at}`, 'Another line has this answer already.')
  })
  return { ...item, stem: printable(item.stem), premises, answers, points: premises.length }
}

function sequencing(item: Of<'sequencing'>, check: ItemCheck): Item {
  const steps = check.distinct('steps', item.steps)
  const { order } = item
  const places = new Set(order)
  if (order.length !== steps.length || steps.some((_, at) => !places.has(at + 1)))
    check.fault('order', `Give each step a place of its own from 1 to ${steps.length}.`)
  else if (order.every((place, at) => place === at + 1))
    check.fault('order', 'Show the steps in another order than the right one.')
  return { ...item, stem: check.text('stem', item.stem), steps }
}
