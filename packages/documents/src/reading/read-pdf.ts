import { mostDocumentPages } from '@klasrum/contract/source'
import { getDocumentProxy } from 'unpdf'
import { type Drafts, mostPictureBytes, mostPictures, mostPixels, mostText, type Picture } from './draft.ts'
import { draftsOfPages } from './pdf-drafts.ts'
import { colourRuns } from './pdf-inks.ts'
import type { Page } from './pdf-page.ts'
import { blankPainting, paintingOf } from './pdf-painting.ts'
import { picturesOf, type Shared, withoutRepeated } from './pdf-pictures.ts'
import { noFonts, type PdfFile, runsOf } from './pdf-text.ts'
import { weighed } from './pdf-weight.ts'
import { Unread } from './unread.ts'

/** Fewer letters on all pages together are the stamp of a scanner. */
const fewestLetters = 40
/** Pages that pictures, tables and boxes are looked for on. */
const mostPaintedPages = 200
/** The head of a picture is never packed inside a PDF. */
const pictureMark = /\/Subtype\s*\/Image\b/

export async function readPdf(bytes: Buffer): Promise<Drafts> {
  const hasPictures = pictureMark.test(bytes.toString('latin1'))
  const { copy, drawn } = await weighed(bytes)
  const file = await open(copy)
  try {
    if (file.numPages > mostDocumentPages) throw new Unread('too_long')
    const { pages, lost } = await pagesOf(file, { hasPictures, isPainted: hasPictures || drawn })
    const blank = judge(pages, hasPictures)
    const left = blank + lost
    const { drafts, pictures } = draftsOfPages(withoutRepeated(pages))
    return {
      title: await titleOf(file),
      pages: file.numPages,
      drafts,
      pictures,
      notes:
        left > 0
          ? [`${left} of ${file.numPages} pages have no text that can be read and were left out.`]
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
): Promise<{ pages: Page[]; lost: number }> {
  const pages: Page[] = []
  const fonts = noFonts()
  const shared: Shared = new Map()
  const pictures = new Set<Picture>()
  let [letters, pictureBytes] = [0, 0]
  for (let number = 1; number <= file.numPages; number += 1) {
    try {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const runs = await runsOf(page, fonts)
      const painting =
        isPainted && number <= mostPaintedPages
          ? await paintingOf(page).catch(blankPainting)
          : blankPainting()
      colourRuns(runs, painting.inks, painting.rules)
      const looks = hasPictures && pictureBytes < mostPictureBytes
      const most = looks ? mostPictures - pictures.size : 0
      const found = await picturesOf(page, painting, { most, shared }).catch(() => [])
      pages.push({ number, width, height, runs, painting, pictures: found })
      for (const { picture } of found) {
        if (!pictures.has(picture)) pictureBytes += picture.bytes.length
        pictures.add(picture)
      }
      letters += runs.reduce((sum, { text }) => sum + text.length, 0)
      page.cleanup()
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      if (/allocation|out of memory/i.test(cause.message)) throw new Unread('too_heavy', { cause })
    }
    if (letters > mostText) throw new Unread('too_long')
  }
  return { pages, lost: file.numPages - pages.length }
}

/** How many pages have no text, or why the file has none. */
function judge(pages: readonly Page[], hasPictures: boolean): number {
  if (pages.length === 0) throw new Unread('damaged')
  const texts = pages.map(({ runs }) => runs.map(({ text }) => text).join(''))
  const all = texts.join('').replace(/\s/g, '')
  const letters = all.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const odd = all.match(/[\uFFFD\uE000-\uF8FF\p{Cc}]/gu)?.length ?? 0
  if (all.length >= fewestLetters && (letters < all.length * 0.5 || odd > all.length * 0.2))
    throw new Unread('garbled')
  if (letters < fewestLetters) throw new Unread(hasPictures ? 'scan' : 'empty')
  return texts.filter((text) => text.trim() === '').length
}

async function titleOf(file: PdfFile): Promise<string | null> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }))
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : null
}
