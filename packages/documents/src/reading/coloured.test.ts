import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeDocx } from './made-docx.ts'
import { framed, madePdf, madeText, placedText } from './made-pdf.ts'

async function blocksOf(bytes: Buffer, name: string) {
  const reading = await documentOfBytes(bytes, name)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.source.blocks
}
/** What is a term, in the order of the blocks. */
const termsOf = async (bytes: Buffer, name: string) =>
  (await blocksOf(bytes, name)).flatMap(({ terms }) => terms)

const around = [1, 2, 3, 4, 5].map((seed, at) => placedText(60, 600 + at * 15, madeText(seed, 13)))
const ruled = (y: number) => framed(60, y, [300, 0.5], '#000000')

test('in a PDF, a choice or words in a colour among black ones are terms', async () => {
  const long = 'because the warm air over the sea rises and then becomes cool again'
  const bytes = await madePdf([
    placedText(60, 100, '1. Why does it rain on the islands in June?'),
    placedText(60, 115, 'A. because of the moon'),
    { text: ['B. ', { text: long, color: '#ff0000' }], absolutePosition: { x: 60, y: 130 } },
    placedText(60, 145, 'C. because of the stars'),
    placedText(60, 190, '2. How many months have rain?'),
    placedText(60, 205, 'A. 12'),
    placedText(60, 220, 'B. 6', { color: '#00b050' }),
    placedText(60, 235, 'C. 1'),
    {
      text: ['The water rises as ', { text: 'vapor', color: '#0070c0' }, ' when sunlight warms it.'],
      absolutePosition: { x: 60, y: 280 },
    },
    ruled(310),
    ...around,
  ])
  expect(await termsOf(bytes, 'Quiz.pdf')).toEqual([long, '6', 'vapor'])
})

test('in a PDF, titles, whole paragraphs, whole lists, links, greys and numbers of items in a colour are no terms', async () => {
  const red = { color: '#c00000' }
  const bytes = await madePdf([
    placedText(60, 60, 'The Rain of the Islands', { fontSize: 17, bold: true, ...red }),
    placedText(60, 100, 'Read this first, and then answer all of the questions below.', red),
    placedText(60, 130, 'A. warm rain', red),
    placedText(60, 145, 'B. cold rain', red),
    {
      text: ['See ', { text: 'our page', color: '#0563c1', decoration: 'underline' }, ' and ask for more.'],
      absolutePosition: { x: 60, y: 180 },
    },
    {
      text: ['Look at ', { text: 'www.example.org', color: '#0563c1' }, ' for more of the same.'],
      absolutePosition: { x: 60, y: 210 },
    },
    {
      text: ['Some of it is ', { text: 'grey letters', color: '#7f7f7f' }, ' and nothing more.'],
      absolutePosition: { x: 60, y: 240 },
    },
    { text: [{ text: '1. ', ...red }, 'Rivers lead to the sea.'], absolutePosition: { x: 60, y: 270 } },
    { text: [{ text: '2. ', ...red }, 'Clouds bring the rain.'], absolutePosition: { x: 60, y: 285 } },
    ruled(320),
    ...around,
  ])
  const blocks = await blocksOf(bytes, 'Lesson.pdf')
  expect(blocks.flatMap(({ terms }) => terms)).toEqual([])
  expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'The Rain of the Islands' })
})

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const red = '<w:color w:val="FF0000"/>'
const black = '<w:color w:val="1F1F1F"/>'

test('in a Word file, a choice or words in a colour or on one are terms', async () => {
  const bytes = await madeDocx(
    [
      paragraph(run('Which of these falls from the clouds?')),
      paragraph(run('A. sand', black)),
      paragraph(run('B. ra', red), run('in', red)),
      paragraph(run('C. stones')),
      paragraph(run('Which of these is salt water in nature?')),
      paragraph(run('A. '), run('the sea', '<w:highlight w:val="yellow"/>')),
      paragraph(run('B. the river', '<w:color w:val="auto"/>')),
      paragraph(
        run('Water rises as '),
        run('vapor', '<w:shd w:val="clear" w:fill="FFFF00"/>'),
        run(' at noon.'),
      ),
    ].join(''),
  )
  expect(await termsOf(bytes, 'Quiz.docx')).toEqual(['rain', 'the sea', 'vapor'])
})

test('in a Word file, links, whole paragraphs, whole lists and dark letters in a colour are no terms', async () => {
  const bytes = await madeDocx(
    [
      paragraph(run('Read this first, and then answer all of the questions below.', red)),
      paragraph(run('A. warm rain', red)),
      paragraph(run('B. cold rain', red)),
      paragraph(run('See '), `<w:hyperlink>${run('our page', red)}</w:hyperlink>`, run(' for more of it.')),
      paragraph(
        run('See '),
        run('that page', '<w:u w:val="single"/><w:color w:val="0563C1"/>'),
        run(' too.'),
      ),
      paragraph(run('Some is in '), run('dark letters', '<w:color w:val="1F3864"/>'), run(' as usual.')),
    ].join(''),
  )
  expect(await termsOf(bytes, 'Lesson.docx')).toEqual([])
})
