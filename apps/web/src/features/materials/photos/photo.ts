import { type Jpeg, pdfOfPhotos } from './photos-pdf.ts'
import { type Corners, straightened, straightenedSize, uncropped } from './straighten.ts'

/** More would be larger than a file may be. */
export const mostPhotos = 12
/** Of a photo that is sent, in dots: more makes no letter clearer. */
const longSide = 2_500
const quality = 0.75
export const photoTypes = 'image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic'

export type Photo = {
  key: number
  name: string
  /** As it is shown. */
  url: string
  picture: Blob
  corners: Corners
}

export const isPhoto = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|heic|heif)$/i.test(name)

const cannotOpen = (name: string): string =>
  /\.hei[cf]$/i.test(name)
    ? `${name} is a HEIC photo, which this browser cannot open. Open it on your phone, share or save it as JPG, and add that one.`
    : `${name} could not be opened as a photo. Please add a JPG or PNG.`

function drawn(picture: ImageBitmap, width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return { canvas, pen }
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))),
      'image/jpeg',
      quality,
    ),
  )

/** A photo made small enough to be kept on an old telephone, or the sentence that says why it cannot be used. */
export async function openPhoto(file: File, key: number): Promise<Photo | { problem: string }> {
  try {
    const opened = await createImageBitmap(file)
    const scale = Math.min(1, longSide / Math.max(opened.width, opened.height))
    const { canvas } = drawn(opened, Math.round(opened.width * scale), Math.round(opened.height * scale))
    opened.close()
    const picture = await jpegOf(canvas)
    return { key, name: file.name, url: URL.createObjectURL(picture), picture, corners: uncropped }
  } catch {
    return { problem: cannotOpen(file.name) }
  }
}

async function pageOf({ picture, corners }: Photo): Promise<Jpeg> {
  const opened = await createImageBitmap(picture)
  const { width, height } = opened
  const { canvas, pen } = drawn(opened, width, height)
  opened.close()
  if (corners === uncropped) return { width, height, bytes: new Uint8Array(await picture.arrayBuffer()) }
  const size = straightenedSize(corners, { width, height }, longSide)
  const page = new ImageData(size.width, size.height)
  straightened(pen.getImageData(0, 0, width, height), corners, page)
  canvas.width = size.width
  canvas.height = size.height
  pen.putImageData(page, 0, 0)
  return { ...size, bytes: new Uint8Array(await (await jpegOf(canvas)).arrayBuffer()) }
}

/** All photos in their order as one file, one after the other so that an old telephone bears it. */
export async function fileOfPhotos(photos: readonly Photo[]): Promise<File> {
  const pages: Jpeg[] = []
  for (const photo of photos) pages.push(await pageOf(photo))
  const name = photos.length === 1 ? 'Photo of 1 page.pdf' : `Photos of ${photos.length} pages.pdf`
  return new File([pdfOfPhotos(pages)], name, { type: 'application/pdf' })
}
