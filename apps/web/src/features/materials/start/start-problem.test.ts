import { expect, test } from 'vitest'
import { CallFailed, CallRefused, refusalFrom } from '../../../lib/refusal.ts'
import { InvalidAnswer, startProblemOf, tooFewPoints } from './start-problem.ts'

const refused = (status: number, code: string, detail: string) => new CallRefused({ status, code, detail })

test('a lost answer and one without words mark the files', () => {
  const says = 'Error processing files: Processing failed'
  expect(startProblemOf(new CallFailed(undefined))).toEqual({ kind: 'files', says })
  expect(startProblemOf(refused(500, '', ''))).toEqual({ kind: 'files', says })
})

test("the server's words are used where it has some", () => {
  expect(startProblemOf(refused(413, 'upload.too_large', 'The file is larger than 10 MB.')).says).toBe(
    'Error processing files: The file is larger than 10 MB.',
  )
})

test.each([
  [
    'a short text',
    'text/plain; charset=utf-8',
    'The lesson service is closed. \n',
    'The lesson service is closed.',
  ],
  ['a page', 'text/html', 'The lesson service is closed.', 'Processing failed'],
  ['markup', 'text/plain', '<h1>Bad gateway</h1>', 'Processing failed'],
  ['a long text', 'text/plain', 'at line 1 '.repeat(40), 'Processing failed'],
  ['nothing', 'text/plain', '', 'Processing failed'],
  ['JSON without words', 'text/plain', '{"trace":"x"}', 'Processing failed'],
])(
  'the words of a failed answer are shown where they are short plain text: %s',
  async (_, type, body, says) => {
    const answer = new Response(body, { status: 500, headers: { 'content-type': type } })
    expect(startProblemOf(await refusalFrom(answer)).says).toBe(`Error processing files: ${says}`)
  },
)

test('an answer that tells of no run is named as such', () => {
  expect(startProblemOf(new InvalidAnswer()).says).toBe(
    'Error processing files: Invalid response from server',
  )
})

test('a session that is over asks to sign in', () => {
  expect(startProblemOf(refused(401, 'session.ended', 'x')).says).toBe(
    'Authentication required. Please sign in again.',
  )
})

test('another price asks again, and a refusal leaves the files as they are', () => {
  expect(startProblemOf(refused(409, 'run.price_changed', 'It costs 9.')).kind).toBe('price')
  expect(startProblemOf(refused(409, 'run.too_many_waiting', 'Wait.'))).toEqual({
    kind: 'refused',
    says: 'Wait.',
  })
})

test('too few points are told with both figures', () => {
  expect(tooFewPoints(6, 2)).toBe(
    'You need 6 points to process lesson plans. You currently have 2 points. Please Topup from Dashboard.',
  )
})
