import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { framed, madePdf, madeText, placedText } from './made-pdf.ts'
import { pdfLinesOf } from './pdf-lines.ts'
import type { PdfRun } from './pdf-page.ts'

async function read(...made: Parameters<typeof madePdf>) {
  const reading = await documentOfBytes(await madePdf(...made), 'Lesson.pdf')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.source.blocks
}
const textsOf = async (...made: Parameters<typeof madePdf>) =>
  (await read(...made)).map((block) => ('text' in block ? block.text : block.kind))

const rows = (x: number, y: number, lines: readonly string[], more: object = {}) =>
  lines.map((line, at) => placedText(x, y + at * 15, line, more))
/** Enough text for the reader to know how large it is set. */
const around = rows(
  60,
  600,
  [1, 2, 3, 4, 5].map((seed) => madeText(seed, 13)),
)

test('answers to choose from are items in their order, in one row or in two columns', async () => {
  const blocks = await read([
    placedText(60, 100, '1. Which of these is the liquid form of water in the sea?'),
    placedText(80, 115, 'A. ice'),
    placedText(180, 115, 'B. rain'),
    placedText(280, 115, 'C. snow'),
    placedText(380, 115, 'D. hail'),
    placedText(60, 145, '2. What do plants need every day to make their own food?'),
    placedText(80, 160, 'A. the light of the sun'),
    placedText(300, 160, 'C. sand and stones that'),
    placedText(80, 175, 'B. the dark of night'),
    placedText(313, 175, 'lie on the ground'),
    placedText(300, 190, 'D. wind'),
    ...around,
  ])
  expect(blocks.slice(0, 4)).toMatchObject([
    { kind: 'paragraph', text: 'Which of these is the liquid form of water in the sea?' },
    { kind: 'list', ordered: true, items: ['ice', 'rain', 'snow', 'hail'] },
    { kind: 'paragraph', text: 'What do plants need every day to make their own food?' },
    {
      kind: 'list',
      items: ['the light of the sun', 'the dark of night', 'sand and stones that lie on the ground', 'wind'],
    },
  ])
})

test('a question with its answers in one row is parted from them, and answers to be matched stay a table', async () => {
  const blocks = await read([
    ...['1. 15 + 2 ___ 18', '2. 40 + 9 ___ 48'].flatMap((stem, at) => [
      placedText(60, 100 + at * 15, stem),
      placedText(250, 100 + at * 15, 'A. >'),
      placedText(330, 100 + at * 15, 'B. <'),
      placedText(410, 100 + at * 15, 'C. ='),
    ]),
    ...['cloud', 'river', 'ice'].flatMap((word, at) => [
      placedText(60, 200 + at * 15, `____${at + 1}. ${word}`),
      placedText(300, 200 + at * 15, `${'ABC'[at]}. ${['hard', 'white', 'long'][at]}`),
    ]),
    ...around,
  ])
  expect(blocks.slice(0, 5)).toMatchObject([
    { kind: 'paragraph', text: '15 + 2 ___ 18' },
    { kind: 'list', items: ['>', '<', '='] },
    { kind: 'paragraph', text: '40 + 9 ___ 48' },
    { kind: 'list', items: ['>', '<', '='] },
    {
      kind: 'table',
      rows: [
        ['____1. cloud', 'A. hard'],
        ['____2. river', 'B. white'],
        ['____3. ice', 'C. long'],
      ],
    },
  ])
})

test('a title of several lines is one title', async () => {
  const blocks = await read([
    ...['How the Water of the Sea', 'Comes Back'].map((line, at) =>
      placedText(60, 80 + at * 25, line, { fontSize: 17, bold: true }),
    ),
    ...rows(60, 140, [madeText(1, 12)]),
    ...rows(60, 180, ['The Second Part of the Cycle:', 'Clouds and Rain'], { bold: true }),
    ...around,
  ])
  expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { text: 'How the Water of the Sea Comes Back' },
    { text: 'The Second Part of the Cycle: Clouds and Rain' },
  ])
})

test('a line that ends early ends its paragraph, and one that a long word cut short does not', async () => {
  const full = 'the water of the sea rises as vapor when sunlight warms it and small drops make clouds'
  expect(
    await textsOf([
      ...rows(60, 100, [`Here ${full}`, 'of rain.', 'Read the story', `Then ${full}`, 'and ask.']),
      ...rows(60, 300, [
        `Now ${full}`,
        `${full.slice(0, 70)}.`,
        'Precipitationsandevaporations come next, and they come from the sea.',
      ]),
    ]),
  ).toEqual([
    `Here ${full} of rain.`,
    'Read the story',
    `Then ${full} and ask.`,
    `Now ${full} ${full.slice(0, 70)}. Precipitationsandevaporations come next, and they come from the sea.`,
  ])
})

test('a sentence that names a figure or a chapter at the beginning of a line is no caption and no title', async () => {
  const lines = [
    'The water of the sea rises as vapor and falls as rain, which you can see well in',
    'Fig. 5.2 in this book, where small drops make clouds that bring the rain back; see',
    'Chapter 7 and in the next one, which tells how the rivers and the lakes of all the',
    'land were made.',
  ]
  expect(
    await textsOf([...rows(60, 100, lines), ...rows(60, 200, ['Fig. 5.3. The clouds of July'])]),
  ).toEqual([lines.join(' '), 'Fig. 5.3. The clouds of July'])
})

test('small letters that number items begin them, and entries with indented lines are parted', async () => {
  const blocks = await read([
    ...rows(60, 100, ['Guide Questions', 'a. What is rain?', 'b. Where does it fall most?']),
    placedText(60, 200, 'https://example.org/downloads/water/cycle-'),
    placedText(80, 215, '2015.pdf, Bureau of Water, and the same again for all the learners of'),
    placedText(80, 230, 'July'),
    placedText(60, 245, 'Cruz, Ana. The Book of Rain. Manila: House of Books, and the same for'),
    placedText(80, 260, 'all the schools of the province that have asked for it in the year before'),
    placedText(60, 275, 'Reyes, Ben. The Book of Clouds. Cebu: House of Books.'),
    ...around,
  ])
  expect(blocks.slice(0, 5)).toMatchObject([
    { kind: 'paragraph', text: 'Guide Questions' },
    { kind: 'list', items: ['What is rain?', 'Where does it fall most?'] },
    {
      text: 'https://example.org/downloads/water/cycle-2015.pdf, Bureau of Water, and the same again for all the learners of July',
    },
    {
      text: 'Cruz, Ana. The Book of Rain. Manila: House of Books, and the same for all the schools of the province that have asked for it in the year before',
    },
    { text: 'Reyes, Ben. The Book of Clouds. Cebu: House of Books.' },
  ])
})

test('a formula or a row of figures does not run into the sentences around it', async () => {
  const [one, other] = [madeText(1, 12), `Then ${madeText(2, 12)}`]
  expect(
    await textsOf([
      placedText(60, 100, one),
      placedText(120, 115, 'A = l × w'),
      placedText(60, 130, other),
      ...['21 – 20', '52 – 50', '34 – 30'].map((text, at) => placedText(100 + at * 120, 145, text)),
      placedText(80, 160, other),
      ...around.slice(0, 1),
    ]),
  ).toEqual([one, 'A = l × w', other, '21 – 20 52 – 50 34 – 30', other, madeText(1, 13)])
})

test('letters set wide are words again, shadows are read once, and exponents and fractions stay legible', async () => {
  const found = await textsOf([
    placedText(60, 60, 'S CHOOLS DIVIS ION OFFICE', { fontSize: 16, bold: true }),
    placedText(60, 100, 'M a t h', { fontSize: 16, bold: true }),
    placedText(61, 101, 'M a t h', { fontSize: 16, bold: true }),
    ...rows(60, 140, ['The schools division asks for', 'A B C D E F']),
    placedText(60, 200, 'Half of it is'),
    placedText(131, 195, '1', { fontSize: 8 }),
    placedText(131, 206, '2', { fontSize: 8 }),
    framed(130, 205, [7, 0.5], '#000000'),
    placedText(142, 200, 'of the water in the glass.'),
    {
      text: ['Write x', { text: 'n', sup: true }, ' and y', { text: '2', sup: true }, ' on the board now.'],
      absolutePosition: { x: 60, y: 230 },
    },
    ...around.slice(0, 2),
  ])
  expect(found.slice(0, 6)).toEqual([
    'SCHOOLS DIVISION OFFICE',
    'Math',
    'The schools division asks for',
    'A B C D E F',
    'Half of it is 1/2 of the water in the glass.',
    'Write x^n and y² on the board now.',
  ])
})

test('a table that goes on over the page is one table, without the head that is repeated', async () => {
  const body = Array.from({ length: 40 }, (_, at) => [`Kind ${at}`, madeText(at, 12), madeText(at + 50, 6)])
  const head = ['Name', 'What it does', 'Where']
  const blocks = await read([
    { table: { headerRows: 1, widths: [80, 200, 120], body: structuredClone([head, ...body]) } },
  ])
  expect(blocks).toMatchObject([{ kind: 'table', head: true, rows: [head, ...body] }])
})

test('what begins far below a line that does not end is another paragraph', async () => {
  const below = `of the land and ${madeText(1, 9)}`
  const found = await textsOf([placedText(60, 100, 'Rain and rivers'), placedText(60, 300, below), ...around])
  expect(found.slice(0, 2)).toEqual(['Rain and rivers', below])
})

test('a line spread out to the edge with wide spaces is one line, between others that end there', () => {
  const run = (text: string, x: number, width: number, y: number): PdfRun => ({
    text,
    x,
    width,
    y,
    size: 11,
    bold: false,
    font: 'F',
    spaced: false,
  })
  const full = [100, 115, 130, 175].map((y) => run('the water of the sea rises as vapor', 60, 400, y))
  const words = ['when', 'sunlight', 'warms', 'the', 'waters', 'again']
  const width = (400 - 5 * 25) / 6
  const wide = [145, 160].flatMap((y) => words.map((word, at) => run(word, 60 + at * (width + 25), width, y)))
  expect(pdfLinesOf([...full, ...wide]).map(({ text }) => text)).toEqual([
    ...full.slice(0, 3).map(({ text }) => text),
    words.join(' '),
    words.join(' '),
    'the water of the sea rises as vapor',
  ])
})
