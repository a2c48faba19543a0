import { setImmediate } from 'node:timers/promises'
import { turns } from '@klasrum/turns/turns'
import { z } from 'zod'

/** As many elements as are checked and written in a few milliseconds. */
const inOneGo = 1_000

/** One after the other: of twenty that go on in pieces, each piece would come right after the other. */
const lane = turns({ most: 1 })

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > inOneGo

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The text of an answer with a long list in it, checked by its contract like every other, in pieces: others are served in
 * between. Nothing for a short one.
 */
export async function writtenLong(schema: z.ZodType, answer: unknown): Promise<string | undefined> {
  if (schema instanceof z.ZodArray && isLongList(answer)) return lane.take(() => listText(schema, answer))
  if (!(schema instanceof z.ZodObject) || !isPlain(answer) || !Object.values(answer).some(isLongList))
    return undefined
  return lane.take(async () => {
    const long = new Map<string, string>()
    const short: Record<string, unknown> = { ...answer }
    for (const [key, value] of Object.entries(answer)) {
      const own: unknown = schema.shape[key]
      if (!(own instanceof z.ZodArray) || !isLongList(value)) continue
      long.set(key, await listText(own, value))
      short[key] = []
    }
    const written = Object.entries(schema.parse(short))
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${long.get(key) ?? JSON.stringify(value)}`)
    return `{${written.join(',')}}`
  })
}

async function listText(schema: z.ZodArray, list: readonly unknown[]): Promise<string> {
  const few = z.array(schema.element)
  const pieces: string[] = []
  for (let at = 0; at < list.length; at += inOneGo) {
    pieces.push(JSON.stringify(few.parse(list.slice(at, at + inOneGo))).slice(1, -1))
    await setImmediate()
  }
  return `[${pieces.join(',')}]`
}
