import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { showActionsOf } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const showActions = showActionsOf(app)
const { tx, house } = app

async function aShow() {
  const teacher = await app.as(await aTeacher(tx))
  const show = await aFinishedShow(tx, { user: teacher.user, storage: house.storage })
  return { teacher, show, manifest: await showActions.manifest(teacher, show.id) }
}

const statusOf = async (path: string) => (await app.anyone.send({ path })).status
const notFound = { status: 404, body: { code: 'file.not_found' } }

test('good for twelve hours and to the full hour, then for nothing; within the hour it stays the same', async () => {
  app.clock.set('2026-06-08T01:30:00Z')
  const { teacher, show, manifest } = await aShow()
  const { url } = manifest.audio
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires'))
  expect(new Date(expires * 1_000).toISOString()).toBe('2026-06-08T14:00:00.000Z')
  expect(await showActions.manifest(teacher, show.id)).toEqual(manifest)
  expect(await statusOf(url)).toBe(200)
  app.clock.set('2026-06-08T13:59:00Z')
  expect(await statusOf(url)).toBe(200)
  app.clock.set('2026-06-08T14:00:00Z')
  expect(await app.anyone.send({ path: url })).toMatchObject(notFound)
})

test('F15: it ends with the session that it was made in, with another password and with the account', async () => {
  const ways: ((teacher: Awaited<ReturnType<typeof app.as>>) => Promise<unknown>)[] = [
    (teacher) => teacher.ok('POST /api/auth/signout'),
    (teacher) => teacher.ok('DELETE /api/account/sessions'),
    (teacher) =>
      teacher.ok('POST /api/account/password', {
        body: { current_password: password, new_password: 'ang dagat ay malalim 88' },
      }),
    async ({ user: { id } }) =>
      (await app.as('admin')).ok('PATCH /api/admin/users/{id}', {
        params: { id },
        body: { is_active: false },
      }),
  ]
  for (const end of ways) {
    const { teacher, show, manifest } = await aShow()
    const elsewhere = await showActions.manifest(await app.as(teacher.user), show.id)
    const { job } = await teacher.ok('GET /api/education/slideshows/{id}', { params: { id: show.id } })
    const addresses = [manifest.audio.url, manifest.captions.vttUrl, job.manifest_url ?? '']
    for (const path of addresses) expect(await statusOf(path)).toBe(200)
    await end(teacher)
    for (const path of addresses) expect(await app.anyone.send({ path })).toMatchObject(notFound)
    // Signing out here leaves what plays on another device alone; the others end every session.
    expect(await statusOf(elsewhere.audio.url)).toBe(end === ways[0] ? 200 : 404)
  }
})

test('F15: one session’s address cannot be turned into another’s', async () => {
  const { manifest } = await aShow()
  const { teacher } = await aShow()
  const { sessions } = await teacher.ok('GET /api/account/sessions')
  const changed = manifest.audio.url.replace(/session=\d+/, `session=${sessions[0]?.id}`)
  expect(changed).not.toBe(manifest.audio.url)
  expect(await app.anyone.send({ path: changed })).toMatchObject(notFound)
})

test('altered, made up, for another file or another show, or without a signature there is nothing', async () => {
  const { show, manifest } = await aShow()
  const other = await aShow()
  const { url } = manifest.audio
  const address = new URL(url, 'http://localhost')
  const changed = (name: string, value: string) => {
    const copy = new URL(address)
    copy.searchParams.set(name, value)
    return copy.pathname + copy.search
  }
  const signature = address.searchParams.get('signature') ?? ''
  const wrong = [
    changed('expires', String(Number(address.searchParams.get('expires')) + 3_600)),
    changed('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    changed('signature', signature.slice(0, -1)),
    changed('signature', 'é'.repeat(signature.length)),
    url.replace('audio.mp3', 'captions.vtt'),
    url.replace('audio.mp3', 'manifest.json'),
    url.replace('audio.mp3', '..%2Faudio.mp3'),
    url.replace(`/${show.id}/`, `/${other.show.id}/`),
    url.replace(`/${show.id}/`, '/2147483647/'),
  ]
  for (const path of wrong) expect(await app.anyone.send({ path })).toMatchObject(notFound)
  expect(await statusOf(address.pathname)).toBe(400)
  expect(await statusOf(url)).toBe(200)
})

test('another teacher finds neither show nor script, manifest, sound, captions or job', async () => {
  const { show } = await aShow()
  const stranger = await app.as(await aTeacher(tx))
  const params = { id: show.id }
  const missing = { status: 404, code: 'show.not_found' }
  expect(await stranger.refusal('GET /api/education/slideshows/{id}', { params })).toMatchObject(missing)
  expect(await stranger.refusal('GET /api/education/slideshows/{id}/manifest', { params })).toMatchObject(
    missing,
  )
  for (const as of ['mp3', 'vtt', 'html', 'pptx', 'handout'] as const)
    expect(
      await stranger.refusal('GET /api/education/slideshows/{id}/file', { params, query: { as } }),
    ).toMatchObject(missing)
  expect(await stranger.refusal('DELETE /api/education/slideshows/{id}', { params })).toMatchObject(missing)
  expect(
    await stranger.refusal('PATCH /api/education/slideshows/{id}', { params, body: { title: 'Mine' } }),
  ).toMatchObject(missing)
  const job = { params: { id: show.job.id } }
  expect(await stranger.refusal('GET /api/education/slideshow-jobs/{id}', job)).toMatchObject({
    status: 404,
    code: 'show.job_not_found',
  })
  expect((await stranger.ok('GET /api/education/slideshows')).total).toBe(0)
  for (const name of ['manifest.json', 'audio.mp3', 'captions.vtt'])
    expect(
      (
        await stranger.send({
          path: `/api/slideshow-files/${show.id}/${name}?expires=99999999999&signature=x`,
        })
      ).status,
    ).toBe(404)
})

test('the own shows are listed, the newest first', async () => {
  const { teacher, show } = await aShow()
  const at = (created_at: string, title: string) =>
    aFinishedShow(tx, { user: teacher.user, show: { title, created_at: new Date(created_at) } })
  const newest = await at('2030-01-02T00:00:00Z', 'Newest')
  const oldest = await at('2020-01-02T00:00:00Z', 'Oldest')
  const { slideshows, total } = await teacher.ok('GET /api/education/slideshows')
  expect(slideshows.map(({ id }) => id)).toEqual([newest.id, show.id, oldest.id])
  expect(total).toBe(3)
})

test('found by its title or file in the list, and renamed', async () => {
  const { teacher, show } = await aShow()
  const found = async (search: string) =>
    (await teacher.ok('GET /api/education/slideshows', { query: { search } })).slideshows.map(({ id }) => id)
  expect(await found('plánt')).toEqual([show.id])
  const params = { id: show.id }
  const renamed = await teacher.ok('PATCH /api/education/slideshows/{id}', {
    params,
    body: { title: ' Mga Bituin ' },
  })
  expect(renamed).toMatchObject({ id: show.id, title: 'Mga Bituin', revision: 0 })
  expect(await found('bituin')).toEqual([show.id])
  expect(await found('plant')).toEqual([])
  expect((await showActions.manifest(teacher, show.id)).title).toBe('Mga Bituin')
  expect(
    await teacher.refusal('PATCH /api/education/slideshows/{id}', { params, body: { title: '  ' } }),
  ).toMatchObject({ code: 'request.invalid' })
})
