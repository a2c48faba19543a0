import type { Received } from '@klasrum/contract/endpoint'
import type { listVoicesEndpoint as shape } from '@klasrum/contract/slideshows'
import { voiceChoices } from '@klasrum/contract/voices'
import { voicesHere } from '@klasrum/narration/voices-here'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'

/** What is missing can be mended by admins only, so only they are told. */
export async function listVoices({ env }: House, { role }: Actor): Promise<Received<typeof shape.reply>> {
  const { natural } = await voicesHere(env.voicesDir)
  return {
    choices: natural.here ? [...voiceChoices] : ['quick'],
    paid: env.google !== undefined,
    missing: role === 'admin' ? natural.sentence : null,
  }
}
