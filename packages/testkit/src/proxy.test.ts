import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from './free-port.ts'
import { startProxy } from './proxy.ts'

test('a line that is cut refuses, and works again when it is restored', async () => {
  const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const proxy = await startProxy(portOf(server))
  onTestFinished(proxy.stop)
  const ask = async () => (await fetch(`http://127.0.0.1:${proxy.port}`)).text()

  expect(await ask()).toBe('hello')
  proxy.cut()
  await expect(ask()).rejects.toThrow()
  proxy.restore()
  expect(await ask()).toBe('hello')
})
