import { isDeepStrictEqual } from 'node:util'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { removeFiles } from './remove-files.ts'
import { lockOpenJobOf } from './show-jobs.store.ts'
import { newSceneId } from './show-keys.ts'
import { viewShow } from './show-view.ts'
import { changeScript, lockAccount, lockShow, type ShowRow } from './shows.store.ts'
import type { ShowScene } from './slideshows.tables.ts'
import { beginJob } from './start-show.ts'

type Change = {
  id: number
  /** Where the caller says what it has seen. */
  revision?: number
  /** The script as it is to be. */
  of: (script: ShowScene[]) => ShowScene[]
}

/** Writes another script and has it spoken. Recordings that have lost their scene are removed. */
export async function changeShow(
  house: House,
  actor: Actor,
  { id, revision, of }: Change,
): Promise<Slideshow> {
  const { database, clock, queue } = house
  const now = clock.now()
  const { view, left } = await inTx(database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const show = await lockIdle(tx, actor, id)
    if (revision !== undefined && revision !== show.revision) refuse('show.changed')
    const script = of(show.script)
    const isOther = !isDeepStrictEqual(script, show.script)
    // What was saved before may not be heard yet: its making failed or was stopped.
    const isHeard = show.made === null || show.made.revision === show.revision
    if (isOther || !isHeard) {
      await countWithinQuota(tx, `show-edit:${actor.user_id}`, now, mostRewritesAnHour)
      if (isOther) await changeScript(tx, id, script)
      await beginJob(tx, queue, { slideshow_id: id, user_id: actor.user_id, created_at: now })
    }
    return { view: await viewShow(tx, actor, id, now), left: recordingsLeft(show.script, script) }
  })
  await removeFiles(house, left)
  return view
}

/** Nobody works on it, and nobody begins to before the transaction ends. */
async function lockIdle(tx: Tx, { user_id }: Actor, id: number): Promise<ShowRow> {
  if (await lockOpenJobOf(tx, user_id, id)) refuse('show.busy')
  return (await lockShow(tx, user_id, id)) ?? refuse('show.not_found')
}

function recordingsLeft(before: readonly ShowScene[], now: readonly ShowScene[]): string[] {
  const kept = new Set(now.map(({ recording }) => recording))
  return before.flatMap(({ recording }) => (recording !== null && !kept.has(recording) ? [recording] : []))
}

/** The scenes in the order in which they came. Pictures, sources and recordings stay with their scenes. */
export const edited =
  (scenes: readonly EditedScene[]) =>
  (script: readonly ShowScene[]): ShowScene[] => {
    const left = new Map(script.map((scene) => [scene.id, scene]))
    return scenes.map(({ id, ...scene }, at) => {
      if (id === null) return { ...scene, ...unknown, id: newSceneId() }
      const known = left.get(id)
      if (!known)
        return refuse('request.invalid', {
          errors: [{ path: `scenes.${at}.id`, message: 'This scene is not there, or twice.' }],
        })
      left.delete(id)
      return { ...known, ...scene }
    })
  }

const unknown = { picture: null, source: null, recording: null }
