import { paceOf } from '@klasrum/narration/pace'
import type { Tx } from '../../db/client.ts'
import { pronunciationsOf } from '../pronunciations/door.ts'
import type { ShowManner } from './scene-digest.ts'
import type { ShowRow } from './shows.store.ts'

/** How a show is spoken today, whichever voice does. */
export const mannerOf = async (
  tx: Tx,
  { user_id, grade }: Pick<ShowRow, 'user_id' | 'grade'>,
): Promise<Omit<ShowManner, 'voice'>> => ({
  pace: paceOf(grade),
  pronunciations: await pronunciationsOf(tx, user_id),
})
