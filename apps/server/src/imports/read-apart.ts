import { inThread } from '../jobs/in-thread.ts'

/** A list that was typed or pasted takes less time than a thread needs to begin. */
const isSmall = (bytes: Uint8Array): boolean => bytes.length <= 16_384 && bytes[0] !== 0x50

/**
 * Reads a file that a stranger made: a small one at once, any other in a thread, so that nobody else waits for it. `read` is
 * exported by `module` under its own name; what takes too much time or memory is answered by `tooLarge`.
 */
export function readApart<More extends unknown[], Answer>(
  module: URL,
  read: (bytes: Buffer, ...more: More) => Promise<Answer>,
  tooLarge: Answer,
) {
  const inOwnThread = inThread<Record<string, typeof read>>(module)
  return async (bytes: Buffer, ...more: More): Promise<Answer> =>
    isSmall(bytes) ? read(bytes, ...more) : ((await inOwnThread(read.name, bytes, ...more)) ?? tooLarge)
}
