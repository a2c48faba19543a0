import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '../../http/refuse.ts'
import { sharpForPictures } from '../../storage/pictures.ts'
import { lookOf, type PictureLook } from './picture-look.ts'

export type RewrittenPicture = {
  bytes: Buffer
  name: string
  type: string
  sha256: string
  look: PictureLook
}

const mostPixels = 50_000_000
const longestSide = 4_000

let turn: Promise<unknown> = Promise.resolve()

/** A decoded picture can take hundreds of megabytes: one at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work)
  turn = mine.catch(() => {})
  return mine
}

/** Decodes the picture whole and writes it anew under a random name: no metadata, nothing hidden, nothing of the sent bytes. */
export const rewritePicture = (sent: Buffer): Promise<RewrittenPicture> => inTurn(() => rewrite(sent))

async function rewrite(sent: Buffer): Promise<RewrittenPicture> {
  const format = await formatOf(sent)
  try {
    const upright = sharpForPictures(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const bytes = await (format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()).toBuffer()
    const extension = format === 'jpeg' ? 'jpg' : 'png'
    return {
      bytes,
      name: `${randomBytes(16).toString('hex')}.${extension}`,
      type: `image/${format}`,
      sha256: createHash('sha256').update(sent).digest('hex'),
      look: await lookOf(sharpForPictures(bytes)),
    }
  } catch (cause) {
    return refuse('upload.not_a_picture', { cause })
  }
}

/** Reads the header alone, so that a picture too large to decode is never begun. */
async function formatOf(sent: Buffer): Promise<'jpeg' | 'png'> {
  const header = await readHeader(sent).catch((cause: unknown) => refuse('upload.not_a_picture', { cause }))
  if (header.width * header.height > mostPixels) refuse('upload.too_many_pixels')
  return header.format === 'jpeg' || header.format === 'png' ? header.format : refuse('upload.not_a_picture')
}

const readHeader = async (sent: Buffer) => sharpForPictures(sent, { limitInputPixels: false }).metadata()
