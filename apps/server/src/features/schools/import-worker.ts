import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './import-table.ts'
import type { ImportKind } from './imports.store.ts'

const { kind, bytes } = workerData as { kind: ImportKind; bytes: Uint8Array }
parentPort?.postMessage(await readTable(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
