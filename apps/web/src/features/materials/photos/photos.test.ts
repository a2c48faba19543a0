import { expect, test } from 'vitest'
import { pdfOfPhotos } from './photos-pdf.ts'
import { type Corners, picturePlaceIn, straightened, straightenedSize } from './straighten.ts'

const askew: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.8, y: 0.9 },
  { x: 0.1, y: 0.8 },
]

test('the corners of the page become the corners of the picture that is sent', () => {
  const place = picturePlaceIn(askew)
  const ends = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)]
  for (const [at, corner] of askew.entries()) {
    expect(ends[at]?.x).toBeCloseTo(corner.x)
    expect(ends[at]?.y).toBeCloseTo(corner.y)
  }
})

test('only what lies between the corners is sent, and no side is longer than wanted', () => {
  const picture = { width: 10, height: 10, data: new Uint8ClampedArray(400).fill(20) }
  for (let y = 3; y < 7; y += 1)
    for (let x = 3; x < 7; x += 1) picture.data.fill(200, (y * 10 + x) * 4, (y * 10 + x) * 4 + 4)
  const corners: Corners = [
    { x: 0.3, y: 0.3 },
    { x: 0.7, y: 0.3 },
    { x: 0.7, y: 0.7 },
    { x: 0.3, y: 0.7 },
  ]
  const page = { width: 4, height: 4, data: new Uint8ClampedArray(64) }
  straightened(picture, corners, page)
  expect(new Set(page.data)).toEqual(new Set([200]))
  expect(straightenedSize(corners, { width: 10_000, height: 5_000 }, 2_500)).toEqual({
    width: 2_500,
    height: 1_250,
  })
})

test('several photos are one PDF with a page for each, in their order', async () => {
  const photo = (width: number) => ({ width, height: 10, bytes: new Uint8Array([0xff, 0xd8, width]) })
  const text = new TextDecoder('latin1').decode(await pdfOfPhotos([photo(7), photo(9)]).arrayBuffer())
  expect(text).toMatch(/^%PDF-1\.4\n/)
  expect(text).toContain('/Count 2')
  expect(text.indexOf('/Width 7')).toBeLessThan(text.indexOf('/Width 9'))
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
})
