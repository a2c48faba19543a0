import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const blockBytes = 512
const text = (block: Buffer, from: number, to: number): string =>
  block.toString('utf8', from, to).replace(/\0[\s\S]*$/, '')

/** Takes so many bytes from a stream; fewer at its end. */
function takeFrom(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]()
  let unread: Buffer = Buffer.alloc(0)
  return async (bytes: number, isWanted: boolean): Promise<Buffer> => {
    const taken: Buffer[] = []
    for (let left = bytes; left > 0; ) {
      if (unread.length === 0) {
        const { value, done } = await parts.next()
        if (done) break
        unread = value
      }
      const own = unread.subarray(0, left)
      if (isWanted) taken.push(own)
      unread = unread.subarray(own.length)
      left -= own.length
    }
    return Buffer.concat(taken)
  }
}

/** Files of a package of the registry, one after the other; those that are not wanted are never in memory. */
export async function* filesInPackage(
  tarball: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const take = takeFrom(createReadStream(tarball).pipe(createGunzip()))
  for (;;) {
    const head = await take(blockBytes, true)
    if (head.length < blockBytes || head[0] === 0) return
    const size = Number.parseInt(text(head, 124, 136).trim() || '0', 8)
    const path = [text(head, 345, 500), text(head, 0, 100)].filter(Boolean).join('/')
    const isFile = ['0', ''].includes(text(head, 156, 157))
    const found = isFile && isWanted(path)
    const bytes = await take(size, found)
    if (found) yield { path, bytes }
    await take((blockBytes - (size % blockBytes)) % blockBytes, false)
  }
}
