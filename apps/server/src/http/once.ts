import { createHash } from 'node:crypto'
import type { Received, Shape } from '@klasrum/contract/endpoint'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { type Database, inTx, type Tx } from '../db/client.ts'
import { matchesWords } from '../db/search.ts'
import type { EndpointInput, Handle } from './mount.ts'
import { once_replies } from './once.tables.ts'
import { refuse } from './refuse.ts'
import type { Actor } from './session.ts'
import type { Upload } from './uploads.ts'

type Rooms = { database: Database; clock: Clock }
type Work<E extends Shape> = (ask: EndpointInput<E>, tx: Tx) => Promise<Received<E['reply']>>

/**
 * Runs the work and keeps its answer in one transaction. A repeat with the same key waits for the first, then gets its
 * answer; a refusal is not kept, since it had no effect.
 */
export const once =
  <E extends Shape>(shape: E, { database, clock }: Rooms, work: Work<E>): Handle<E> =>
  (ask) =>
    inTx(database, async (tx) => {
      const key = keyOf(ask.request.onceKey)
      if (key === undefined) return work(ask, tx)
      const key_hash = keyHash(ask.actor, key)
      const request_hash = hash([
        shape.method,
        shape.path,
        ask.params,
        ask.query,
        ask.body,
        ask.files.map(digest),
      ])
      const added = await tx
        .insert(once_replies)
        .values({ key_hash, request_hash, created_at: clock.now() })
        .onConflictDoNothing()
        .returning({ key_hash: once_replies.key_hash })
      if (added.length === 0) return repeat(tx, key_hash, request_hash)
      const reply = await work(ask, tx)
      await tx
        .update(once_replies)
        .set({ reply: JSON.stringify(reply) })
        .where(eq(once_replies.key_hash, key_hash))
      return reply
    })

const keyHash = (actor: Actor | null, key: string): string => hash([actor?.user_id ?? null, key])

/** It was answered before, so that nothing need be checked or stored for it. */
export async function isRepeat(
  { tx }: Database,
  actor: Actor,
  sentKey: string | undefined,
): Promise<boolean> {
  const key = keyOf(sentKey)
  if (key === undefined) return false
  const answered = and(eq(once_replies.key_hash, keyHash(actor, key)), isNotNull(once_replies.reply))
  return (await tx.$count(once_replies, answered)) > 0
}

async function repeat<Reply>(tx: Tx, key_hash: string, request_hash: string): Promise<Reply> {
  const [kept] = await tx.select().from(once_replies).where(eq(once_replies.key_hash, key_hash))
  if (!kept?.reply || kept.request_hash !== request_hash) refuse('once.other_request')
  return JSON.parse(kept.reply)
}

/** What is deleted must not live on in a kept answer. The key stays used up. */
export const forgetReplies = (tx: Tx, about: Record<string, string | number>) =>
  tx
    .update(once_replies)
    .set({ reply: null })
    .where(sql`${once_replies.reply}::jsonb @> ${JSON.stringify(about)}::jsonb`)

/** The same of a deleted person: answers in which every word of one of the names stands. */
export async function forgetRepliesWith(tx: Tx, names: readonly string[]): Promise<void> {
  const folded = sql`fold_text(${once_replies.reply})`
  const named = names.flatMap((name) => matchesWords(folded, name) ?? [])
  if (named.length > 0)
    await tx
      .update(once_replies)
      .set({ reply: null })
      .where(or(...named))
}

function keyOf(sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(sent)) return sent
  return refuse('request.invalid', {
    errors: [{ path: 'idempotency-key', message: 'Use 1 to 255 printable characters.' }],
  })
}

const digest = ({ name, sha256 }: Upload) => [name, sha256]

const hash = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
