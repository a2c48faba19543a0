import { buffer } from 'node:stream/consumers'
import { packed, unpackedFile } from './answer.ts'
import { readingOfBytes } from './document-of-bytes.ts'

const { bytes, scans } = unpackedFile(await buffer(process.stdin))
const reading = await readingOfBytes(bytes, process.argv[2] ?? '', scans)
process.stdout.end(packed(reading), () => process.exit())
