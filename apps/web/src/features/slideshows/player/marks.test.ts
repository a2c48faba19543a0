import { expect, test } from 'vitest'
import { sceneAt, sceneBeside } from './marks.ts'

const marks = [
  { sec: 0, scene: 0, sentence: 0 },
  { sec: 3, scene: 0, sentence: 1 },
  { sec: 7.5, scene: 1, sentence: 0 },
  { sec: 12, scene: 2, sentence: 0 },
]

test('a scene stands from its first mark, 0.05 s of which are forgiven, to the next one', () => {
  expect([0, 7.44, 7.46, 7.5, 11.9, 12, 600].map((at) => sceneAt(marks, at))).toEqual([0, 0, 1, 1, 1, 2, 2])
})

test('before the first mark, and without marks, the first scene stands', () => {
  expect(sceneAt(marks.slice(2), 1)).toBe(0)
  expect(sceneAt([], 5)).toBe(0)
})

test('steps between scenes end at the first and the last', () => {
  expect([sceneBeside(0, -1, 3), sceneBeside(1, 1, 3), sceneBeside(2, 1, 3)]).toEqual([0, 2, 2])
})
