import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { ReadingProblem } from '@klasrum/contract/source'
import { Unread } from '../reading/unread.ts'
import { cutOutsOf } from './cut-outs.ts'
import { evenLight } from './even-light.ts'
import { turnedPicture } from './gray.ts'
import { type PagePictures, pagePicturesOf } from './page-pictures.ts'
import { type Recognise, startRecogniser } from './recognise.ts'
import type { ScanPage } from './scan.ts'
import { scanLinesOf } from './scan-lines.ts'
import { levellingOf } from './upright.ts'

/** What the reader of scans tells, a line each. */
export type ScanMessage = { page: ScanPage } | { problem: ReadingProblem } | { over: true }

/** Whoever works on the screen goes first. */
const behindOthers = 5
const [asked = '[]', seconds = '0'] = process.argv.slice(2)

const tell = (told: ScanMessage) => process.stdout.write(`${JSON.stringify(told)}\n`)

async function readPage(number: number, pictures: PagePictures, recognise: Recognise): Promise<ScanPage> {
  const { picture, scale } = await pictures(number)
  const even = evenLight(picture)
  const level = levellingOf(even)
  const page = level(even)
  const { lines, flipped } = recognise(page)
  const upright = flipped ? turnedPicture(page, 2) : page
  const shown = flipped ? turnedPicture(level(picture), 2) : level(picture)
  const words = lines.map(({ bbox: { x0, x1, y0, y1 } }) => ({ left: x0, right: x1, top: y0, bottom: y1 }))
  return {
    number,
    width: upright.width / scale,
    height: upright.height / scale,
    lines: scanLinesOf(lines, upright, scale),
    pictures: cutOutsOf(upright, shown, words, scale),
  }
}

try {
  setPriority(behindOthers)
  const end = performance.now() + Number(seconds) * 1_000
  const pictures = await pagePicturesOf(await buffer(process.stdin))
  const recognise = await startRecogniser()
  for (const number of JSON.parse(asked) as number[]) {
    tell({ page: await readPage(number, pictures, recognise) })
    if (performance.now() > end) break
  }
  tell({ over: true })
} catch (error) {
  if (!(error instanceof Unread)) throw error
  tell({ problem: error.problem })
}
process.stdout.end(() => process.exit())
