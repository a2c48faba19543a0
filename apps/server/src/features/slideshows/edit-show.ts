import { isDeepStrictEqual } from 'node:util'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { lockAccount } from '../points/door.ts'
import { refuseMoreWork } from '../spending/door.ts'
import { mannerOf } from './manner-of-show.ts'
import { lockOpenJobOfForUpdate, priceGivenBack } from './show-jobs.store.ts'
import { newSceneId } from './show-keys.ts'
import { charactersOf, correctedSince, refuseLongerThanAsked, scenesAnew, spokenWith } from './show-speech.ts'
import { putShow } from './show-to-make.store.ts'
import { viewShow } from './show-view.ts'
import { changeScript, lockShowForUpdate, type ShowRow } from './shows.store.ts'
import type { ShowScene } from './slideshows.tables.ts'
import { beginJob } from './start-show.ts'

type Change = {
  id: number
  /** Where the caller says what it has seen. */
  revision?: number
  /** The script as it is to be. */
  of: (script: ShowScene[]) => ShowScene[]
  /** What the caller was told that it costs. */
  points_cost?: number | undefined
  /** Called when the script is written, before that is certain. */
  taken?: () => void
}

/** Writes another script and has it spoken. Recordings that have lost their scene are removed. */
export async function changeShow(
  house: House,
  actor: Actor,
  { id, revision, of, points_cost, taken }: Change,
): Promise<Slideshow> {
  const { database, clock, queue } = house
  const now = clock.now()
  const { view, left } = await inTx(database, async (tx) => {
    const account = await lockAccount(tx, actor.user_id)
    const show = await lockIdle(tx, actor, id)
    if (revision !== undefined && revision !== show.revision) refuse('show.changed')
    const script = of(show.script)
    const isOther = !isDeepStrictEqual(script, show.script)
    // What was saved before may not be heard yet: its making failed or was stopped.
    const anew = scenesAnew(script, show.made, await mannerOf(tx, show))
    const isHeard = show.made?.revision === show.revision && correctedSince(anew, show.made).length === 0
    if (isOther || !isHeard) {
      const cost = await priceGivenBack(tx, id)
      if (points_cost !== undefined && points_cost !== cost) refuse('run.price_changed', { fill: { cost } })
      refuseTooFewPoints(account?.points ?? 0, cost)
      refuseLongerThanAsked(show, script)
      // What is paid for once more is spoken once more.
      const spoken = spokenWith(show, cost > 0 ? 0 : charactersOf(anew))
      await refuseMoreWork(tx, actor.user_id, now)
      await countWithinQuota(tx, `show-edit:${actor.user_id}`, now, mostRewritesAnHour)
      if (isOther) await changeScript(tx, id, script)
      await putShow(tx, id, spoken)
      await beginJob(tx, queue, { slideshow_id: id, user_id: actor.user_id, cost, created_at: now })
    }
    const view = await viewShow(tx, actor, id, now)
    taken?.()
    return { view, left: recordingsLeft(show.script, script) }
  })
  await removeFiles(house, left)
  return view
}

/** The making of a show whose points were given back costs them again. */
export function refuseTooFewPoints(points: number, cost: number): void {
  if (points < cost) refuse('show.too_few_points', { fill: { cost, points } })
}

/** Nobody works on it, and nobody begins to before the transaction ends. */
async function lockIdle(tx: Tx, { user_id }: Actor, id: number): Promise<ShowRow> {
  if (await lockOpenJobOfForUpdate(tx, user_id, id)) refuse('show.busy')
  return (await lockShowForUpdate(tx, user_id, id)) ?? refuse('show.not_found')
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
