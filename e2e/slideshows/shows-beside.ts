import { randomUUID } from 'node:crypto'
import type { Manifest, Slideshow, SlideshowListed } from '@klasrum/contract/slideshows'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { until } from '@klasrum/testkit/until'
import type { Visitor } from '../visitor.ts'

/** Slide shows of a teacher, begun and watched beside the browser. */
export function showsBeside(visitor: Visitor, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string, init: RequestInit = {}) =>
    visitor.ask(`/api/education/${path}`, { ...init, headers: { ...headers, ...init.headers } })
  const begin = async (title: string): Promise<{ id: number; job: number }> => {
    const { bytes, name, type } = await aLessonFile()
    const form = new FormData()
    form.set('title', title)
    form.set('duration_min', '1')
    form.set('file', new File([new Uint8Array(bytes)], name ?? 'Plants.docx', { type }))
    const { slideshow_id, job_id } = await ask('slideshow-jobs', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: form,
    })
    return { id: Number(slideshow_id), job: Number(job_id) }
  }
  const end = (job: number) =>
    until(async () => (await ask(`slideshow-jobs/${job}`)).status === 'completed', {
      what: 'the show to be made',
      within: 90_000,
      every: 300,
    })
  return {
    /** A short show that can be played. */
    made: async (title = 'Plants') => {
      const { id, job } = await begin(title)
      await end(job)
      return id
    },
    /** Nothing of it is being made any more. */
    idle: (id: number) =>
      until(
        async () => ((await ask(`slideshows/${id}`)) as unknown as Slideshow).job.status === 'completed',
        {
          what: 'the show to be ready again',
          within: 90_000,
          every: 300,
        },
      ),
    /** The one that the demo teacher has from the start; to be looked at, not changed. */
    demo: async () => {
      const { slideshows } = await ask('slideshows?search=Earthquakes')
      const [show] = slideshows as SlideshowListed[]
      if (!show?.durationSec) throw new Error('The demo has no slide show.')
      return show.id
    },
    manifest: async (id: number) => (await ask(`slideshows/${id}/manifest`)) as unknown as Manifest,
    captions: async ({ captions }: Manifest, url: string) => (await fetch(url + captions.vttUrl)).text(),
    points: async () => (await visitor.ask('/api/auth/me', { headers })).points,
  }
}
