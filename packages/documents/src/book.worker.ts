import { parentPort } from 'node:worker_threads'
import type { Book } from './book.ts'
import { writeBook } from './write-book.ts'

parentPort?.on('message', async (book: Book) => {
  const bytes = await writeBook(book)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
