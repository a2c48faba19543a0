import { sceneLayouts } from '@klasrum/contract/material'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSlide } from './draw-slide.ts'
import { wrappedLines } from './lines-of.ts'
import { englishSampleText, filipinoSampleText, fullScenes, madePicture, madeScene } from './made-show.ts'
import type { SlideArea, SlideMark, TextMark } from './marks.ts'
import type { ShowFileScene } from './show-file.ts'
import { slide, slideLineHeight } from './show-look.ts'

/** The text of a table as it lies in its cells. */
const textsOf = (mark: SlideMark): TextMark[] => {
  if (mark.kind === 'text') return [mark]
  if (mark.kind !== 'table') return []
  const { at, widths, heights, rows, padding, size } = mark
  return rows.flatMap((row, line) =>
    row.map((text, column) => ({
      kind: 'text',
      text,
      size,
      bold: line === 0,
      colour: '',
      at: {
        x: at.x,
        y: at.y,
        width: (widths[column] ?? 0) - 2 * padding.side,
        height: (heights[line] ?? 0) - 2 * padding.above,
      },
    })),
  )
}

const slack = 0.01
const isInside = ({ x, y, width, height }: SlideArea, bottom: number) =>
  x >= 0 && y >= 0 && x + width <= slide.width + slack && y + height <= bottom + slack

function expectFitting(scene: ShowFileScene): void {
  for (const captions of [true, false]) {
    const marks = drawSlide(scene, { captions, source: 'Pinagmulan: pahina 99999' })
    const bottom = captions ? 0.8 * slide.height : slide.height
    for (const mark of nonEmpty(marks))
      expect(mark.at, mark.kind).toSatisfy((at: SlideArea) => isInside(at, bottom))
    for (const { text, at, size, bold } of nonEmpty(marks.flatMap(textsOf))) {
      const { lines } = wrappedLines(text, at.width, { size, bold })
      expect(lines.length * size * slideLineHeight, text).toBeLessThanOrEqual(at.height + slack)
    }
  }
}

test.each([
  ['English', englishSampleText],
  ['Filipino', filipinoSampleText],
])('the fullest slides in %s stay within their paper and above the captions', (_, words) => {
  for (const scene of nonEmpty(fullScenes(words))) expectFitting(madeScene(scene))
})

const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: most })
const scenes = fc.record({
  layout: fc.constantFrom(...sceneLayouts),
  heading: text(200),
  points: fc.array(text(300), { maxLength: 8 }),
  rows: fc.array(fc.array(text(200), { maxLength: 4 }), { maxLength: 8 }),
  picture: fc.option(
    fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 })).map(([width, height]) => ({
      ...madePicture(1, 1, 'caption '.repeat(30)),
      width,
      height,
    })),
  ),
})

test('whatever a scene may hold fits', () => {
  fc.assert(
    fc.property(scenes, (scene) => expectFitting(madeScene(scene))),
    { numRuns: 60 },
  )
})

test('what is shown is all that the scene says', () => {
  const scene = madeScene({
    layout: 'check',
    heading: 'Check',
    points: ['Where?', 'A. Here', 'B. There'],
    rows: [['One', 'Two'], ['Three']],
    picture: madePicture(4, 3, 'A caption'),
  })
  const texts = drawSlide(scene, { captions: true, source: '' }).flatMap(textsOf)
  expect(new Set(texts.map(({ text }) => text))).toEqual(
    new Set(['Check', 'Where?', 'A', 'Here', 'B', 'There', 'One', 'Two', 'Three', '', 'A caption']),
  )
})

test('short words are never divided, and a long one only where no readable size is left', () => {
  const size = (heading: string) =>
    drawSlide(madeScene({ heading }), { captions: false, source: '' }).flatMap(textsOf)[0]?.size ?? 0
  expect(size('Eye')).toBe(36)
  const long = size('nakapagpapabagabag'.repeat(3))
  expect(long).toBeGreaterThanOrEqual(14)
  expect(long).toBeLessThan(36)
  expect(wrappedLines('nakapagpapabagabag'.repeat(3), 700, { size: long, bold: true }).lines).toHaveLength(1)
})
