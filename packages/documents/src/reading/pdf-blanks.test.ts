import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { framed, madePdf, madeText, placedText } from './made-pdf.ts'

async function textsOf(...made: Parameters<typeof madePdf>) {
  const reading = await documentOfBytes(await madePdf(...made), 'Worksheet.pdf')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.source.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : 'text' in block ? [block.text] : [block.kind],
  )
}
/** A line drawn just under the letters of words that are placed at the same height. */
const drawn = (x: number, y: number, width: number) => framed(x, y + 12, [width, 0.5], '#000000')
/** Enough text for the reader to know how large it is set. */
const around = [1, 2, 3, 4, 5].map((seed, at) => placedText(60, 600 + at * 15, madeText(seed, 13)))

test('a line drawn in a gap, before or after words is a blank to fill in', async () => {
  const found = await textsOf([
    placedText(60, 100, '1. Farmers'),
    drawn(120, 100, 55),
    placedText(180, 100, 'worked by the river had fish to eat.'),
    placedText(60, 120, '2. The clouds over the sea bring'),
    drawn(238, 120, 70),
    drawn(60, 140, 30),
    placedText(95, 140, '3. Plants make their own food.'),
    placedText(60, 180, 'Name:'),
    drawn(98, 180, 120),
    placedText(225, 180, 'Section:'),
    drawn(275, 180, 80),
    ...around,
  ])
  expect(found.slice(0, 4)).toEqual([
    'Farmers _____ worked by the river had fish to eat.',
    'The clouds over the sea bring _____',
    '_____ 3. Plants make their own food.',
    'Name: _____ Section: _____',
  ])
})

test('lines drawn for the answers at the edge of the page belong to their sentences', async () => {
  const sentences = [
    'The rain that falls here is warm.',
    'Clouds, which are white, bring rain.',
    'Rivers lead the water to the sea.',
  ]
  const found = await textsOf([
    ...sentences.flatMap((text, at) => [
      placedText(60, 100 + at * 30, `${at + 1}. ${text}`),
      drawn(480, 100 + at * 30, 50),
    ]),
    ...around,
  ])
  expect(found.slice(0, 3)).toEqual(sentences.map((text) => `${text} _____`))
})

test('underlined words, frames, tables, strokes of fractions and lines for writing are no blanks', async () => {
  const found = await textsOf([
    placedText(60, 60, 'The water of the'),
    placedText(152, 60, 'great sea'),
    drawn(152, 60, 55),
    placedText(212, 60, 'is salt.'),
    placedText(60, 90, 'Look at the box'),
    framed(160, 80, [60, 22]),
    placedText(230, 90, 'beside these words.'),
    {
      table: {
        widths: [100, 100],
        body: [
          ['Name', 'Use'],
          ['Rain', ''],
          ['Cloud', 'shade'],
        ],
      },
      absolutePosition: { x: 60, y: 130 },
    },
    {
      table: {
        widths: [100, 100],
        body: [
          ['River', 'fish'],
          ['Lake', ''],
          ['Sea', 'salt'],
        ],
      },
      layout: 'lightHorizontalLines',
      absolutePosition: { x: 60, y: 220 },
    },
    placedText(60, 290, 'Tick here'),
    ...[288, 302.5].map((y) => framed(118, y, [40, 0.5], '#000000')),
    ...[118, 157.5].map((x) => framed(x, 288, [0.5, 15], '#000000')),
    placedText(165, 290, 'and here'),
    framed(220, 286, [40, 16], '#dddddd'),
    framed(220, 302, [40, 0.5], '#000000'),
    placedText(270, 290, 'or in a row'),
    drawn(270, 290, 70),
    drawn(340, 290, 50),
    placedText(60, 320, 'Work it out:'),
    placedText(140, 313, 'a + b + c'),
    framed(138, 326, [55, 0.5], '#000000'),
    placedText(150, 328, 'd + e'),
    placedText(60, 380, 'Write two sentences about rain.'),
    ...[410, 440, 470].map((y) => framed(60, y, [450, 0.5], '#000000')),
    ...around,
  ])
  expect(found).toContain('The water of the great sea is salt.')
  expect(found.join(' ')).not.toContain('_')
})
