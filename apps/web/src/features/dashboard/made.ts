import { shortDay } from '../../lib/format.ts'
import type { Target } from '../../ui/target.ts'
import type { DashboardWork } from './figures.ts'

/** `making` says how far it is, while it is not whole; `fresh` is what a teacher waits for or has not seen. */
export type Made = { target: Target; title: string; text: string; making?: string; fresh?: boolean }

type Runs = Pick<DashboardWork, 'runs' | 'last_runs'>
type Shows = Pick<DashboardWork, 'shows' | 'last_shows'>

const runAt = (id: number): Target => ({
  to: '/lesson-plans/library/$runId',
  params: { runId: String(id) },
})
const showAt = (id: number): Target => ({
  to: '/dashboard/slideshows/$slideshowId',
  params: { slideshowId: String(id) },
})

function madeSoFar(share: number): Pick<Made, 'text' | 'making' | 'fresh'> {
  const text = `Being made, ${share}%`
  return { text, making: text, fresh: true }
}

/** What is under way before what is done. */
export function lastRun(work: Runs | undefined): Made | undefined {
  const making = work?.runs.find(({ state }) => state !== 'done')
  if (making) return { target: runAt(making.id), title: making.name, ...madeSoFar(making.share) }
  const [last] = work?.last_runs ?? []
  if (!last) return undefined
  const isNew = work?.runs.some(({ id }) => id === last.id) ?? false
  return {
    target: runAt(last.id),
    title: last.name,
    fresh: isNew,
    text: isNew ? 'The lesson plan is ready' : `Made ${shortDay(last.at)}`,
  }
}

export function lastShow(work: Shows | undefined): Made | undefined {
  const making = work?.shows.find(({ status }) => status !== 'completed')
  if (making) return { target: showAt(making.id), title: making.title, ...madeSoFar(making.share) }
  const [last] = work?.last_shows ?? []
  if (!last) return undefined
  const isNew = work?.shows.some(({ id }) => id === last.id) ?? false
  const length = minutesText(last.duration_sec)
  return {
    target: showAt(last.id),
    title: last.title,
    fresh: isNew,
    text: isNew ? `The slide show is ready, ${length}` : `Made ${shortDay(last.at)}, ${length}`,
  }
}

const minutesText = (seconds: number): string =>
  seconds < 60 ? 'under 1 min' : `${Math.round(seconds / 60)} min`
