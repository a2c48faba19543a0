import { Worker } from 'node:worker_threads'
import { isWorkbook, readTable, type TableAnswer } from './import-table.ts'
import type { ImportKind } from './imports.store.ts'

const longest = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** Text of this size takes less time to read than a thread to start. */
const smallText = 512 * 1024

let last: Promise<unknown> = Promise.resolve()

/** A workbook or a long text in a thread of its own, one file after the other: a large one keeps nobody else waiting, and a wicked one ends with its thread. */
export function readImportFile(kind: ImportKind, bytes: Buffer): Promise<TableAnswer> {
  if (bytes.length <= smallText && !isWorkbook(bytes)) return readTable(kind, bytes)
  const next = last.then(() => readApart(kind, bytes))
  last = next.catch(() => {})
  return next
}

function readApart(kind: ImportKind, bytes: Buffer): Promise<TableAnswer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: { kind, bytes: new Uint8Array(bytes) },
    resourceLimits,
  })
  const timer = setTimeout(() => void worker.terminate(), longest)
  return new Promise<TableAnswer>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error) =>
      'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve({ refused: 'import.unreadable' })
        : reject(error),
    )
    // After an answer this changes nothing.
    worker.once('exit', () => resolve({ refused: 'import.unreadable' }))
  }).finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
