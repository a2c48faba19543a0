import { expect, test } from 'vitest'
import { clockText, lengthText, progressText, readyText, secondsText, voiceText } from './show-text.ts'

test('a place in a show is told in minutes, and in hours where there are some', () => {
  expect([0, 59.99, 767, 3725].map(clockText)).toEqual(['0:00', '0:59', '12:47', '1:02:05'])
})

test('the length of a show is told in rounded seconds', () => {
  expect(secondsText(2319.6)).toBe('2,320 seconds')
})

test('a show in the making tells its step and share, another one its state', () => {
  expect(progressText({ status: 'running', step: 'narrating', share: 40 })).toBe('Narrating, 40%')
  expect(progressText({ status: 'running', step: null, share: 0 })).toBe('Being made, 0%')
  expect(progressText({ status: 'queued', step: null, share: 0 })).toBe('Waiting')
})

test('a show that can be played while it is made says how much of it is spoken', () => {
  expect(readyText({ scenes_ready: 4 }, 20)).toBe('Ready to play, 4 of 20 scenes spoken')
  expect(readyText({ scenes_ready: 0 }, 20)).toBeUndefined()
})

test.each([
  [115, '1 min 55 s'],
  [120, '2 min'],
  [9.4, '9 s'],
  [0, '0 s'],
])('%d seconds are told as %s', (seconds, words) => {
  expect(lengthText(seconds)).toBe(words)
})

test.each([
  ['espeak-en-us', 'Built-in English voice'],
  ['espeak-id', 'Built-in Filipino voice'],
  ['natural-en-woman', 'Natural, woman'],
  ['natural-fil-man', 'Natural, man'],
  ['fil-PH-Standard-A', 'Google voice A, Filipino'],
  ['en-US-Standard-J', 'Google voice J, English'],
])('the voice %s is called %s', (id, name) => {
  expect(voiceText(id)).toBe(name)
})
