import {
  asPhotographed,
  madePictures,
  pdfOfPictures,
  type ScanQuality,
} from '../../documents/src/scans/made-scan.ts'
import { shadesPng } from '../../documents/src/scans/shades-png.ts'
import type { SentFile } from './client.ts'
import { plantLesson } from './lessons.ts'

/** The beginning of a lesson on paper. */
const onPaper = (lesson: string) =>
  lesson
    .split(/\n+/)
    .filter(Boolean)
    .slice(0, 22)
    .map((text) => ({
      text: text.replace(/^#+ /, ''),
      fontSize: text.startsWith('#') ? 16 : 11,
      margin: [0, 0, 0, 8] as [number, number, number, number],
    }))

/** Photos of the pages of a lesson. */
export const photosOf = (lesson = plantLesson, made: ScanQuality = asPhotographed): Promise<Buffer[]> =>
  madePictures(onPaper(lesson), made)

/** A PDF whose pages are pictures. */
export const aScan = async (photos: readonly Buffer[], name = 'Plants.pdf'): Promise<SentFile> => ({
  name,
  bytes: await pdfOfPictures(photos),
  type: 'application/pdf',
})

/** What a line of print looks like from afar, in base64. */
export function aLinePicture(width = 600, height = 34): string {
  const data = new Uint8Array(width * height).fill(255)
  for (let x = 10; x < width - 10; x += 1)
    if (x % 90 < 74 && x % 12 < 7) for (let y = 9; y < 26; y += 1) data[y * width + x] = 40
  return shadesPng({ width, height, data }).toString('base64')
}
