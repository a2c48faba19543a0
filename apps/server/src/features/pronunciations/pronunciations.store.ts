import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { pronunciations } from './pronunciations.tables.ts'

export const foldWord = (word: string): string => word.normalize('NFC').toLowerCase()

const shown = {
  id: pronunciations.id,
  word: pronunciations.word,
  sounds_like: pronunciations.sounds_like,
}

/** In the order of the alphabet. */
export const listPronunciations = (tx: Tx, user_id: number) =>
  tx
    .select(shown)
    .from(pronunciations)
    .where(eq(pronunciations.user_id, user_id))
    .orderBy(asc(pronunciations.folded_word), asc(pronunciations.id))

export const countPronunciations = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(pronunciations, eq(pronunciations.user_id, user_id))

const ofWord = (user_id: number, word: string) =>
  and(eq(pronunciations.user_id, user_id), eq(pronunciations.folded_word, foldWord(word)))

export const findByWord = async (tx: Tx, user_id: number, word: string) =>
  (await tx.select(shown).from(pronunciations).where(ofWord(user_id, word)))[0]

type Correction = { user_id: number; word: string; sounds_like: string; changed_at: Date }

/** One a word: the later one counts. */
export async function putPronunciation(tx: Tx, correction: Correction) {
  const { word, sounds_like, changed_at } = correction
  const [put] = await tx
    .insert(pronunciations)
    .values({ ...correction, folded_word: foldWord(word) })
    .onConflictDoUpdate({
      target: [pronunciations.user_id, pronunciations.folded_word],
      set: { word, sounds_like, changed_at },
    })
    .returning(shown)
  if (!put) throw new Error('A pronunciation was not written.')
  return put
}

/** False when there is no such one of this person. */
export const removePronunciation = async (tx: Tx, user_id: number, id: number): Promise<boolean> =>
  (
    await tx
      .delete(pronunciations)
      .where(and(eq(pronunciations.id, id), eq(pronunciations.user_id, user_id)))
      .returning({ id: pronunciations.id })
  ).length > 0
