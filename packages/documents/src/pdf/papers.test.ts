import type { PaperDocument } from '@klasrum/contract/papers'
import { materialIn } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { paperCell, paragraph } from '../papers/paper-document.ts'
import { papersOf } from '../papers/papers-of.ts'
import { pdfOf } from './pdf.ts'

const pagesOf = async (document: PaperDocument): Promise<string[]> =>
  (await extractText(await pdfOf(document), { mergePages: false })).text

const sizesOf = async (document: PaperDocument): Promise<string[]> => {
  const pdf = await getDocumentProxy(await pdfOf(document))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  return pages.map(({ view: [, , width = 0, height = 0] }) => `${Math.round(width)} × ${Math.round(height)}`)
}

const documentOf = (blocks: PaperDocument['parts'][number]['blocks'], of = 'portrait'): PaperDocument => ({
  title: 'Lone',
  fileName: 'Lone',
  language: 'en',
  paper: 'A4',
  parts: [
    { foot: { text: 'Foot', page: 'Page' }, orientation: of === 'portrait' ? of : 'landscape', blocks },
  ],
})

const exam = (...ask: Parameters<typeof papersOf>) => {
  const document = papersOf(...ask).at(-1)
  if (!document) throw new Error('there is no exam')
  return document
}

test.each([
  ['A4', '595 × 842', '842 × 595'],
  ['long', '612 × 936', '936 × 612'],
] as const)(
  'on %s every sheet has its true size, and the table lies across',
  async (paper, upright, across) => {
    const sizes = await sizesOf(exam(materialIn('fil'), { paper }))
    expect(sizes.at(-1)).toBe(across)
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([upright]))
  },
)

test('items stay whole, each part begins a page and counts from 1', async () => {
  const pages = await pagesOf(exam(materialIn('en', { choices: 30 })))
  const feet = pages.map((page) => /Examination · ([^\n]+?)\s*Page (\d+)$/.exec(page)?.slice(1, 3) ?? [])
  const parts = Map.groupBy(feet, ([name]) => name)
  expect([...parts.keys()]).toEqual([
    'Version A',
    'Version B',
    'Version A · Answer Key',
    'Version B · Answer Key',
    'Table of Specifications',
  ])
  for (const part of nonEmpty(parts.values()))
    expect(part.map(([, page]) => Number(page))).toEqual(part.map((_, at) => at + 1))
  const [paper = []] = [parts.get('Version A')]
  const versionA = pages.slice(0, paper.length)
  expect(versionA.join('\n').match(/^\d+\.\s+(Which|Where)/gm)).toHaveLength(30)
  // The options of the thirty items, and those to match.
  expect(versionA.join('\n').match(/^A\.\s+chlorophyll/gm)).toHaveLength(31)
  for (const page of nonEmpty(versionA))
    expect(page.match(/^A\.\s+chlorophyll/gm)?.length).toBe(page.match(/^D\.\s+stomata/gm)?.length)
})

const words = (count: number, mark: string) =>
  Array.from({ length: count }, (_, at) => `${mark}${at}`).join(' ')

test.each([24, 25, 26, 27, 28, 29, 30, 31, 32])(
  'signatures below a table of %i rows have its last row on their page',
  async (count) => {
    const pages = await pagesOf(
      documentOf(
        [
          {
            kind: 'table',
            shares: [50, 50],
            head: 1,
            ruled: true,
            withNext: true,
            rows: Array.from({ length: count }, (_, at) => ({
              cells: [paperCell(`row${at}`), paperCell('x')],
            })),
          },
          { kind: 'group', blocks: [paragraph('Prepared by'), paragraph('Signature')] },
        ],
        'landscape',
      ),
    )
    const signed = pages.find((page) => page.includes('Prepared by')) ?? ''
    expect(signed).toContain(`row${count - 1}`)
    expect(signed).toContain('Signature')
    expect(
      pages
        .join('\n')
        .match(/row\d+/g)
        ?.filter((row) => row === `row${count - 1}`),
    ).toHaveLength(1)
  },
)

test('what is higher than a page goes on over the next ones and loses nothing', async () => {
  const pages = await pagesOf(
    documentOf(
      [
        { kind: 'group', item: 'q1', blocks: [paragraph(words(900, 'stem'))] },
        {
          kind: 'table',
          shares: [20, 40, 40],
          head: 1,
          ruled: true,
          small: true,
          rows: [
            { cells: [paperCell(''), paperCell('One'), paperCell('Two')] },
            { cells: [paperCell('Band', { span: 3, fill: 'band' })] },
            {
              splits: true,
              cells: [paperCell('Tall'), paperCell(words(400, 'one')), paperCell(words(900, 'two'))],
            },
            { cells: [paperCell('Low'), paperCell(words(5, 'low')), paperCell('')] },
          ],
        },
        {
          kind: 'group',
          blocks: [
            {
              kind: 'table',
              shares: [50, 50],
              head: 0,
              ruled: false,
              rows: [{ cells: [paperCell(words(1_000, 'left')), paperCell(words(1_000, 'right'))] }],
            },
          ],
        },
      ],
      'landscape',
    ),
  )
  const said = new Set(pages.join('\n').split(/\s+/))
  for (const [count, mark] of [
    [900, 'stem'],
    [400, 'one'],
    [900, 'two'],
    [5, 'low'],
    [1_000, 'left'],
    [1_000, 'right'],
  ] as const)
    expect(
      words(count, mark)
        .split(' ')
        .filter((word) => !said.has(word)),
    ).toEqual([])
})

test('a title does not stay behind when its row goes to the next page', async () => {
  const titled = Array.from({ length: 150 }, (_, at) => [
    { cells: [paperCell(`Title ${at}`, { span: 2, fill: 'band' as const })] },
    { cells: [paperCell(`Row ${at}`), paperCell(words(1 + ((at * 7) % 40), 'text'))] },
  ]).flat()
  const pages = await pagesOf(
    documentOf([
      {
        kind: 'table',
        shares: [50, 50],
        head: 1,
        ruled: true,
        rows: [{ cells: [paperCell('Head'), paperCell('Second')] }, ...titled],
      },
    ]),
  )
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.join('\n').match(/Title \d+/g)).toHaveLength(150)
  for (const page of nonEmpty(pages)) {
    expect(page.match(/Title \d+/g)?.length).toBe(page.match(/Row \d+/g)?.length)
    expect(page).toContain('Head')
  }
})
