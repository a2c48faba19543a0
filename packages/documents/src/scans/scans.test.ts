import { deflateSync } from 'node:zlib'
import { readingSentences } from '@klasrum/contract/source'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { readDocument, readQuickly, readWithScans } from '../read-document.ts'
import { pngFile } from '../reading/png.ts'
import { asPhotographed, madePictures, pdfOfPictures } from './made-scan.ts'
import { readScan } from './read-scan.ts'
import { readerAtWork } from './reader-at-work.ts'
import { textOfLine } from './scan.ts'

const patience = 240_000
const english =
  'Water rises from the sea as vapor when the sun warms it. High above the ground it turns into small drops that hang together as clouds.'
const filipino =
  'Ang ugat ang kumakapit sa lupa at sumisipsip ng tubig. Ang dahon ang gumagawa ng pagkain mula sa liwanag ng araw at hangin.'
const titled = (title: string, text: string) => [
  { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 12] as [number, number, number, number] },
  { text, fontSize: 12 },
]
const fileName = 'scan.pdf'

test(
  'a scan in English and Filipino is read as titles and paragraphs, page by page, and a page with text keeps its text',
  async () => {
    const [one = Buffer.alloc(0)] = await madePictures(titled('The Water Cycle', english))
    const [other = Buffer.alloc(0)] = await madePictures(titled('Mga Bahagi ng Halaman', filipino))
    const typed = 'Plants take up water with their roots and give it off through their leaves.'
    const bytes = await pdfOfPictures([one, other], [{ text: typed, pageBreak: 'before' }])
    expect(await readQuickly(bytes, { fileName })).toEqual({ scanned: [1, 2] })
    const heard: string[] = []
    const read = await readDocument(bytes, {
      fileName,
      onPage: (page, pages) => heard.push(`${page} of ${pages}`),
    })
    if ('problem' in read) throw new Error(read.problem)
    expect(heard).toEqual(['1 of 2', '2 of 2'])
    expect(read.source).toMatchObject({ kind: 'pdf', title: 'The Water Cycle', pages: 3 })
    expect(read.source.blocks).toMatchObject([
      { kind: 'heading', text: 'The Water Cycle', page: 1 },
      { kind: 'paragraph', text: english, page: 1 },
      { kind: 'heading', text: 'Mga Bahagi ng Halaman', page: 2 },
      { kind: 'paragraph', text: filipino, page: 2, language: 'fil' },
      { text: typed, page: 3 },
    ])
  },
  patience,
)

test(
  'an askew photo in bad light of a page with two columns is read, also when it lies on its side',
  async () => {
    const [title] = titled('The Water Cycle', '')
    const rain = 'Rain brings the water back to the land, and rivers carry it to the sea again. '
    const [most, least] = atSize({ commit: [3, 2], long: [5, 3] })
    const texts = [`${english} `.repeat(least).trim(), rain.repeat(most).trim()]
    const columns = texts.map((text) => ({ text }))
    const page = [title, { columns, columnGap: 30, fontSize: 12 }].filter((part) => part !== undefined)
    const [photo = Buffer.alloc(0)] = await madePictures(page, { ...asPhotographed, quarters: 1 })
    const read = await readDocument(photo, { fileName: 'photo.jpg' })
    if ('problem' in read) throw new Error(read.problem)
    expect(read.source).toMatchObject({ kind: 'photo', title: 'The Water Cycle', pages: 1 })
    const found = read.source.blocks.map((block) => ('text' in block ? block.text : ''))
    expect(found.join(' ')).toBe(['The Water Cycle', ...texts].join(' '))
  },
  patience,
)

test(
  'a drawing on a page that is a picture is cut out, and the words are not',
  async () => {
    const drawing = {
      canvas: [{ type: 'rect' as const, x: 60, y: 0, w: 220, h: 140, color: '#555555' }],
      margin: [0, 20, 0, 20] as [number, number, number, number],
    }
    const [photo = Buffer.alloc(0)] = await madePictures([
      ...titled('The Water Cycle', english),
      drawing,
      { text: filipino, fontSize: 12 },
    ])
    const read = await readScan(photo, { pages: [1] })
    if ('problem' in read) throw new Error(read.problem)
    const [found, ...more] = read.pages[0]?.pictures ?? []
    expect(more).toEqual([])
    expect((found?.width ?? 0) / (found?.height ?? 1)).toBeCloseTo(220 / 140, 0)
  },
  patience,
)

const line = (text: string, y: number, more = {}) => ({
  words: text.split(' ').map((word, at, all) => ({
    text: word,
    x: 40 + all.slice(0, at).join('').length * 6 + at * 4,
    width: word.length * 6,
  })),
  y,
  size: 11,
  sure: true,
  ...more,
})

test('what was not read clearly is left out until it was confirmed, and then stands as it was typed', async () => {
  const [picture = Buffer.alloc(0)] = await madePictures([english])
  const lines = [
    line('Clouds are made of drops. The vap0r', 50),
    line('cones from tne sea. Rain falls down.', 64, { sure: false }),
    line('Rivers carry the water back again.', 78),
  ]
  const page = { number: 1, width: 595, height: 842, lines, pictures: [] }
  const before = JSON.stringify(await readWithScans(picture, [page], { fileName }))
  expect(before).toContain('Clouds are made of drops.')
  expect(before).toContain('Rivers carry the water back again.')
  expect(before).not.toMatch(/tne|vap0r|Rain falls/)
  expect(before).toContain('1 line was not read clearly and left out.')
  const [first, doubtful, last] = lines
  const corrected = { ...doubtful, corrected: 'comes from the sea. Rain falls down.' }
  const confirmed = { ...page, lines: [first, corrected, last] } as typeof page
  const after = JSON.stringify(await readWithScans(picture, [confirmed], { fileName }))
  expect(after).toContain('comes from the sea. Rain falls down.')
  expect(after).not.toContain('left out')
})

test('a PNG that unpacks to a giant, a giant photo and a photo of a kind that is not read are refused', async () => {
  const size = { width: 30_000, height: 30_000 }
  const row = deflateSync(Buffer.alloc(1))
  const bomb = pngFile(row, { ...size, bits: 8, colour: 0, level: 1 })
  expect(await readDocument(bomb, { fileName: 'bomb.png' })).toEqual({ problem: 'too_heavy' })
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  expect(await readDocument(heic, { fileName: 'IMG_1.HEIC' })).toEqual({ problem: 'heic' })
  expect(readingSentences.heic).toContain('JPG')
})

const waterPages = async (count: number, dots: number) => {
  const pictures: Buffer[] = []
  for (let page = 1; page <= count; page += 1)
    pictures.push(...(await madePictures([`Lesson ${page}: ${english}`], { dots })))
  return pictures
}

test(
  'every page of a fine scan is seen, also behind pages with text: all pictures together may be as large as they like',
  async () => {
    const fine = await waterPages(6, 300)
    const bytes = await pdfOfPictures(fine, [{ text: filipino, pageBreak: 'before' }])
    expect(await readQuickly(bytes, { fileName })).toEqual({ scanned: [1, 2, 3, 4, 5, 6] })
    const read = await readScan(bytes, { pages: [6] })
    if ('problem' in read) throw new Error(read.problem)
    expect(read.pages[0]?.lines.map(textOfLine).join(' ')).toBe(`Lesson 6: ${english}`)
  },
  patience,
)

test(
  'a page on which the reader ended is read again alone, and if that does not help told by its number',
  async () => {
    const kill = async (before?: number): Promise<number> => {
      await expect
        .poll(() => (readerAtWork() ?? before) !== before, { timeout: 60_000, interval: 20 })
        .toBe(true)
      const reader = readerAtWork() ?? 0
      process.kill(reader, 'SIGKILL')
      return reader
    }
    const bytes = await pdfOfPictures(await waterPages(2, 150))
    const again = readScan(bytes, { pages: [1, 2] })
    await kill()
    const once = await again
    if ('problem' in once) throw new Error(once.problem)
    expect(once.pages.map(({ lines }) => lines.length > 0)).toEqual([true, true])
    const twice = readScan(bytes, { pages: [1, 2] })
    await kill(await kill())
    const rest = await twice
    if ('problem' in rest) throw new Error(rest.problem)
    expect(rest.pages.map(({ number, lines }) => [number, lines.length > 0])).toEqual([
      [1, false],
      [2, true],
    ])
    const told = JSON.stringify(await readWithScans(bytes, rest.pages, { fileName }))
    expect(told).toContain('1 of 2 pages have no text that can be read and were left out: 1.')
  },
  patience,
)

test(
  'a reader that is killed is told as one that took too much, and leaves no process behind',
  async () => {
    const [picture = Buffer.alloc(0)] = await madePictures([english])
    const reading = readScan(picture, { pages: [1] })
    await expect.poll(readerAtWork, { timeout: 20_000 }).toBeDefined()
    process.kill(readerAtWork() ?? 0, 'SIGKILL')
    expect(await reading).toEqual({ problem: 'too_heavy' })
    expect(readerAtWork()).toBeUndefined()
  },
  patience,
)
