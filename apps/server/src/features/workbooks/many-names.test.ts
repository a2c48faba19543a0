import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'

const learner = (student_id: number, listed_name: string) => ({ student_id, listed_name, student_no: null })
const named = (name: string) => ({ name, lrn: null })
const stateOf = (name: string, roster: string[]) =>
  matchNames(
    [named(name)],
    roster.map((each, at) => learner(at + 1, each)),
    {},
  )[0]

test('F1: a thousand names against a full class of one surname are judged in a moment', () => {
  const letters = (at: number) => `${at}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const roster = Array.from({ length: 500 }, (_, at) =>
    learner(at + 1, `Cruz, Maria ${letters(at)} Concepcion`),
  )
  const names = Array.from({ length: 1_000 }, (_, at) =>
    named(`Cruz, ${'Josefina '.repeat(300)}${letters(at)}`),
  )
  const begun = performance.now()
  expect(matchNames(names, roster, {})).toHaveLength(1_000)
  expect(performance.now() - begun).toBeLessThan(15_000)
})

test.each([
  ['Cruz, Anna', ['Cruz, Ana', 'Reyes, Ben'], 'to_confirm', ['Cruz, Ana']],
  ['Curz, Marian', ['Cruz, Marian'], 'to_confirm', ['Cruz, Marian']],
  ['Cruz, Ben', ['Cruz, Ana', 'Cruz, Cora'], 'unknown', ['Cruz, Ana', 'Cruz, Cora']],
  ['Santos, Ben', ['Cruz, Ana'], 'unknown', []],
])('%s among %j is %s', (name, roster, state, offered) => {
  const found = stateOf(name, roster)
  expect([found?.state, found?.suggestions.map(({ listed_name }) => listed_name)]).toEqual([state, offered])
})
