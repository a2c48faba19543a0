import { buffer } from 'node:stream/consumers'
import { packed } from './answer.ts'
import { documentOfBytes } from './document-of-bytes.ts'

const reading = await documentOfBytes(await buffer(process.stdin), process.argv[2] ?? '')
process.stdout.end(packed(reading), () => process.exit())
