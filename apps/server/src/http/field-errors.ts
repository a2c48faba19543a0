import type { Refusal } from '@klasrum/contract/refusals'
import { z } from 'zod'

type FieldError = NonNullable<Refusal['errors']>[number]
type Issue = z.core.$ZodRawIssue

const counted = (count: number | bigint, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${Number(count) === 1 ? '' : 's'}`

const fillIn = 'Please fill in this field.'

const byType: Record<string, string> = {
  number: 'Use a number.',
  int: 'Use a whole number.',
  string: 'Use text.',
  boolean: 'Use true or false.',
  array: 'Use a list.',
}

const byFormat: Record<string, string> = {
  email: 'Please enter a valid e-mail address.',
  date: 'Please enter a date.',
  datetime: 'Please enter a date and time.',
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') return minimum === 1 ? fillIn : `Use at least ${counted(minimum, 'character')}.`
  if (origin === 'array') return `Choose at least ${minimum}.`
  return `Use ${minimum.toLocaleString('en')} or more.`
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Use at most ${counted(maximum, 'character')}.`
  if (origin === 'array') return `Send at most ${maximum.toLocaleString('en')} at once.`
  return `Use ${maximum.toLocaleString('en')} or less.`
}

/** For the person who filled in the field; a sentence that the contract gives itself comes before these. */
function sentenceFor(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return fillIn
  switch (issue.code) {
    case 'invalid_type':
      return byType[issue.expected] ?? 'This value cannot be used here.'
    case 'invalid_value':
      return `Choose one of these: ${issue.values.join(', ')}.`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return byFormat[issue.format] ?? 'This is not written in the way that is needed.'
    case 'not_multiple_of':
      return 'Use a whole number.'
    default:
      return 'This value cannot be used here.'
  }
}

/** Without it a caller reads the validator's own words, such as "expected string, received undefined". */
export function usePlainFieldErrors(): void {
  z.config({ localeError: sentenceFor })
}

const labels: Record<string, string> = {
  email: 'E-mail',
  enrolled_on: 'Enrollment date',
  external_student_id: 'Student ID or LRN',
  fullname: 'Full name',
  num_sessions: 'Number of sessions',
  employee_no: 'Employee number',
}

/** The field as a person would call it: `rows.3.grade_level` is the grade level. */
function labelOf(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? ''
  const words = name.replace(/_(id|json)$/, '').replaceAll('_', ' ')
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []

/** One problem as a sentence that needs no mark beside a field: the field is named unless the sentence does so itself. */
export function sentenceWithField({ path, message }: FieldError): string {
  const label = labelOf(path)
  const named = wordsOf(message)
  if (label === '' || wordsOf(label).some((word) => named.includes(word))) return message
  return `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}
