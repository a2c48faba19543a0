import { expect, test } from 'vitest'
import { boxAt, freePlace } from './toast-place.ts'

const room = { width: 1280, height: 800, top: 60, edge: 16 }
const phone = { width: 360, height: 640, top: 56, edge: 16 }
const size = { width: 384, height: 60 }

const at = (left: number, top: number, width = 120, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const nothing: ReturnType<typeof at>[] = []

test('where nothing is in the way messages stand at the bottom right', () => {
  expect(freePlace(size, room, { controls: nothing, inUse: nothing })).toBe('bottom-right')
})

test('they go to another corner where a button stands in theirs', () => {
  expect(freePlace(size, room, { controls: [at(1100, 740)], inUse: nothing })).toBe('bottom-left')
})

test('where every corner has a control, the one in use is never covered', () => {
  const controls = [at(1100, 740), at(1100, 700), at(100, 740), at(1100, 80), at(100, 80)]
  expect(freePlace(size, room, { controls, inUse: [at(100, 740)] })).toBe('top-right')
})

test('on a phone they leave the field that is typed in free', () => {
  const small = { width: 328, height: 60 }
  const field = at(16, 580, 328)
  const place = freePlace(small, phone, { controls: [field], inUse: [field] })
  expect(boxAt(place, small, phone).bottom).toBeLessThan(field.top)
})

test('a line as wide as the page can still be pressed beside them', () => {
  const controls = [at(40, 740, 1200), at(100, 80)]
  expect(freePlace(size, room, { controls, inUse: nothing })).toBe('bottom-right')
})
