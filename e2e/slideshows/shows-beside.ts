import { randomUUID } from 'node:crypto'
import type { Manifest, Slideshow, SlideshowListed } from '@klasrum/contract/slideshows'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { until } from '@klasrum/testkit/until'
import type { Visitor } from '../visitor.ts'

/** Slide shows of a teacher, begun and watched beside the browser. */
export function showsBeside(visitor: Visitor, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string, init: RequestInit = {}) =>
    visitor.ask(`/api/education/${path}`, { ...init, headers: { ...headers, ...init.headers } })
  const begin = async (title: string, { lesson = plantLesson, minutes = 1 } = {}) => {
    const { bytes, name, type } = await aLessonFile({ lesson })
    const form = new FormData()
    form.set('title', title)
    form.set('duration_min', String(minutes))
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
  const show = async (id: number) => (await ask(`slideshows/${id}`)) as unknown as Slideshow
  return {
    show,
    /** What is answered of its job while it is in the making. */
    halfMade: async (id: number) => ({
      ...(await show(id)).job,
      status: 'running',
      step: 'narrating',
      share: 40,
      detail: 'Scene 5 of 12',
      manifest_url: null,
    }),
    /** Its job; keeps the teacher's later shows waiting for a while. */
    long: async () => {
      const lesson = Array.from({ length: 60 }, (_, at) => plantLesson.replaceAll('lants', `lants ${at}`))
      return (await begin('All about plants', { lesson: lesson.join('\n'), minutes: 50 })).job
    },
    cancel: (job: number) => ask(`slideshow-jobs/${job}/cancel`, { method: 'POST' }),
    /** Changes something of the first scene. */
    changeFirst: async (id: number, change: Partial<Slideshow['scenes'][number]>) => {
      const { revision, scenes } = await show(id)
      const [first, ...others] = scenes.map(({ picture, source, recorded, durationSec, ...scene }) => scene)
      return ask(`slideshows/${id}/scenes`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ revision, scenes: [{ ...first, ...change }, ...others] }),
      })
    },
    /** A short show that can be played. */
    made: async (title = 'Plants') => {
      const { id, job } = await begin(title)
      await end(job)
      return id
    },
    /** Nothing of it is being made any more. */
    idle: (id: number) =>
      until(async () => (await show(id)).job.status === 'completed', {
        what: 'the show to be ready again',
        within: 90_000,
        every: 300,
      }),
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
