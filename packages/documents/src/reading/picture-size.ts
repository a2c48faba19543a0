import type { Picture } from './draft.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** Of a photo that is read: more than any telephone takes without being asked to. */
export const mostPhotoPixels = 50_000_000

/** Type and size as the first bytes of a picture say; null for other kinds than PNG and JPEG. */
export function pictureHead(bytes: Buffer): Omit<Picture, 'bytes'> | null {
  if (bytes.length > 24 && bytes.subarray(0, 8).equals(png))
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegHead(bytes)
  return null
}

function jpegHead(bytes: Buffer): Omit<Picture, 'bytes'> | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
