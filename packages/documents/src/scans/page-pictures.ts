import { PDFiumLibrary } from '@hyzyla/pdfium'
import { fileKindOfBytes } from '../reading/kind-of.ts'
import { weighed } from '../reading/pdf-weight.ts'
import { mostPhotoPixels, pictureHead } from '../reading/picture-size.ts'
import { Unread } from '../reading/unread.ts'
import { sharpForScans } from './decoders.ts'
import type { Gray } from './gray.ts'

/** Of the picture that is read: about 200 dots an inch on A4. */
const longSide = 2_400
/** A narrower page has letters that no dots would make clearer. */
const mostScale = 6
/** A page of A4 in points: what a photo counts as. */
const photoHeight = 842

export type PagePicture = {
  picture: Gray
  /** Dots of the picture for a point of the page. */
  scale: number
}

export type PagePictures = (number: number) => Promise<PagePicture>

/** The pages of a PDF, or the one page that a photo is. */
export async function pagePicturesOf(bytes: Buffer): Promise<PagePictures> {
  const kind = fileKindOfBytes(bytes)
  if (kind === 'pdf') return pagesOfPdf(bytes)
  if (kind === 'photo') return () => pageOfPhoto(bytes)
  throw new Unread('wrong_kind')
}

async function pagesOfPdf(bytes: Buffer): Promise<PagePictures> {
  const library = await PDFiumLibrary.init()
  const { copy } = await weighed(bytes, { forScans: true })
  const document = await library.loadDocument(copy)
  return async (number) => {
    const page = document.getPage(number - 1)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(mostScale, longSide / Math.max(originalWidth, originalHeight))
    const { width, height, data } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' })
    return { picture: { width, height, data: new Uint8Array(data) }, scale }
  }
}

async function pageOfPhoto(bytes: Buffer): Promise<PagePicture> {
  const head = pictureHead(bytes)
  if (!head) throw new Unread('damaged')
  if (head.width * head.height > mostPhotoPixels) throw new Unread('too_heavy')
  try {
    const { data, info } = await sharpForScans(bytes, { limitInputPixels: mostPhotoPixels, failOn: 'none' })
      .autoOrient()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { width: info.width, height: info.height, data: firstOf(data, info.channels) }
    return { picture, scale: Math.max(info.width, info.height) / photoHeight }
  } catch (cause) {
    throw new Unread('damaged', { cause })
  }
}

function firstOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data)
  const made = new Uint8Array(data.length / channels)
  for (let at = 0; at < made.length; at += 1) made[at] = data[at * channels] as number
  return made
}
