import type { Slideshow, SlideshowJob } from '@klasrum/contract/slideshows'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { forgetReplies } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { cancelWork, lockOpenForUpdate } from '../paid-work/door.ts'
import { lockAccount } from '../points/door.ts'
import { removeLesson } from './remove-lesson.ts'
import { filesOfShow } from './show-files.store.ts'
import { lockOpenJobOfForUpdate } from './show-jobs.store.ts'
import { ownJob, showJob, viewShow } from './show-view.ts'
import { showWork } from './show-work.ts'
import { lockShowForUpdate, removeShow, renameShow } from './shows.store.ts'
import { forgetSpokenScenes } from './spoken-scenes.store.ts'

/** Whoever works on it hears of it within a second. */
export async function cancelJob(house: House, actor: Actor, id: number): Promise<SlideshowJob> {
  const { database, clock } = house
  const job = await inTx(database, async (tx) => {
    const now = clock.now()
    await lockAccount(tx, actor.user_id)
    const { status } = await ownJob(tx, actor, id)
    if (status !== 'cancelled') {
      const open = (await lockOpenForUpdate(tx, showWork, { id })) ?? refuse('show.job_over')
      await cancelWork(tx, showWork, open, now)
    }
    return showJob(tx, actor, id, now)
  })
  await removeLesson(house, id)
  return job
}

export const rename = (
  { database, clock }: House,
  actor: Actor,
  { id, title }: { id: number; title: string },
): Promise<Slideshow> =>
  inTx(database, async (tx) => {
    const show = (await lockShowForUpdate(tx, actor.user_id, id)) ?? refuse('show.not_found')
    await renameShow(tx, show, title)
    return viewShow(tx, actor, id, clock.now())
  })

export async function deleteShow(house: House, actor: Actor, id: number): Promise<void> {
  const files = await inTx(house.database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const open = await lockOpenJobOfForUpdate(tx, actor.user_id, id)
    const show = (await lockShowForUpdate(tx, actor.user_id, id)) ?? refuse('show.not_found')
    if (open) await cancelWork(tx, showWork, open, house.clock.now())
    await forgetReplies(tx, { slideshow_id: id })
    const pieces = await forgetSpokenScenes(tx, id)
    await removeShow(tx, id)
    return [...filesOfShow(show), ...pieces]
  })
  await removeFiles(house, files)
}
