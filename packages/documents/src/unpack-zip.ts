import { inflateRawSync } from 'node:zlib'
import { Unreadable } from './sheet.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const longestComment = 65_535
const stored = 0
const deflated = 8

/** The wanted files of a zip. Bytes are counted while they are unpacked, not taken from what the zip says of itself. */
export function unpackZip(
  bytes: Buffer,
  { wanted, most }: { wanted: RegExp; most: number },
): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let left = most
  for (const { name, method, encrypted, data } of entriesOf(bytes)) {
    if (!wanted.test(name)) continue
    if (encrypted || files.has(name)) throw new Unreadable()
    const content = unpacked(data, method, left)
    left -= content.length
    files.set(name, content)
  }
  return files
}

/** Of all its files, wanted or not. */
export const namesInZip = (bytes: Buffer): string[] => [...entriesOf(bytes)].map(({ name }) => name)

function unpacked(data: Buffer, method: number, most: number): Buffer {
  if (method === stored && data.length > most) throw new Unreadable('too_large')
  if (method === stored) return data
  if (method !== deflated) throw new Unreadable()
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(most, 1) })
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw new Unreadable(isTooLarge ? 'too_large' : 'unreadable', { cause })
  }
}

function* entriesOf(bytes: Buffer) {
  try {
    const end = findEnd(bytes)
    const count = bytes.readUInt16LE(end + 10)
    let at = bytes.readUInt32LE(end + 16)
    for (let read = 0; read < count; read += 1) {
      if (bytes.readUInt32LE(at) !== directoryEntry) throw new Unreadable()
      const nameLength = bytes.readUInt16LE(at + 28)
      const start = bytes.readUInt32LE(at + 42)
      if (bytes.readUInt32LE(start) !== localHeader) throw new Unreadable()
      const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
      const size = bytes.readUInt32LE(at + 20)
      if (from + size > bytes.length) throw new Unreadable()
      yield {
        name: bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
        method: bytes.readUInt16LE(at + 10),
        encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        data: bytes.subarray(from, from + size),
      }
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw new Unreadable('unreadable', { cause })
    throw cause
  }
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - longestComment - 22)
  for (let at = bytes.length - 22; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at
  throw new Unreadable()
}
