import type { Slideshow } from '@klasrum/contract/slideshows'
import { encodeRecording } from '@klasrum/narration/record'
import { RecordingRefused } from '@klasrum/narration/refused'
import type { House } from '../../house.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { changeShow } from './edit-show.ts'
import { removeFiles } from './remove-files.ts'
import { latestJob } from './show-jobs.store.ts'
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

/** Tried out first: what cannot be encoded is refused while the teacher is there. */
export async function recordScene(
  house: House,
  actor: Actor,
  { id, scene_id }: Place,
  { bytes }: Upload,
): Promise<Slideshow> {
  const { database, storage, clock } = house
  const show = await ownShow(database.tx, actor, id)
  if (!show.script.some((scene) => scene.id === scene_id)) refuse('show.not_found')
  const { status } = (await latestJob(database.tx, id)) ?? refuse('show.not_found')
  if (status === 'queued' || status === 'running') refuse('show.busy')
  await countWithinQuota(database.tx, `recording:${actor.user_id}`, clock.now(), mostRecordingsAnHour)
  await tryOut(bytes)
  const key = newShowKey()
  await storage.put(key, bytes, 'audio/wav')
  try {
    return await changeShow(house, actor, { id, of: withRecording(scene_id, key) })
  } catch (error) {
    if (error instanceof Refused) await removeFiles(house, [key])
    throw error
  }
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
