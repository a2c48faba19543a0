import {
  asPhotographed,
  madePictures,
  pdfOfPictures,
  type ScanQuality,
  type Typeset,
} from '../packages/documents/src/scans/made-scan.ts'
import { readScan } from '../packages/documents/src/scans/read-scan.ts'
import { type ScanPage, textOfLine } from '../packages/documents/src/scans/scan.ts'
import type { Fact, Result } from './measure.ts'
import { peakDuring } from './memory.ts'
import { ocrPages } from './ocr-pages.ts'

const qualities: { name: string; made: ScanQuality; most: number }[] = [
  { name: 'clean scan, 300 dots an inch', made: { dots: 300, quality: 90 }, most: 0.5 },
  { name: 'usual scan, 200 dots', made: { dots: 200, quality: 75, grain: 4 }, most: 0.5 },
  { name: 'poor scan, 150 dots, crooked', made: { dots: 150, quality: 60, lean: -1.2, grain: 6 }, most: 0.5 },
  { name: 'photo: askew, shadow, JPEG', made: asPhotographed, most: 3 },
]
const mostSeconds = 60
const mostMegabytes = 400

/** Letters that differ from what was typeset, and the time for ten pages. Where lines break is not counted. */
export async function benchOcr(): Promise<Result[]> {
  const figures: Fact[] = []
  for (const { name, made, most } of qualities) {
    const pictures: Buffer[] = []
    for (const page of ocrPages) pictures.push(...(await madePictures(contentOf(page), made)))
    const file = await pdfOfPictures(pictures)
    const own = process.memoryUsage().rss / 1_048_576
    const started = performance.now()
    const { made: read, megabytes } = await peakDuring(() =>
      readScan(file, { pages: ocrPages.map((_, at) => at + 1) }),
    )
    const seconds = (performance.now() - started) / 1_000
    if ('problem' in read) throw new Error(`Not read: ${read.problem}`)
    const { errors, letters } = compareAll(read.pages)
    const unsure = read.pages.flatMap(({ lines }) => lines).filter(({ sure }) => !sure).length
    const share = (errors / letters) * 100
    figures.push(
      figure(`${name}: letters read wrong`, share, most, '%'),
      figure(`${name}: ten pages (${unsure} unsure lines)`, seconds, mostSeconds, 's'),
      figure(`${name}: memory of the reader`, megabytes - own, mostMegabytes, 'MB'),
    )
  }
  return [{ title: 'Pages that are pictures', figures }]
}

type OcrPage = (typeof ocrPages)[number]

const blocksOf = ({ text }: OcrPage): string[] => text.split(/\n+/)

function contentOf(page: OcrPage): Typeset[] {
  const [title = '', ...rest] = blocksOf(page)
  const paragraphs = rest.map((text): Typeset => ({ text, margin: [0, 0, 0, 9] }))
  const half = Math.ceil(paragraphs.length / 2)
  const body: Typeset[] =
    page.columns === 1
      ? paragraphs
      : [
          {
            columns: [{ stack: paragraphs.slice(0, half) }, { stack: paragraphs.slice(half) }],
            columnGap: 28,
          },
        ]
  return [{ text: title.slice(2), fontSize: 17, bold: true, margin: [0, 0, 0, 10] }, ...body]
}

/** Without line breaks: a word divided over two lines does not come up, since nothing is hyphenated. */
const flat = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

function compareAll(pages: readonly ScanPage[]): { errors: number; letters: number } {
  let [errors, letters] = [0, 0]
  for (const [at, page] of ocrPages.entries()) {
    const wanted = flat(blocksOf(page).join(' ').slice(2))
    const read = flat((pages[at]?.lines ?? []).map(textOfLine).join(' '))
    errors += distance(wanted, read)
    letters += wanted.length
  }
  return { errors, letters }
}

/** Letters to be put in, taken out or exchanged to make one text of the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1)
      line[at] = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1),
      )
    above = line
  }
  return above[other.length] ?? 0
}

const figure = (what: string, found: number, most: number, unit: string): Fact => ({
  what,
  found: `${found.toFixed(unit === '%' ? 2 : 0)} ${unit}`,
  limit: { text: `${most} ${unit}`, held: found <= most },
})
