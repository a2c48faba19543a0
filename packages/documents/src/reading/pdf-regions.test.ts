import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { framed, madePdf, madeText, placedText } from './made-pdf.ts'

async function read(...made: Parameters<typeof madePdf>) {
  const reading = await documentOfBytes(await madePdf(...made), 'Lesson.pdf')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.source.blocks
}
const textsOf = async (...made: Parameters<typeof madePdf>) =>
  (await read(...made)).map((block) => ('text' in block ? block.text : block.kind))

/** Ten lines of one paragraph, of which only the last ends a sentence. */
const lines = Array.from({ length: 10 }, (_, at) => madeText(at, 11).replace('.', at === 9 ? '.' : ''))
const whole = lines.join(' ')
const paragraph = (x = 60, y = 100, from = 0, to = lines.length) =>
  lines.slice(from, to).map((line, at) => placedText(x, y + at * 15, line))

test('a note in the margin comes behind the paragraph beside which it stands, and cuts no sentence', async () => {
  const note = ['Vapor:', 'Water in', 'the air as', 'a gas.'].map((text, at) =>
    placedText(480, 112 + at * 10, text, { fontSize: 8, bold: at === 0 }),
  )
  const after = `Then ${madeText(20, 9)}`
  expect(await textsOf([...paragraph(), ...note, placedText(60, 280, after)])).toEqual([
    whole,
    'Vapor: Water in the air as a gas.',
    after,
  ])
})

test('a box between the lines of a paragraph is read by itself, and the paragraph is made whole', async () => {
  const box = [
    framed(60, 170, [400, 70], '#d5f3f9'),
    placedText(70, 180, 'THINK ABOUT IT', { bold: true, fontSize: 12 }),
    placedText(70, 205, 'What happens to the puddle when the sun comes out again?'),
  ]
  expect(await textsOf([...paragraph(60, 100, 0, 4), ...box, ...paragraph(60, 260, 4)])).toEqual([
    whole,
    'THINK ABOUT IT',
    'What happens to the puddle when the sun comes out again?',
  ])
})

test('two boxes beside each other are read one after the other', async () => {
  const box = (x: number, from: number) => [
    framed(x, 90, [230, 100]),
    ...[0, 1, 2, 3].map((at) =>
      placedText(x + 10, 100 + at * 15, madeText(from + at, 5).replace('.', at < 3 ? '' : '.')),
    ),
  ]
  const text = (from: number) =>
    [0, 1, 2, 3].map((at) => madeText(from + at, 5).replace('.', at < 3 ? '' : '.')).join(' ')
  expect(await textsOf([...box(40, 1), ...box(290, 11)])).toEqual([text(1), text(11)])
})

test('words with a coloured ground over two lines stay in their sentences', async () => {
  const line = (y: number, words: [string, string, string]): Content => ({
    text: [words[0], { text: words[1], bold: true }, words[2]],
    fontSize: 11,
    absolutePosition: { x: 60, y },
  })
  expect(
    await textsOf([
      framed(140, 97, [90, 32], '#ffff00'),
      line(100, ['The water of the ', 'rising seas', ' comes back as rain when clouds']),
      line(115, ['have brought all ', 'of the vapor', ' to the land where plants and people']),
      line(130, ['need it every day', ' and', ' every night.']),
    ]),
  ).toEqual([
    'The water of the rising seas comes back as rain when clouds have brought all of the vapor to the land where plants and people need it every day and every night.',
  ])
})

test('words of a figure that the text goes around do not get into it', async () => {
  const labels = ['North', 'West and East', 'South'].map((text, at) =>
    placedText(400, 112 + at * 30, text, { fontSize: 7 }),
  )
  const texts = await textsOf([...paragraph(), ...labels])
  expect(texts[0]).toBe(whole)
  expect(texts.slice(1).join(' ')).toBe('North West and East South')
})

test('cells of a table with lines are whole, however many lines they have and however close they stand', async () => {
  const body = [
    ['Kind', 'What it is', 'Where'],
    ['Rain', 'Drops that fall from clouds because they became too heavy', 'On land and on the sea'],
    ['Hail', 'Drops of ice\nLarger than peas', ''],
    ['Snow', '• soft\n• white', 'In the north'],
  ]
  const rows = body.map((row) => row.map((cell) => cell.replace('\n', ' ')))
  expect(
    await read([
      { text: madeText(1), margin: [0, 0, 0, 8] },
      { table: { widths: [50, 120, 80], body }, layout: { paddingLeft: () => 1, paddingRight: () => 1 } },
    ]),
  ).toMatchObject([{ kind: 'paragraph' }, { kind: 'table', head: true, rows }])
})

test('a cell of a table with lines that spans several repeats in each, and a title over it is no row', async () => {
  const body: TableCell[][] = [
    [{ text: 'Water on the Earth', bold: true, colSpan: 3, alignment: 'center' }, {}, {}],
    ['Place', 'Fresh', 'Salt'],
    [{ text: 'Rivers', rowSpan: 2 }, 'much', 'none'],
    [{}, 'less', 'some'],
    ['Sea', { text: 'nearly all of it', colSpan: 2 }, {}],
  ]
  expect(
    await read([{ table: { widths: [100, 100, 100], body } }, { text: madeText(2), margin: [0, 9, 0, 0] }]),
  ).toMatchObject([
    { kind: 'heading', text: 'Water on the Earth' },
    {
      kind: 'table',
      rows: [
        ['Place', 'Fresh', 'Salt'],
        ['Rivers', 'much', 'none'],
        ['Rivers', 'less', 'some'],
        ['Sea', 'nearly all of it', 'nearly all of it'],
      ],
    },
    { kind: 'paragraph' },
  ])
})
