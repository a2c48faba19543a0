import { crc32, deflateRawSync } from 'node:zlib'

const version2 = 20
const namesInUtf8 = 1 << 11
/** 1 January 1980, the first day that a zip knows: the same files give the same bytes. */
const firstDay = (1 << 5) | 1

type Entry = { name: Buffer; bytes: Uint8Array; size: number; method: number; sum: number; at: number }

const stored = 0
const deflated = 8

/**
 * The files as they are, since those of an office and PDFs are small already; `smaller` deflates them. Folders are parts of the
 * names.
 */
export function packZip(
  files: ReadonlyMap<string, Uint8Array>,
  { smaller = false }: { smaller?: boolean } = {},
): Buffer {
  const parts: Uint8Array[] = []
  let at = 0
  const add = (...more: Uint8Array[]) => {
    for (const part of more) {
      parts.push(part)
      at += part.length
    }
  }
  const entries = [...files].map(([path, bytes]): Entry => {
    const entry = {
      name: Buffer.from(path, 'utf8'),
      bytes: smaller ? deflateRawSync(bytes) : bytes,
      size: bytes.length,
      method: smaller ? deflated : stored,
      sum: crc32(bytes),
      at,
    }
    add(localHead(entry), entry.name, entry.bytes)
    return entry
  })
  const directory = at
  for (const entry of entries) add(directoryHead(entry), entry.name)
  add(end(entries.length, directory, at - directory))
  return Buffer.concat(parts)
}

/** What both heads say of a file, in the same order. */
function facts({ name, bytes, size, method, sum }: Entry): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(version2, 0)
  head.writeUInt16LE(namesInUtf8, 2)
  head.writeUInt16LE(method, 4)
  head.writeUInt16LE(firstDay, 8)
  head.writeUInt32LE(sum, 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

const localHead = (entry: Entry): Buffer => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts(entry)])

function directoryHead(entry: Entry): Buffer {
  const version = Buffer.alloc(2)
  version.writeUInt16LE(version2)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(entry.at, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, facts(entry), place])
}

function end(count: number, at: number, length: number): Buffer {
  const head = Buffer.alloc(22)
  head.write('PK\x05\x06', 'latin1')
  head.writeUInt16LE(count, 8)
  head.writeUInt16LE(count, 10)
  head.writeUInt32LE(length, 12)
  head.writeUInt32LE(at, 16)
  return head
}
