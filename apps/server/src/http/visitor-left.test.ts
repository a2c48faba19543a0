import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { until } from '@klasrum/testkit/until'
import { expect, test } from 'vitest'
import { visitorsOf } from '../running/visitors.ts'

const app = await startApp({ work: false })
const url = await app.listen()
const { port } = new URL(url)

const form =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="Plants.docx"\r\n\r\nPK and some of it'

const beginningOfUpload = (token: string): string =>
  [
    'POST /api/lesson-plans/process HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
    '',
    form,
  ].join('\r\n')

test('F24: a visitor who cuts an upload off is not logged as a database that is away, and leaves no file behind', async () => {
  const { token } = await app.as(await aTeacher(app.tx, { points: 30 }))
  const folder = await app.fastify.arrivals.folder()
  const written = async () => (await readdir(folder)).length
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(beginningOfUpload(token))
  await until(async () => (await written()) === 1, { what: 'the file to begin' })
  socket.resetAndDestroy()
  await until(async () => (await written()) === 0, { what: 'the file to be removed' })
  expect(app.log()).not.toMatch(/database away|request failed/)
})

test('who leaves again and again while the session is looked up can upload afterwards', async () => {
  const { token } = await app.as(await aTeacher(app.tx, { points: 30 }))
  // Each leaves a moment later than the one before, so that some leave in every step before the form is read.
  for (let moments = 0; moments < 60; moments += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    await new Promise((sent) => socket.write(beginningOfUpload(token), sent))
    for (let moment = 0; moment < moments; moment += 1) await new Promise((next) => setImmediate(next))
    socket.resetAndDestroy()
  }
  const { visit, leave } = visitorsOf(url)
  const lesson = { bytes: Buffer.from('A lesson that nobody reads.'), name: 'Lesson.docx' }
  const answer = await visit({ method: 'POST', path: '/api/lesson-plans/process', lesson, token })
  leave()
  expect(answer).toMatchObject({ kind: 'answered', status: 202 })
})
