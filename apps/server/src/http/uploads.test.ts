import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startApp } from '@klasrum/testkit/app'
import { multipartOf } from '@klasrum/testkit/client'
import { aLessonFile, later, smallRun, storedLessons } from '@klasrum/testkit/lesson-files'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { expect, test } from 'vitest'
import { openUploadFolder } from './upload-folder.ts'

const app = await startApp({ work: false })
const { house } = app
const { aRunner, begin } = runActionsOf(app)
const url = new URL(await app.listen())
const lesson = await aLessonFile()
const megabyte = 1024 * 1024

const parent = join(house.env.dataDir, 'uploading')
const arriving = async () =>
  (await readdir(parent, { recursive: true, withFileTypes: true }).catch(() => [])).filter((each) =>
    each.isFile(),
  ).length

/** A request that is begun: its head, and as much of the body as is given. */
function half(token: string, size: number, body = '') {
  const socket = connect(Number(url.port), url.hostname)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(
    [
      'POST /api/lesson-plans/process HTTP/1.1',
      'Host: klasrum',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      `Content-Length: ${size}`,
      '',
      body,
    ].join('\r\n'),
  )
  return { socket, answered: () => until(async () => answer || undefined, { what: 'an answer' }) }
}

const begun = `--cut\r\ncontent-disposition: form-data; name="files"; filename="a.docx"\r\n\r\n${'x'.repeat(100_000)}`

test('F6: an upload without points is refused before its body is sent', async () => {
  const { token } = await aRunner(0)
  const { socket, answered } = half(token, 30 * megabyte)
  expect(await answered()).toContain('run.too_few_points')
  socket.destroy()
})

test('F6: one that is larger than the room that is left is refused before its body is sent', async () => {
  const { token } = await aRunner(1_000)
  const { socket, answered } = half(token, 501 * megabyte)
  expect(await answered()).toContain('storage.no_room')
  socket.destroy()
})

test('F6: an upload that is cut off leaves nothing behind', async () => {
  const { token, user } = await aRunner()
  const before = await storedLessons(house.storage)
  const { socket } = half(token, 5 * megabyte, begun)
  await until(async () => (await arriving()) > 0, { what: 'the file to arrive' })
  socket.destroy()
  await until(async () => (await arriving()) === 0, { what: 'the file to be removed' })
  expect(await storedLessons(house.storage)).toEqual(before)
  await begin(await app.as(user), lesson)
  expect(await arriving()).toBe(0)
})

test('F6: a third upload of one person waits until one of two has arrived, and another person does not', async () => {
  const [teacher, other] = [await aRunner(), await aRunner()]
  const slow = [half(teacher.token, 5 * megabyte, begun), half(teacher.token, 5 * megabyte, begun)]
  await until(async () => (await arriving()) === 2, { what: 'two files to arrive' })
  let isOver = false
  const third = begin(teacher, lesson).then((id) => {
    isOver = true
    return id
  })
  await begin(other, lesson)
  expect(isOver).toBe(false)
  slow[0]?.socket.destroy()
  expect(await third).toBeGreaterThan(0)
  slow[1]?.socket.destroy()
})

test('F6: what a process that was killed left of an upload is gone with the next start, and that of another one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-uploading-'))
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const own = await openUploadFolder(folder)
  const left = own.replace(/\d+$/, String(killed.pid))
  const alive = own.replace(/\d+$/, String(process.ppid))
  const elsewhere = join(folder, 'another-machine.1')
  for (const each of [left, alive, elsewhere]) {
    await mkdir(each)
    await writeFile(join(each, 'half'), 'x')
  }
  expect(await openUploadFolder(folder)).toBe(own)
  expect((await readdir(folder)).sort()).toEqual([own, alive, elsewhere].map((each) => basename(each)).sort())
  await rm(folder, { recursive: true })
})

/** Sends a body that is in memory already, without a copy of it. */
const sent = (token: string, { type = '', payload = '' }: ReturnType<typeof multipartOf>) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, ...later }
    const ask = request(new URL('/api/lesson-plans/process', url), { method: 'POST', headers })
    ask.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    ask.on('error', reject)
    ask.setHeader('content-length', payload.length)
    ask.end(payload)
  })

test('F6: large files of many requests at once take little memory', async () => {
  const large = { ...lesson, bytes: Buffer.concat([lesson.bytes, Buffer.alloc(9 * megabyte)]) }
  const content = multipartOf('files', [large, large, large], smallRun)
  const teachers = await Promise.all(Array.from({ length: 5 }, () => aRunner(1_000)))
  const inMemory = () => process.memoryUsage().arrayBuffers / megabyte
  const before = inMemory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, inMemory())
  }, 5)
  const each = atSize({ commit: 4, long: 10 })
  const answers = await Promise.all(
    teachers.flatMap(({ token }) => Array.from({ length: each }, () => sent(token, content))),
  )
  clearInterval(watch)
  // Of each teacher three wait for their turn, and the others are refused.
  expect(answers.filter((status) => status === 202)).toHaveLength(15)
  expect(answers.filter((status) => status === 409)).toHaveLength(answers.length - 15)
  expect(most - before).toBeLessThan(200)
}, 120_000)
