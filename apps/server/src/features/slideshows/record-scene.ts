import type { Slideshow } from '@klasrum/contract/slideshows'
import { encodeRecording } from '@klasrum/narration/record'
import { RecordingRefused } from '@klasrum/narration/refused'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { unlockedBalance } from '../points/door.ts'
import { refuseMoreWork } from '../spending/door.ts'
import { refuseWithoutRoomFor, storing } from '../storage/door.ts'
import { changeShow, refuseTooFewPoints } from './edit-show.ts'
import { latestJob, priceGivenBack } from './show-jobs.store.ts'
import { newShowKey } from './show-keys.ts'
import { ownShow } from './show-view.ts'
import type { ShowScene } from './slideshows.tables.ts'

const mostRecordingsAnHour = 120

type Place = { id: number; scene_id: string }

const withRecording =
  (scene_id: string, recording: string | null) =>
  (script: ShowScene[]): ShowScene[] => {
    if (!script.some(({ id }) => id === scene_id)) refuse('show.not_found')
    return script.map((scene) => (scene.id === scene_id ? { ...scene, recording } : scene))
  }

/** Before the recording is read. */
export async function refuseRecordingAhead(
  { database: { tx }, clock }: House,
  { actor, params: { id, scene_id }, size }: { actor: Actor; params: Place; size: number },
): Promise<void> {
  const show = await ownShow(tx, actor, id)
  if (!show.script.some((scene) => scene.id === scene_id)) refuse('show.not_found')
  const { status } = (await latestJob(tx, id)) ?? refuse('show.not_found')
  if (status === 'queued' || status === 'running') refuse('show.busy')
  refuseTooFewPoints(await unlockedBalance(tx, actor.user_id), await priceGivenBack(tx, id))
  await refuseMoreWork(tx, actor.user_id, clock.now())
  await refuseBeyondQuota(tx, `recording:${actor.user_id}`, clock.now(), mostRecordingsAnHour)
  await refuseWithoutRoomFor(tx, actor.user_id, size)
}

/** Tried out first: what cannot be encoded is refused while the teacher is there. */
export async function recordScene(
  house: House,
  actor: Actor,
  { id, scene_id }: Place,
  { bytes, path, size }: Upload,
  points_cost: number | undefined,
): Promise<Slideshow> {
  const { database, clock } = house
  const { user_id } = actor
  await countWithinQuota(database.tx, `recording:${user_id}`, clock.now(), mostRecordingsAnHour)
  await tryOut(await bytes())
  const key = newShowKey()
  const recording = {
    key,
    content: { path, size },
    type: 'audio/wav',
    kind: 'recording',
    owner: { user_id },
  } as const
  return storing(house, [recording], (taken) =>
    changeShow(house, actor, { id, of: withRecording(scene_id, key), points_cost, taken }),
  )
}

async function tryOut(wav: Buffer): Promise<void> {
  try {
    await encodeRecording(wav)
  } catch (error) {
    if (!(error instanceof RecordingRefused)) throw error
    refuse('show.not_a_recording', { fill: { why: error.message }, cause: error })
  }
}

export const removeRecording = (house: House, actor: Actor, { id, scene_id }: Place): Promise<Slideshow> =>
  changeShow(house, actor, { id, of: withRecording(scene_id, null) })
