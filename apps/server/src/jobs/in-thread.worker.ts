import { parentPort } from 'node:worker_threads'
import { Refused } from '../http/refuse.ts'
import type { Call, Called } from './in-thread.ts'

/** Bytes arrive without what Node adds to them. */
const received = (arg: unknown): unknown =>
  arg instanceof Uint8Array ? Buffer.from(arg.buffer, arg.byteOffset, arg.byteLength) : arg

async function answerTo({ module, name, args }: Call): Promise<Called> {
  const functions: Record<string, (...args: unknown[]) => unknown> = await import(module)
  try {
    return { value: await functions[name]?.(...args.map(received)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { fill, errors } = error.details
    return { refused: { code: error.code, details: { ...(fill && { fill }), ...(errors && { errors }) } } }
  }
}

parentPort?.on('message', async (call: Call) => parentPort?.postMessage({ answer: await answerTo(call) }))
