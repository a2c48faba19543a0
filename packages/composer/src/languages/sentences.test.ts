import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('bullets that were left in a text part its sentences and are none of their words', () => {
  expect(sentencesOf('o The crust is the thinnest layer. o The mantle lies below it.')).toEqual([
    'The crust is the thinnest layer.',
    'The mantle lies below it.',
  ])
  expect(sentencesOf('Cyberbullying hurts people • It is done on the Internet')).toEqual([
    'Cyberbullying hurts people',
    'It is done on the Internet',
  ])
  expect(sentencesOf('Bayani o duwag ba siya? Sino o ano ang dahilan?')).toEqual([
    'Bayani o duwag ba siya?',
    'Sino o ano ang dahilan?',
  ])
})
