import { createHash } from 'node:crypto'
import { basisOf, type Item } from '@klasrum/contract/material'

/** What a learner is asked and what is right, without the order in which options are dealt. */
function said(item: Item): readonly unknown[] {
  switch (item.form) {
    case 'multiple_choice':
      return [[...item.options].sort(), item.options[item.answer]]
    case 'modified_true_false':
      return [item.marked, item.answer, item.correction]
    case 'matching':
      return [item.premises, item.key.map((place) => item.answers[place]), [...item.answers].sort()]
    case 'enumeration':
      return [item.answers]
    case 'sequencing':
      return [item.steps.map((step, at) => `${item.order[at]} ${step}`).sort()]
    case 'essay':
      return []
    default:
      return [item.answer]
  }
}

/** The same for the same item, whatever paper it stands on. */
export const digestOf = (item: Item): string =>
  createHash('sha256')
    .update(JSON.stringify([item.form, item.stem, ...said(item)]))
    .digest('hex')
    .slice(0, 10)

function answerLines(item: Item): string[] {
  switch (item.form) {
    case 'multiple_choice':
      return item.options.map((option, at) => `${at === item.answer ? '*' : ' '} ${option}`)
    case 'true_false':
      return [`= ${item.answer}`]
    case 'modified_true_false':
      return [`marked: ${item.marked}`, `= ${item.answer}${item.correction ? `: ${item.correction}` : ''}`]
    case 'identification':
      return [`= ${[item.answer, ...item.also_accepted].join(' / or: ')}`]
    case 'matching':
      return [
        ...item.premises.map((premise, at) => `${premise} = ${item.answers[item.key[at] ?? 0]}`),
        `answers: ${item.answers.join(' / ')}`,
      ]
    case 'enumeration':
      return [`= ${item.answers.join(' / ')}`]
    case 'sequencing':
      return item.steps.map((step, at) => `${item.order[at]} ${step}`)
    case 'problem':
      return [`= ${item.answer}`, ...item.solution]
    case 'essay':
      return item.looked_for.map((line) => `looked for: ${line}`)
  }
}

/** An item as it is judged: what it asks, its answer and where it comes from. */
export const readable = (item: Item, verdict: string): string =>
  [
    `${digestOf(item)} [${verdict}] ${item.form} · ${item.bloom} · ${item.topic}`,
    `  ${item.stem}`,
    ...(item.drawing ? [`    (drawing: ${item.drawing.alt})`] : []),
    ...answerLines(item).map((line) => `    ${line}`),
    ...(item.form === 'true_false' && item.answer ? [] : [`    « ${basisOf(item).quote}`]),
  ].join('\n')
