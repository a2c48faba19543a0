import { parentPort } from 'node:worker_threads'
import { fillWord } from './fill-word.ts'
import { fillWorkbook } from './fill-workbook.ts'
import type { FormsAnswer, FormsInput } from './forms.ts'
import { Unreadable } from './sheet.ts'

function answerTo(ask: FormsInput): FormsAnswer {
  const bytes = Buffer.from(ask.bytes)
  try {
    if (ask.kind === 'fill word') return { kind: 'fill word', bytes: fillWord(bytes, ask.writes) }
    return { kind: 'fill', ...fillWorkbook(bytes, ask.writes) }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

parentPort?.on('message', (ask: FormsInput) => parentPort?.postMessage(answerTo(ask)))
