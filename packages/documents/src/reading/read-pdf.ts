import { mostDocumentPages, mostScannedPages } from '@klasrum/contract/source'
import { getDocumentProxy } from 'unpdf'
import type { ScanPage } from '../scans/scan.ts'
import { picturesOfScan, runsOfScan, withoutUnsure } from '../scans/unsure.ts'
import { type Drafts, mostPictureBytes, mostPictures, mostPixels, mostText, type Picture } from './draft.ts'
import { pagesInWords } from './pages-in-words.ts'
import { draftsOfPages } from './pdf-drafts.ts'
import { colourRuns } from './pdf-inks.ts'
import type { ExtractedPage } from './pdf-page.ts'
import { blankPainting, paintingOf } from './pdf-painting.ts'
import { pdfPicturesOf, type Shared, withoutRepeated } from './pdf-pictures.ts'
import { noFonts, type PdfFile, pdfRunsOf } from './pdf-text.ts'
import { type PrintedPage, sidesOf } from './pdf-turned.ts'
import { weighed } from './pdf-weight.ts'
import { Unread } from './unread.ts'

/** Fewer letters on all pages together are the stamp of a scanner. */
const fewestLetters = 40
/** Share of a page that a picture covers when the page is that picture. */
const covered = 0.5
/** Pages that pictures, tables and boxes are looked for on. */
const mostPaintedPages = 200
/** The head of a picture is never packed inside a PDF. */
const pictureMark = /\/Subtype\s*\/Image\b/

/** Pages of a file that are pictures, to be read from them first. */
export type Scanned = { scanned: number[] }

export async function readPdf(
  bytes: Buffer,
  scans?: ReadonlyMap<number, ScanPage>,
): Promise<Drafts | Scanned> {
  const hasPictures = pictureMark.test(bytes.toString('latin1'))
  const { copy, drawn, hidden } = await weighed(bytes)
  const file = await open(copy)
  try {
    if (file.numPages > mostDocumentPages) throw new Unread('too_long')
    const { pages, lost } = await pagesOf(file, { hasPictures, isPainted: hasPictures || drawn })
    const scanned = scannedIn(pages, { hasPictures, hidden })
    if (!scans && scanned.length > 0) return { scanned }
    const whole = scans ? pages.map((page) => withScan(page, scans.get(page.number))) : pages
    const left = [...judge(whole), ...lost].sort((one, other) => one - other)
    const { drafts, pictures } = draftsOfPages(withoutRepeated(whole).flatMap(sidesOf))
    return {
      title: await titleOf(file),
      pages: file.numPages,
      drafts: scans ? withoutUnsure(drafts) : drafts,
      pictures,
      notes:
        left.length > 0
          ? [
              `${left.length} of ${file.numPages} pages have no text that can be read and were left out: ${pagesInWords(left)}.`,
            ]
          : [],
    }
  } finally {
    await file.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PdfFile> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      maxImageSize: mostPixels,
      stopAtErrors: false,
    })
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new Unread(isLocked ? 'locked' : 'damaged', { cause })
  }
}

/** A page that cannot be read is left out; the others are not. */
async function pagesOf(
  file: PdfFile,
  { hasPictures, isPainted }: { hasPictures: boolean; isPainted: boolean },
): Promise<{ pages: PrintedPage[]; lost: number[] }> {
  const pages: PrintedPage[] = []
  const lost: number[] = []
  const fonts = noFonts()
  const shared: Shared = new Map()
  const pictures = new Set<Picture>()
  let [letters, pictureBytes] = [0, 0]
  for (let number = 1; number <= file.numPages; number += 1) {
    try {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { runs, turned } = await pdfRunsOf(page, fonts)
      const painting =
        isPainted && number <= mostPaintedPages
          ? await paintingOf(page).catch(blankPainting)
          : blankPainting()
      colourRuns(runs, painting.inks, painting.rules)
      const looks = hasPictures && pictureBytes < mostPictureBytes
      const most = looks ? mostPictures - pictures.size : 0
      const found = await pdfPicturesOf(page, painting, { most, shared }).catch(() => [])
      pages.push({ number, width, height, runs, turned, painting, pictures: found })
      for (const { picture } of found) {
        if (!pictures.has(picture)) pictureBytes += picture.bytes.length
        pictures.add(picture)
      }
      letters += [...runs, ...turned].reduce((sum, { text }) => sum + text.length, 0)
      page.cleanup()
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      if (/allocation|out of memory/i.test(cause.message)) throw new Unread('too_heavy', { cause })
      if (pages.at(-1)?.number !== number) lost.push(number)
    }
    if (letters > mostText) throw new Unread('too_long')
  }
  return { pages, lost }
}

const textOf = ({ runs, turned }: PrintedPage): string =>
  [...runs, ...turned].map(({ text }) => text).join('')
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Letters that come out as other signs. */
function isGarbled(text: string): boolean {
  const all = text.replace(/\s/g, '')
  const odd = all.match(/[\uFFFD\uE000-\uF8FF\p{Cc}]/gu)?.length ?? 0
  return all.length >= fewestLetters && (lettersIn(all) < all.length * 0.5 || odd > all.length * 0.2)
}

/** One that is not seen too, where pictures were too much to open: a page of it would be lost in silence. */
const isPicture = ({ width, height, painting: { images, gaps } }: ExtractedPage, hidden: boolean): boolean =>
  [...images, ...(hidden ? gaps : [])].some(
    ({ left, right, top, bottom }) => (right - left) * (bottom - top) > width * height * covered,
  )

/** Pages to be read from their pictures: a file without text, pages that are pictures, and letters that are none. */
function scannedIn(
  pages: readonly PrintedPage[],
  { hasPictures, hidden }: { hasPictures: boolean; hidden: boolean },
): number[] {
  const texts = pages.map(textOf)
  const all = texts.join('')
  const isScan = (hasPictures && lettersIn(all) < fewestLetters) || isGarbled(all)
  const found = pages.filter((page, at) => {
    const text = texts[at] ?? ''
    return isScan || isGarbled(text) || (lettersIn(text) < fewestLetters && isPicture(page, hidden))
  })
  if (isScan && found.length > mostScannedPages) throw new Unread('scan_too_long')
  return found.slice(0, mostScannedPages).map(({ number }) => number)
}

/** The picture of the whole page is no picture of the lesson. */
const withScan = (page: PrintedPage, scan: ScanPage | undefined): PrintedPage =>
  scan
    ? {
        ...page,
        width: scan.width,
        height: scan.height,
        runs: runsOfScan(scan),
        turned: [],
        painting: blankPainting(),
        pictures: picturesOfScan(scan),
      }
    : page

/** Pages without text, or why the file has none. */
function judge(pages: readonly PrintedPage[]): number[] {
  if (pages.length === 0) throw new Unread('damaged')
  const texts = pages.map(textOf)
  const all = texts.join('')
  if (lettersIn(all) < fewestLetters) throw new Unread('empty')
  return pages.filter((_, at) => texts[at]?.trim() === '').map(({ number }) => number)
}

async function titleOf(file: PdfFile): Promise<string | null> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }))
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : null
}
