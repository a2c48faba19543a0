import { mostPronunciations, type Pronunciation } from '@klasrum/contract/pronunciations'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockAccount } from '../points/door.ts'
import {
  countPronunciations,
  findByWord,
  putPronunciation,
  removePronunciation,
} from './pronunciations.store.ts'

type Correction = { word: string; sounds_like: string }

/** A repeat has no second effect: there is one correction a word. */
export const correctWord = (
  { database, clock }: House,
  { user_id }: Actor,
  { word, sounds_like }: Correction,
): Promise<Pronunciation> =>
  inTx(database, async (tx) => {
    await lockAccount(tx, user_id)
    const isNew = !(await findByWord(tx, user_id, word))
    if (isNew && (await countPronunciations(tx, user_id)) >= mostPronunciations)
      refuse('pronunciation.too_many', { fill: { most: mostPronunciations } })
    return putPronunciation(tx, { user_id, word, sounds_like, changed_at: clock.now() })
  })

export async function deleteCorrection(
  { database: { tx } }: House,
  { user_id }: Actor,
  id: number,
): Promise<void> {
  if (!(await removePronunciation(tx, user_id, id))) refuse('pronunciation.not_found')
}
