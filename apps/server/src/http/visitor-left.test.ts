import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { until } from '@klasrum/testkit/until'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })

test('F24: a visitor who cuts an upload off is not logged as a database that is away, and leaves no file behind', async () => {
  const { port } = new URL(await app.listen())
  const { token } = await app.as(await aTeacher(app.tx, { points: 30 }))
  const folder = await app.fastify.arrivals.folder()
  const written = async () => (await readdir(folder)).length
  const socket = connect(Number(port), '127.0.0.1')
  const form =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="Plants.docx"\r\n\r\nPK and some of it'
  socket.write(
    [
      'POST /api/lesson-plans/process HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      form,
    ].join('\r\n'),
  )
  await until(async () => (await written()) === 1, { what: 'the file to begin' })
  socket.resetAndDestroy()
  await until(async () => (await written()) === 0, { what: 'the file to be removed' })
  expect(app.log()).not.toMatch(/database away|request failed/)
})
