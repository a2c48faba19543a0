import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startCuttingLine } from './cutting-line.ts'
import { portOf } from './free-port.ts'
import { until } from './until.ts'

test('the next connection is cut at the byte that was chosen, and the one after it is whole', async () => {
  let arrived = ''
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        arrived += bytes.toString('utf8')
        if (arrived.endsWith('.')) socket.end('good day')
      })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const line = await startCuttingLine(portOf(server))
  onTestFinished(line.stop)
  const say = async (words: string) => {
    arrived = ''
    const socket = connect(line.port, '127.0.0.1')
    let answer = ''
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        answer += bytes.toString('utf8')
      })
    socket.write(words)
    await once(socket, 'close')
    return answer
  }

  line.cutNext({ ofRequest: 3 })
  expect(await say('hello.')).toBe('')
  await until(() => arrived === 'hel', { what: 'the part that was let through' })
  line.cutNext({ ofAnswer: 4 })
  expect(await say('hello.')).toBe('good')
  expect(arrived).toBe('hello.')
  expect(await say('hello.')).toBe('good day')
})
