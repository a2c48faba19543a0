import { zip } from '@cj-tech-master/excelts/archive'
import { unpackZip } from '../unpack-zip.ts'

const slideName = /^ppt\/slides\/slide\d+\.xml$/

/**
 * The writer numbers tables apart from all else on a slide, so that a number can come twice, which PowerPoint may
 * offer to repair. Here each thing gets its own.
 */
export async function withUniqueIds(deck: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // The writer has packed what it made itself, and without compressing it.
  const files = unpackZip(Buffer.from(deck.buffer, deck.byteOffset, deck.length), {
    wanted: /[^/]$/,
    most: Number.MAX_SAFE_INTEGER,
  })
  const made = zip()
  for (const [name, bytes] of files) made.add(name, slideName.test(name) ? numbered(bytes) : bytes)
  return new Uint8Array(await made.bytes())
}

function numbered(slide: Buffer): Buffer {
  let next = 0
  return Buffer.from(
    slide.toString('utf8').replace(/<p:cNvPr id="\d+"/g, () => {
      next += 1
      return `<p:cNvPr id="${next}"`
    }),
  )
}
