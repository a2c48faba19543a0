import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeLessons, madePdf, madeText, placedText } from './made-pdf.ts'
import { pngOf } from './png.ts'

async function read(...made: Parameters<typeof madePdf>) {
  const reading = await documentOfBytes(await madePdf(...made), 'Lesson.pdf')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}
const textsOf = async (...made: Parameters<typeof madePdf>) =>
  (await read(...made)).source.blocks.map((block) => ('text' in block ? block.text : block.kind))

const gap: [number, number, number, number] = [0, 0, 0, 8]

test('titles by size and weight, terms in bold, lists and captions come as blocks with their page', async () => {
  const { source } = await read([
    { text: 'The Water Cycle', fontSize: 18, bold: true, margin: gap },
    { text: ['Water rises by ', { text: 'evaporation', bold: true }, `, and ${madeText(1)}`], margin: gap },
    { text: 'Kinds of rain', bold: true, margin: gap },
    { text: '• Warm rain\n• Rain of the mountains\n• Rain of the storms', margin: gap },
    { text: 'Steps', bold: true, margin: gap },
    { ol: ['Fill the glass.', `Wait until ${madeText(2, 30)}`, 'Write it down.'], margin: gap },
    { text: 'Figure 1. The cycle', margin: gap },
    { text: madeText(3), pageBreak: 'before' },
  ])
  expect(source).toMatchObject({ kind: 'pdf', title: 'The Water Cycle', pages: 2, language: 'en' })
  expect(source.blocks).toMatchObject([
    { kind: 'heading', level: 1, text: 'The Water Cycle', page: 1 },
    { kind: 'paragraph', text: `Water rises by evaporation, and ${madeText(1)}`, terms: ['evaporation'] },
    { kind: 'heading', level: 2, text: 'Kinds of rain' },
    { kind: 'list', ordered: false, items: ['Warm rain', 'Rain of the mountains', 'Rain of the storms'] },
    { kind: 'heading', level: 2, text: 'Steps' },
    {
      kind: 'list',
      ordered: true,
      items: ['Fill the glass.', `Wait until ${madeText(2, 30)}`, 'Write it down.'],
    },
    { kind: 'caption', text: 'Figure 1. The cycle' },
    { kind: 'paragraph', text: madeText(3), page: 2 },
  ])
})

test('a line to the left of the mark of an item begins a new paragraph, however close it stands', async () => {
  const { source } = await read([
    { text: madeText(1), margin: gap },
    { text: '• warm rain of the sea\n• cold rain of the hills', margin: [14, 0, 0, 0] },
    { text: `Clouds ${madeText(2, 40)}` },
  ])
  expect(source.blocks.slice(1)).toMatchObject([
    { kind: 'list', items: ['warm rain of the sea', 'cold rain of the hills'] },
    { kind: 'paragraph', text: `Clouds ${madeText(2, 40)}` },
  ])
})

test('two columns are read one after the other, between titles over the whole width', async () => {
  const column = (from: number) => [4, 5].map((at) => ({ text: madeText(from + at), margin: gap }))
  const columns = (from: number) => ({
    columns: [column(from), column(from + 10)],
    columnGap: 24,
    margin: gap,
  })
  const found = await textsOf([
    { text: 'A Title over the Whole Width of This Page of Text', fontSize: 16, bold: true, margin: gap },
    columns(0),
    { text: 'Another Title over the Whole Width of This Page', fontSize: 16, bold: true, margin: gap },
    columns(30),
  ])
  expect(found).toEqual([
    'A Title over the Whole Width of This Page of Text',
    ...[4, 5, 14, 15].map((seed) => madeText(seed)),
    'Another Title over the Whole Width of This Page',
    ...[34, 35, 44, 45].map((seed) => madeText(seed)),
  ])
})

test('what repeats from page to page is left out, and a paragraph goes on over the page', async () => {
  const whole = madeText(7, 1_400)
  const found = await textsOf([{ text: whole }], {
    pageMargins: [60, 80, 60, 80],
    header: { text: 'Science 5 – Learner’s Material', margin: [60, 30, 60, 0] },
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, margin: [60, 20, 60, 0] }),
  })
  expect(found).toEqual([whole])
})

test('the last line of a page stays though the number of the page stands beside it', async () => {
  const lines = [1, 2, 3, 4].map((page) =>
    Array.from({ length: 6 }, (_, at) =>
      madeText(page * 10 + at, 8).replace('.', at < 5 || page < 4 ? '' : '.'),
    ),
  )
  const found = await textsOf(
    lines.flatMap((page, at) => [
      ...page.map((line, row) => placedText(60, 680 + row * 15, line)),
      placedText(520, 755, String(at + 7)),
      ...(at === 1 ? [placedText(60, 815, 'Chapter 5.indd 68 12/07/2024')] : []),
      { text: ' ', ...(at < 3 && { pageBreak: 'after' as const }) },
    ]),
  )
  expect(found).toEqual([lines.flat().join(' ')])
})

test('a title that begins every page is no running header, and a large picture is made smaller', async () => {
  const [width, height] = [1_500, 1_300]
  const png = pngOf(new Uint8Array(width * height).fill(90), { width, height, channels: 1 })
  const { source } = await read([
    ...madeLessons(4),
    { image: `data:image/png;base64,${png.toString('base64')}`, width: 300 },
  ])
  const titles = source.blocks.filter(({ kind }) => kind === 'heading')
  expect(titles).toMatchObject([1, 2, 3, 4].map((number) => ({ text: `Lesson ${number}`, page: number })))
  expect(source.pictures).toMatchObject([{ width: 750, height: 650 }])
})

test('words cut at the end of a line are joined, and those with a hyphen of their own keep it', async () => {
  const lines = [
    'Plants make their food by photo-',
    'synthesis, which every pag-',
    'aaral about plants and every araw-',
    'araw walk in a well-',
    'known garden shows to those who look. A well-known fact.',
  ]
  expect(await textsOf([{ text: lines.join('\n') }])).toEqual([
    'Plants make their food by photosynthesis, which every pag-aaral about plants and every araw-araw walk in a well-known garden shows to those who look. A well-known fact.',
  ])
})

test('aligned columns of short texts are a table', async () => {
  const rows = [
    ['Process', 'What happens', 'Where'],
    ['Evaporation', 'Water becomes vapor because the sun warms the sea', 'Seas'],
    ['Rain', 'Drops fall', 'Land'],
    ['Flow', 'Water runs down', 'Rivers'],
  ]
  const { source } = await read([
    { text: madeText(9), margin: gap },
    {
      table: { widths: [90, 150, 90], body: structuredClone(rows) },
      layout: { paddingTop: () => 5, paddingBottom: () => 5, paddingRight: () => 20 },
      margin: gap,
    },
    { text: madeText(8) },
  ])
  expect(source.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'table', head: true, rows },
    { kind: 'paragraph' },
  ])
})

test('a picture is kept as a PNG at its place, and small figures keep their meaning', async () => {
  const [width, height] = [90, 70]
  const png = pngOf(new Uint8Array(width * height * 3).fill(120), { width, height, channels: 3 })
  const { source, pictures } = await read([
    { text: ['The area is 25 m', { text: '2', sup: true }, `, and ${madeText(3)}`], margin: gap },
    { image: `data:image/png;base64,${png.toString('base64')}`, margin: gap },
    { text: 'Figure 2. A grey field' },
  ])
  expect(source.blocks).toMatchObject([
    { kind: 'paragraph', text: `The area is 25 m², and ${madeText(3)}` },
    { kind: 'picture', picture: 0 },
    { kind: 'caption' },
  ])
  expect(source.pictures).toEqual([{ type: 'image/png', width, height, caption: 'Figure 2. A grey field' }])
  expect(pictures[0]?.bytes).toEqual(png)
})

test('a picture on three pages belongs to the paper, and one on two pages is kept once', async () => {
  const [width, height] = [90, 70]
  const grey = (tone: number) =>
    `data:image/png;base64,${pngOf(new Uint8Array(width * height).fill(tone), { width, height, channels: 1 }).toString('base64')}`
  const { source } = await read(
    [1, 2, 3, 4].flatMap((page) => [
      { text: madeText(page), ...(page > 1 && { pageBreak: 'before' as const }) },
      { image: 'logo' },
      ...(page < 3 ? [{ image: 'map' }] : []),
    ]),
    { images: { logo: grey(40), map: grey(200) } },
  )
  expect(source.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'picture', picture: 0 },
    { kind: 'paragraph' },
    { kind: 'picture', picture: 0 },
    { kind: 'paragraph' },
    { kind: 'paragraph' },
  ])
  expect(source.pictures).toHaveLength(1)
})
