import { expect, test } from 'vitest'
import { outlineOf } from '../../understand/outline-of.ts'
import { fileOf } from '../../understand/sample-file.ts'
import { ownQuestions } from './own-questions.ts'

const teaching = [
  '# Safe on the Internet',
  '## Wrongs',
  'Phishing is the attempt to get passwords by messages that pretend to come from a bank. Cyberstalking is the use of the Internet to follow and threaten a person again and again.',
  '## Rules',
  'Netiquette is the set of rules for polite behavior on the Internet. A citation names the writer whose words are used in a paper.',
] as const

const asked = (...quiz: readonly string[]) => {
  const outline = outlineOf([fileOf('en', ...teaching, '## Posttest', ...quiz)])
  return ownQuestions(outline, outline.topics).map(({ item }) => item)
}

const choices = 'A. netiquette B. phishing C. citation D. cyberstalking'
const other = `2. What do you like about the Internet? ${choices}`

test('a question of a copy without a key is answered by the one sentence of the lesson that says it', () => {
  const [item, ...more] = asked(
    `1. It is the attempt to get passwords by messages that pretend to come from your bank. ${choices}`.replace(
      'your',
      'a',
    ),
    other,
  )
  expect(item).toMatchObject({ form: 'multiple_choice', origin: 'exercise' })
  expect(item?.form === 'multiple_choice' && item.options[item.answer]).toBe('phishing')
  expect(item?.why).toContain('Phishing is the attempt')
  expect(more).toEqual([])
})

test.each([
  ['asks for what is not so', 'Which is not the attempt to get passwords by messages from a bank?'],
  ['says what no sentence says', 'Which of these is done with a camera in a dark room at night?'],
  ['asks for a judgement', 'What is the best answer to messages that pretend to come from a bank?'],
])('one that %s stays open', (_, stem) => {
  expect(asked(`1. ${stem} ${choices}`, other)).toEqual([])
})

test('one whose words stand beside two of its choices stays open', () => {
  expect(
    asked(`1. Which is about rules and words that are used on the Internet by a person? ${choices}`, other),
  ).toEqual([])
})
