const sector = 512
const end = 0xfffffffe

const none = 0xffffffff
const kinds = { storage: 1, stream: 2, root: 5 }

/** A container with these streams, each in a chain of whole sectors; those of a file inside it come first in the directory. */
export function madeContainer(streams: Record<string, Buffer>, inside: Record<string, Buffer> = {}): Buffer {
  const nothing = Buffer.alloc(0)
  const own = Object.entries(streams)
  const others = Object.entries(inside)
  const firstOwn = 2 + others.length
  const names: { name: string; content: Buffer; kind: number; right: number; child: number }[] = [
    { name: 'Root Entry', content: nothing, kind: kinds.root, right: none, child: 1 },
    {
      name: 'ObjectPool',
      content: nothing,
      kind: kinds.storage,
      right: own.length > 0 ? firstOwn : none,
      child: others.length > 0 ? 2 : none,
    },
    ...[others, own].flatMap((list, part) =>
      list.map(([name, content], at) => ({
        name,
        content,
        kind: kinds.stream,
        right: at + 1 < list.length ? (part === 0 ? 2 : firstOwn) + at + 1 : none,
        child: none,
      })),
    ),
  ]
  const directory = Buffer.alloc(Math.ceil((names.length * 128) / sector) * sector)
  const next: number[] = [0xfffffffd]
  const parts: Buffer[] = []
  const place = (content: Buffer): number => {
    const count = Math.ceil(content.length / sector)
    if (count === 0) return end
    const start = next.length
    for (let at = 1; at <= count; at += 1) next.push(at === count ? end : start + at)
    parts.push(Buffer.concat([content, Buffer.alloc(count * sector - content.length)]))
    return start
  }
  for (const [at, { name, content, kind, right, child }] of names.entries()) {
    directory.write(name, at * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at * 128 + 64)
    directory.writeUInt8(kind, at * 128 + 66)
    directory.writeUInt32LE(none, at * 128 + 68)
    directory.writeUInt32LE(right, at * 128 + 72)
    directory.writeUInt32LE(child, at * 128 + 76)
    directory.writeUInt32LE(place(content), at * 128 + 116)
    directory.writeUInt32LE(content.length, at * 128 + 120)
  }
  const head = Buffer.alloc(sector, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(place(directory), 48)
  for (const at of [56, 64, 72]) head.writeUInt32LE(0, at)
  for (const at of [60, 68]) head.writeUInt32LE(end, at)
  head.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sector, 0xff)
  for (const [at, to] of next.slice(0, sector / 4).entries()) table.writeUInt32LE(to, at * 4)
  return Buffer.concat([head, table, ...parts])
}

/** An old Word file of plain paragraphs. A tab ends a cell, and two of them a row. */
export function madeDoc(
  paragraphs: readonly string[],
  { flags = 0, inside = {} }: { flags?: number; inside?: Record<string, Buffer> } = {},
): Buffer {
  const text = `${paragraphs.join('\r')}\r`.replaceAll('\t', '\u0007')
  const main = Buffer.concat([Buffer.alloc(1_024), Buffer.from(text, 'utf16le')])
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(flags, 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(1_024, 15)
  return madeContainer({ WordDocument: main, '0Table': pieces }, inside)
}
