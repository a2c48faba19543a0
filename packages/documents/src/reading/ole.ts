import { Unread } from './unread.ts'

const headTables = 109
/** Numbers from here on end a chain. */
const end = 0xfffffffa
const entryLength = 128

/** The streams of a container, which is what an old Word file is: chains of sectors, as its tables say. */
export function streamsOf(bytes: Buffer): (name: string) => Buffer | null {
  const size = 1 << bytes.readUInt16LE(30)
  const smallSize = 1 << bytes.readUInt16LE(32)
  if ((size !== 512 && size !== 4_096) || smallSize !== 64) throw new Unread('damaged')
  const next = numbersIn(joined(bytes, size, size, tablesOf(bytes, size)))
  const streamFrom = (start: number) => joined(bytes, size, size, chainOf(start, next))
  const entries = entriesOf(streamFrom(bytes.readUInt32LE(48)))
  if (!entries.has('Root Entry')) throw new Unread('damaged')
  const smallest = bytes.readUInt32LE(56)
  const small = () => {
    const root = entries.get('Root Entry')
    const smallNext = numbersIn(streamFrom(bytes.readUInt32LE(60)))
    return { bytes: streamFrom(root?.start ?? end), next: smallNext }
  }
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return null
    if (entry.length >= smallest) return streamFrom(entry.start).subarray(0, entry.length)
    const inside = small()
    return joined(inside.bytes, smallSize, 0, chainOf(entry.start, inside.next)).subarray(0, entry.length)
  }
}

/** One that runs in a circle is longer than all sectors there are. */
function chainOf(start: number, next: readonly number[]): number[] {
  const chain: number[] = []
  for (let at = start; at < end; at = next[at] ?? end) {
    if (chain.length > next.length) throw new Unread('damaged')
    chain.push(at)
  }
  return chain
}

/** Sectors are counted after the head; the last one may be cut short. */
const joined = (bytes: Buffer, size: number, head: number, sectors: readonly number[]): Buffer =>
  Buffer.concat(sectors.map((sector) => bytes.subarray(head + sector * size, head + (sector + 1) * size)))

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at))
  return numbers
}

/** The sectors of the table of all sectors: the first are named in the head, more in a chain of their own. */
function tablesOf(bytes: Buffer, size: number): number[] {
  const count = bytes.readUInt32LE(44)
  if (count > bytes.length / size) throw new Unread('damaged')
  const named = numbersIn(bytes.subarray(76, 76 + headTables * 4))
  let more = bytes.readUInt32LE(68)
  while (named.length < count && more < end) {
    const sector = numbersIn(bytes.subarray((more + 1) * size, (more + 2) * size))
    more = sector.pop() ?? end
    if (sector.length === 0) throw new Unread('damaged')
    named.push(...sector)
  }
  return named.slice(0, count).filter((sector) => sector < end)
}

type Entry = { name: string; start: number; length: number; left: number; right: number; child: number }

function allEntriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + entryLength <= directory.length; at += entryLength)
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, directory.readUInt16LE(at + 64) - 2)),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      length: directory.readUInt32LE(at + 120),
    })
  return entries
}

/** The root and the streams of the document itself: a file inside it has streams of the same names, in a storage of its own. */
function entriesOf(directory: Buffer): Map<string, Entry> {
  const all = allEntriesOf(directory)
  const [root] = all
  const found = new Map<string, Entry>()
  if (root?.name !== 'Root Entry') return found
  found.set(root.name, root)
  const seen = new Set<number>()
  const open = [root.child]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = all[at]
    if (!entry || seen.has(at)) continue
    seen.add(at)
    found.set(entry.name, entry)
    open.push(entry.left, entry.right)
  }
  return found
}
