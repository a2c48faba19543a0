import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Content } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madePdf, madeText } from './made-pdf.ts'

async function blocksOf(...made: Parameters<typeof madePdf>) {
  const reading = await documentOfBytes(await madePdf(...made), 'Lesson.pdf')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.source.blocks
}

const gap: [number, number, number, number] = [0, 0, 0, 8]
const between = (content: Content): Content[] => [
  { text: madeText(9), margin: gap },
  { stack: [content], margin: gap },
  { text: madeText(8) },
]
const around = (table: object) => [
  { kind: 'paragraph', text: madeText(9) },
  { kind: 'table', ...table },
  { kind: 'paragraph', text: madeText(8) },
]

const cycle = [
  ['Process', 'What happens', 'Where it happens', 'Example'],
  [
    'Evaporation',
    'Liquid water becomes vapor because the sun warms the surface of the sea and the land',
    'Seas, lakes, and wet ground',
    'Wet clothes dry under the sun',
  ],
  [
    'Condensation',
    'Vapor cools and turns into small drops of water that make up the clouds in the sky',
    'High in the air where it is cold',
    'Drops on a cold glass of water',
  ],
  [
    'Precipitation',
    'Drops join until they are too heavy and fall as rain, hail, or snow',
    'From the clouds to the land',
    'A storm in July',
  ],
]
const elements = [
  ['Element', 'Symbol', 'Number', 'Mass'],
  ['Hydrogen', 'H', '1', '1.008'],
  ['Helium', 'He', '2', '4.003'],
  ['Lithium', 'Li', '3', '6.941'],
  ['Beryllium', 'Be', '4', '9.012'],
]

const widths = [
  ['*', '*', '*', '*'],
  [80, '*', 90, 90],
  ['auto', '*', 'auto', 'auto'],
]
const layouts = ['lightHorizontalLines', 'noBorders', undefined]
const tables = widths.flatMap((width) =>
  layouts.flatMap((layout) => [8, 10, 12].map((size) => ({ width, layout, size }))),
)

test.each(nonEmpty(tables))(
  'cells close beside each other and over several lines: $width, $layout, $size pt',
  async ({ width, layout, size }) => {
    const table = { widths: width, body: structuredClone(cycle) }
    const blocks = await blocksOf(between({ table, fontSize: size, ...(layout && { layout }) }))
    expect(blocks).toMatchObject(around({ head: true, rows: cycle }))
  },
)

test.each(['left', 'center', 'right'] as const)(
  'short cells set to the %s of their column',
  async (alignment) => {
    const body = elements.map((row) => row.map((text) => ({ text, alignment })))
    for (const width of ['*', 'auto']) {
      const table = { widths: Array<string>(4).fill(width), body: structuredClone(body) }
      expect(await blocksOf(between({ table }))).toMatchObject(around({ head: true, rows: elements }))
    }
  },
)

test('cells without words keep their place', async () => {
  const rows = [
    ['Word', 'Meaning', 'Sentence'],
    ['araw', '', 'The sun is hot today'],
    ['buwan', 'moon', ''],
    ['tala', 'star in the sky at night that shines', 'Look up at it'],
  ]
  const table = { widths: ['*', '*', '*'], body: structuredClone(rows) }
  expect(await blocksOf(between({ table }))).toMatchObject(around({ head: true, rows }))
})

test('long texts in three columns are a table where the rows have names', async () => {
  const rows = [
    ['Process', 'What happens', 'Why'],
    ...['Rise', 'Rain', 'Flow', 'Rest', 'Ice'].map((name, at) => [
      name,
      madeText(at, 40),
      madeText(at + 20, 30),
    ]),
  ]
  const table = { widths: ['*', '*', '*'], body: structuredClone(rows) }
  expect(await blocksOf(between({ table, fontSize: 10 }))).toMatchObject(around({ rows }))
})

/** Some of the words in bold, so that each line is drawn in pieces. */
const withTerms = (text: string): Content =>
  text.split(/(?<= )/).map((word, at) => ({ text: word, bold: at % 9 === 4 }))

const settings = (['left', 'justify'] as const).flatMap((alignment) =>
  [9, 12, 14].flatMap((fontSize) => [9, 12, 24].map((columnGap) => ({ alignment, fontSize, columnGap }))),
)

test.each(nonEmpty(settings))(
  'two columns of text are no table: $alignment, $fontSize pt, $columnGap pt apart',
  async ({ columnGap, ...style }) => {
    const column = (from: number): Content => ({
      stack: [0, 1, 2].map((at) => ({ text: withTerms(madeText(from + at, 60)), margin: gap })),
    })
    const blocks = await blocksOf([{ columns: [column(1), column(11)], columnGap }], {
      defaultStyle: { font: 'Inter', ...style },
    })
    expect(blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual(
      [1, 2, 3, 11, 12, 13].map((seed) => madeText(seed, 60)),
    )
  },
)
