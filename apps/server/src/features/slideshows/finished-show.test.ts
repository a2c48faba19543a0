import { startApp } from '@klasrum/testkit/app'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { aFinishedShow, aKey } from '@klasrum/testkit/shows'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const showActions = showActionsOf(app)
const { storage } = app.house

async function aShow() {
  const teacher = await showActions.aTeacher()
  const stored_as = aKey()
  await storage.put(stored_as, Buffer.from('A lesson'), 'application/octet-stream')
  const show = { title: 'Plants/1', stored_as }
  return { teacher, show: await aFinishedShow(app.tx, { user: teacher.user, storage, show }) }
}

test('taken along as slides, page, sound, captions and handout', async () => {
  const { teacher, show } = await aShow()
  const params = { id: show.id }
  const taken = (as: 'pptx' | 'html' | 'mp3' | 'vtt' | 'handout') =>
    teacher.call('GET /api/education/slideshows/{id}/file', { params, query: { as } })
  for (const [as, beginning, name] of [
    ['pptx', 'PK', 'Slide%20show%20-%20Plants%201.pptx'],
    ['html', '<!doctype html>', 'Slide%20show%20-%20Plants%201.html'],
    ['vtt', 'WEBVTT', 'Slide%20show%20-%20Plants%201.vtt'],
    ['handout', '%PDF', 'Handout%20-%20Plants%201.pdf'],
  ] as const) {
    const { status, bytes, headers } = await taken(as)
    expect(status).toBe(200)
    expect(bytes.subarray(0, beginning.length).toString()).toBe(beginning)
    expect(headers['content-disposition']).toContain(name)
  }
  const { audio } = await showActions.manifest(teacher, show.id)
  const sound = await app.anyone.send({ path: audio.url })
  expect((await taken('mp3')).bytes.equals(sound.bytes)).toBe(true)
}, 60_000)

test('before it was made there is nothing to play or to take along', async () => {
  const teacher = await showActions.aTeacher()
  const { id } = await aFinishedShow(app.tx, { user: teacher.user, show: { made: null } })
  const params = { id }
  const notMade = { status: 409, code: 'show.not_made' }
  expect(await teacher.refusal('GET /api/education/slideshows/{id}/manifest', { params })).toMatchObject(
    notMade,
  )
  expect(
    await teacher.refusal('GET /api/education/slideshows/{id}/file', { params, query: { as: 'mp3' } }),
  ).toMatchObject(notMade)
})

test('removed, nothing of it is left', async () => {
  const { teacher, show } = await aShow()
  const params = { id: show.id }
  const { audio } = await showActions.manifest(teacher, show.id)
  const keys = [show.stored_as, show.made.stored_as]
  expect(await storedShowFiles(storage)).toEqual(expect.arrayContaining(keys))
  await teacher.ok('DELETE /api/education/slideshows/{id}', { params })
  const left = await storedShowFiles(storage)
  for (const key of keys) expect(left).not.toContain(key)
  expect((await app.anyone.send({ path: audio.url })).status).toBe(404)
  expect(await teacher.refusal('GET /api/education/slideshows/{id}', { params })).toMatchObject({
    code: 'show.not_found',
  })
  expect(
    await teacher.refusal('GET /api/education/slideshow-jobs/{id}', { params: { id: show.job.id } }),
  ).toMatchObject({ code: 'show.job_not_found' })
})

test('removed while it is made: it is stopped, its points are back, and its file is gone', async () => {
  const teacher = await showActions.aTeacher(6)
  const file = { bytes: Buffer.from('A lesson'), name: 'Lesson.docx' }
  const before = await storedShowFiles(storage)
  const { job_id, slideshow_id: id } = await showActions.begin(teacher, file)
  await teacher.ok('DELETE /api/education/slideshows/{id}', { params: { id } })
  expect(await showActions.books(teacher)).toEqual({
    points: 6,
    moved: [`show:${job_id} -6`, `refund:show:${job_id} 6`],
  })
  expect(await storedShowFiles(storage)).toEqual(before)
})
