import type { PaperDocument } from '@klasrum/contract/papers'
import { fractionBar } from '@klasrum/drawings/fraction-model'
import { pdfsFromWord } from '@klasrum/testkit/libreoffice'
import { materialIn } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { paperCell } from '../papers/paper-document.ts'
import { papersOf } from '../papers/papers-of.ts'
import { unpackZip } from '../unpack-zip.ts'
import { docxOf } from './docx.ts'

const xmlOf = async (document: PaperDocument, name = 'word/document.xml'): Promise<string> => {
  const files = unpackZip(Buffer.from(await docxOf(document)), { wanted: /\.xml$/, most: 50_000_000 })
  return files.get(name)?.toString('utf8') ?? ''
}
const textsIn = (xml: string): string[] =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p [^>]*>(.*?)<\/w:p>/gs)].map(([, one, other]) =>
    [...(one ?? other ?? '').matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)]
      .map(([, text]) => text ?? '\t')
      .join(''),
  )
const paper = (...[language, ask, at = 1]: [...Parameters<typeof materialIn>, number?]): PaperDocument => {
  const document = papersOf(materialIn(language, ask)).at(at)
  if (!document) throw new Error('there is no such document')
  return document
}
const lone = (text: string, more: Partial<PaperDocument> = {}): PaperDocument => ({
  title: 'Lone',
  fileName: 'Lone',
  language: 'en',
  paper: 'A4',
  parts: [
    {
      foot: { text: 'Lone', page: 'Page' },
      orientation: 'portrait',
      blocks: [{ kind: 'paragraph', runs: [{ text }] }],
    },
  ],
  ...more,
})

test('the text stands in its order, with numbers and letters of its own', async () => {
  const xml = await xmlOf(paper('en'))
  const texts = textsIn(xml)
  const from = texts.indexOf('1.\tWhich green pigment takes in the energy of sunlight?')
  expect(texts.slice(from + 1, from + 6)).toEqual([
    'A.\tchlorophyll',
    'B.\txylem',
    'C.\tglucose',
    'D.\tstomata',
    '2.\tWhich part of the leaf lets carbon dioxide in?',
  ])
  expect(xml).not.toContain('<w:numPr>')
})

test('an item keeps with its options, and the last option lets the next item go', async () => {
  const xml = await xmlOf(paper('en'))
  const keeps = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
    .map(([text]) => text)
    .filter((text) => /<w:t[^>]*>[A-D]\.<\/w:t>/.test(text))
    .slice(0, 8)
    .map((text) => text.includes('<w:keepNext/>'))
  expect(keeps).toEqual([true, true, true, false, true, true, true, false])
})

test('the lines to sign on stay with what is to be signed', async () => {
  const xml = await xmlOf(paper('en', {}, 0))
  const signatures = xml.slice(xml.lastIndexOf('<w:tbl>'), xml.lastIndexOf('</w:tbl>'))
  const rows = signatures.split('</w:tr>').slice(0, -1)
  expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, true, false])
})

test('the last row of a plan stays with the signatures below it', async () => {
  const xml = await xmlOf(paper('en', {}, 0))
  const tables = xml.split('</w:tbl>')
  const rows = (tables.at(-3) ?? '').split('</w:tr>').slice(0, -1)
  expect(nonEmpty(rows).at(-1)).toContain('<w:keepNext/>')
})

test('every part is a section that begins a page and counts its pages from 1', async () => {
  const xml = await xmlOf(paper('en', {}, -1))
  const sections = [...xml.matchAll(/<w:sectPr.*?<\/w:sectPr>/gs)].map(([text]) => text)
  expect(sections).toHaveLength(5)
  for (const section of nonEmpty(sections)) {
    expect(section).toContain('w:val="nextPage"')
    expect(section).toMatch(/<w:pgNumType [^>]*w:start="1"/)
  }
  expect(sections.map((section) => section.includes('w:orient="landscape"'))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test.each([
  ['A4', 'portrait', 'w:w="11906" w:h="16838"'],
  ['A4', 'landscape', 'w:w="16838" w:h="11906"'],
  ['long', 'portrait', 'w:w="12240" w:h="18720"'],
  ['long', 'landscape', 'w:w="18720" w:h="12240"'],
] as const)('%s %s is its true size', async (size, orientation, expected) => {
  const { parts } = lone('One')
  const xml = await xmlOf(
    lone('One', { paper: size, parts: parts.map((part) => ({ ...part, orientation })) }),
  )
  expect(/<w:pgSz ([^>]*?w:h="\d+")/.exec(xml)?.[1]).toBe(expected)
})

test('signs that no Word file may hold are left out, and those of markup stay text', async () => {
  const xml = await xmlOf(lone('a\u0000b\u0007c\uFFFF\uD800 <w:p> & "Peña" ₱5\nnext'))
  expect(textsIn(xml).join('')).toBe('abc\uFFFD &lt;w:p&gt; &amp; &quot;Peña&quot; ₱5next')
  expect(xml).toContain('<w:br/>')
})

test('a document says in which language it is written', async () => {
  expect(await xmlOf(lone('Isa', { language: 'fil' }), 'word/styles.xml')).toContain('w:val="fil-PH"')
})

test('a box of words has lines around it and none inside', async () => {
  const { parts } = lone('One')
  const words = { kind: 'table' as const, shares: [1, 1], head: 0, ruled: false, boxed: true as const }
  const rows = [{ cells: ['xylem', 'phloem'].map((word) => paperCell(word)) }]
  const xml = await xmlOf(
    lone('One', { parts: parts.map((part) => ({ ...part, blocks: [{ ...words, rows }] })) }),
  )
  const lines = [
    ...(/<w:tblBorders>.*?<\/w:tblBorders>/.exec(xml)?.[0] ?? '').matchAll(/<w:(\w+) w:val="(\w+)"/g),
  ]
  expect(Object.fromEntries(lines.map(([, side = '', line]) => [side, line]))).toEqual({
    ...{ top: 'single', bottom: 'single', left: 'single', right: 'single' },
    ...{ insideH: 'none', insideV: 'none' },
  })
})

const open = async () => {
  const documents = [
    paper('en', { format: 'ilaw' }, 0),
    paper('fil', { format: 'dll', sessions: 5 }, 0),
    paper('fil'),
    paper('en', { choices: 30 }, -1),
  ]
  const pdfs = await pdfsFromWord(await Promise.all(documents.map(docxOf)))
  return Promise.all(
    pdfs.map(async (pdf) => (await extractText(new Uint8Array(pdf), { mergePages: false })).text),
  )
}

test('an office program opens every document, keeps items whole and gives each key its own page', async () => {
  const [ilaw = [], dll = [], quiz = [], exam = []] = await open()
  // How many pages it comes to depends on the fonts of the machine; that none is empty does not.
  for (const pages of [ilaw, dll, quiz, exam]) {
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter((page) => page.trim() === '')).toEqual([])
  }
  expect(dll.filter((page) => !page.includes('Sesyon 5'))).toEqual([])
  expect(quiz.filter((page) => page.includes('Susi sa Pagwawasto'))).toEqual(quiz.slice(-1))
  const versionA = exam.slice(
    0,
    exam.findIndex((page) => page.includes('Examination · Version B')),
  )
  const questions = versionA.join('\n').match(/^\d+\.\s+(Which|Where)/gm) ?? []
  expect(questions).toHaveLength(30)
  // The options of the thirty items, and those to match.
  expect(versionA.join('\n').match(/^A\.\s+chlorophyll/gm)).toHaveLength(31)
  for (const page of nonEmpty(versionA))
    expect(page.match(/^A\.\s+chlorophyll/gm)?.length).toBe(page.match(/^D\.\s+stomata/gm)?.length)
}, 120_000)

test('a drawing is in the file as a vector drawing and as a picture, with words for those who cannot see it', async () => {
  const drawing = fractionBar({ parts: 4, shaded: 3, alt: 'A bar of 4 equal parts.' })
  const document = lone('x', {
    parts: [
      {
        foot: { text: 'Lone', page: 'Page' },
        orientation: 'portrait',
        blocks: [{ kind: 'drawing', drawing, indent: 20 }],
      },
    ],
  })
  const files = unpackZip(Buffer.from(await docxOf(document)), { wanted: /media|\.xml$/, most: 50_000_000 })
  const names = [...files.keys()].filter((name) => name.startsWith('word/media/'))
  expect(names.map((name) => name.split('.').at(-1)).toSorted()).toEqual(['png', 'svg'])
  const png = files.get(names.find((name) => name.endsWith('png')) ?? '')
  // Four dots for each point: sharp enough for a photocopy.
  expect(png?.readUInt32BE(16)).toBe(drawing.width * 4)
  expect(files.get('word/document.xml')?.toString('utf8')).toContain('descr="A bar of 4 equal parts."')
})
