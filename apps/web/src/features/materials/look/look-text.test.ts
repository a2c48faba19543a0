import { expect, test } from 'vitest'
import { aboutTime, isBeingRead, whyNotPay } from './look-text.ts'

test('how long the pages take is told as a person would say it', () => {
  expect([20, 62, 100, 185].map(aboutTime)).toEqual([
    'less than a minute',
    'about a minute',
    'about 2 minutes',
    'about 3 minutes',
  ])
})

test('nothing can be paid for while pages are being read', () => {
  const file = {
    file_name: 'Photos of 2 pages.pdf',
    size: 10,
    pages: null,
    problem: null,
    found: null,
    scan: { pages: 2, read: 1, seconds: 4, unsure: [] },
  }
  expect(isBeingRead(file)).toBe(true)
  expect(whyNotPay({ files: [file] })).toBe('The pages are still being read.')
  expect(isBeingRead({ ...file, problem: 'Nothing could be read.' })).toBe(false)
})
