import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from './free-port.ts'
import { startProxy } from './proxy.ts'

async function aLine() {
  const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const line = await startProxy(portOf(server))
  onTestFinished(line.stop)
  const ask = async (within = 5_000) =>
    (
      await fetch(`http://127.0.0.1:${line.port}`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(within),
      })
    ).text()
  return { line, ask }
}

test('a line that is cut or refuses ends calls at once, and works again when it is restored', async () => {
  const { line, ask } = await aLine()
  expect(await ask()).toBe('hello')
  for (const [how, why] of [
    ['cut', /fetch failed/],
    ['refuse', /fetch failed/],
  ] as const) {
    await line[how]()
    await expect(ask()).rejects.toThrow(why)
    await line.restore()
    expect(await ask()).toBe('hello')
  }
})

test('a line that swallows keeps its connections open and silent, those of that time for ever', async () => {
  const { line, ask } = await aLine()
  const old = connect(line.port, '127.0.0.1')
  onTestFinished(() => void old.destroy())
  await once(old, 'connect')
  line.swallow()
  await expect(ask(200)).rejects.toThrow(/timeout/)
  await line.restore()
  expect(await ask()).toBe('hello')
  let heard = ''
  old.on('data', (bytes) => {
    heard += bytes
  })
  old.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await ask()).toBe('hello')
  expect({ heard, isOpen: !old.destroyed }).toEqual({ heard: '', isOpen: true })
})

test('a line that delays passes everything on, later', async () => {
  const { line, ask } = await aLine()
  line.delay(150)
  const begun = performance.now()
  expect(await ask()).toBe('hello')
  expect(performance.now() - begun).toBeGreaterThan(290)
})
