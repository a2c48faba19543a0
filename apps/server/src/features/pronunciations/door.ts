import type { WordCorrection } from '@klasrum/narration/pronunciations'
import type { Tx } from '../../db/client.ts'
import { listPronunciations } from './pronunciations.store.ts'

/** As a voice is told of them. */
export const pronunciationsOf = async (tx: Tx, user_id: number): Promise<WordCorrection[]> =>
  (await listPronunciations(tx, user_id)).map(({ word, sounds_like }) => ({ word, soundsLike: sounds_like }))
