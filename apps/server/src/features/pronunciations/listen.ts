import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { listenToPronunciationEndpoint as shape } from '@klasrum/contract/pronunciations'
import { narrateScenes } from '@klasrum/narration/narrate'
import { NoVoice } from '@klasrum/narration/refused'
import { onBehalfOf } from '@klasrum/turns/turns'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'

const mostAnHour = 240
const longestMs = 20_000

/** The quick voice answers at once; the others follow the same correction. */
export async function listenToWord(
  { database, clock }: House,
  { user_id }: Actor,
  { word, sounds_like, language }: Received<typeof shape.query>,
): Promise<Received<typeof FileReply>> {
  await countWithinQuota(database.tx, `listen:${user_id}`, clock.now(), mostAnHour)
  const { scenes } = await onBehalfOf(`user ${user_id}`, () =>
    narrateScenes([{ id: 'word', text: word, pauseSeconds: 0 }], {
      language,
      voice: 'quick',
      pronunciations: [{ word, soundsLike: sounds_like }],
      signal: AbortSignal.timeout(longestMs),
      atOnce: 1,
    }),
  ).catch((error: unknown) => {
    if (error instanceof NoVoice) return refuse('pronunciation.no_voice', { cause: error })
    throw error
  })
  return { type: 'audio/mpeg', name: 'word.mp3', inline: true, bytes: scenes[0]?.mp3 ?? new Uint8Array() }
}
