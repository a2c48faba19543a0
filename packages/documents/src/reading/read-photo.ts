import type { ScanPage } from '../scans/scan.ts'
import { picturesOfScan, runsOfScan, withoutUnsure } from '../scans/unsure.ts'
import type { Drafts } from './draft.ts'
import { draftsOfPages } from './pdf-drafts.ts'
import { blankPainting } from './pdf-painting.ts'
import { mostPhotoPixels, pictureHead } from './picture-size.ts'
import type { Scanned } from './read-pdf.ts'
import { Unread } from './unread.ts'

/** A photo is a file of one page, which is a picture. */
export async function readPhoto(
  bytes: Buffer,
  scans?: ReadonlyMap<number, ScanPage>,
): Promise<Drafts | Scanned> {
  const head = pictureHead(bytes)
  if (!head) throw new Unread('damaged')
  if (head.width * head.height > mostPhotoPixels) throw new Unread('too_heavy')
  const scan = scans?.get(1)
  if (!scan) return { scanned: [1] }
  const { width, height } = scan
  const page = {
    number: 1,
    width,
    height,
    runs: runsOfScan(scan),
    painting: blankPainting(),
    pictures: picturesOfScan(scan),
  }
  const { drafts, pictures } = draftsOfPages([page])
  return { title: null, pages: 1, drafts: withoutUnsure(drafts), pictures, notes: [] }
}
