import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { madePdf } from '../reading/made-pdf.ts'
import { sharpForScans } from './decoders.ts'
import { type Gray, leaned, turnedPicture } from './gray.ts'

export type Typeset = Content

/** How a page of print is made a picture, for tests and measurements. */
export type ScanQuality = {
  /** Dots an inch. */
  dots?: number
  /** JPEG, of a hundred. */
  quality?: number
  /** Degrees. */
  lean?: number
  quarters?: number
  /** How much darker the lower right corner is than the upper left one, 0 to 1. */
  shadow?: number
  /** Grain of a cheap lens, in shades. */
  grain?: number
  blur?: number
}

export const asPhotographed: ScanQuality = {
  dots: 200,
  quality: 70,
  lean: 2.4,
  shadow: 0.45,
  grain: 10,
  blur: 0.6,
}

/** What was typeset, page by page as pictures. */
export async function madePictures(
  content: Content[],
  made: ScanQuality = {},
  more: Partial<TDocumentDefinitions> = {},
): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await madePdf(content, more))
  const pictures: Buffer[] = []
  for (const page of document.pages()) {
    const scale = (made.dots ?? 200) / 72
    const { width, height, data } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' })
    pictures.push(await taken({ width, height, data: new Uint8Array(data) }, made))
  }
  document.destroy()
  library.destroy()
  return pictures
}

async function taken(
  page: Gray,
  { quality = 85, lean = 0, quarters = 0, shadow = 0, grain = 0, blur }: ScanQuality,
) {
  const { width, height, data } = turnedPicture(leaned(page, (lean * Math.PI) / 180), quarters)
  const dots = new Uint8Array(data.length)
  let chance = 20_263
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      chance = (chance * 48_271) % 2_147_483_647
      const light = 1 - (shadow * (x / width + y / height)) / 2
      const shade = (data[y * width + x] as number) * light + (chance / 2_147_483_647 - 0.5) * 2 * grain
      dots[y * width + x] = Math.max(0, Math.min(255, shade))
    }
  const picture = sharpForScans(dots, { raw: { width, height, channels: 1 } })
  return (blur ? picture.blur(blur) : picture).jpeg({ quality }).toBuffer()
}

/** A PDF whose pages are these pictures and nothing else. */
export const pdfOfPictures = (pictures: readonly Buffer[], more: Content[] = []): Promise<Buffer> =>
  madePdf(
    [
      ...pictures.map((picture, at) => ({
        image: `data:image/jpeg;base64,${picture.toString('base64')}`,
        fit: [595, 841] as [number, number],
        ...(at > 0 && { pageBreak: 'before' as const }),
      })),
      ...more,
    ],
    { pageMargins: 0 },
  )
