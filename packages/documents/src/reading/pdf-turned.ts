import type { ExtractedPage, PageArea, PdfRun } from './pdf-page.ts'

/** With fewer letters what stands upside down is the stamp of a picture. */
const fewestTurned = 12

/** A page of a file as it is printed, and what of it is read when the sheet is turned around, such as the key of a module. */
export type PrintedPage = ExtractedPage & { turned: PdfRun[] }

/** Both sides of a sheet in the order of reading: what stands upright, then what stands upside down. */
export function sidesOf({ turned, ...page }: PrintedPage): ExtractedPage[] {
  const letters = turned.reduce((sum, { text }) => sum + text.trim().length, 0)
  if (letters < fewestTurned) return [page]
  const { width, height, painting } = page
  const around = <T extends PageArea>(area: T): T => ({
    ...area,
    left: width - area.right,
    right: width - area.left,
    top: height - area.bottom,
    bottom: height - area.top,
  })
  return [
    page,
    {
      ...page,
      runs: turned,
      pictures: [],
      painting: {
        rules: painting.rules.map(around),
        frames: painting.frames.map(around),
        images: painting.images.map(around),
        gaps: painting.gaps.map(around),
        inks: [],
      },
    },
  ]
}
