import { startApp } from '@klasrum/testkit/app'
import { expect, test } from 'vitest'

const direct = await startApp({ work: false })
const proxied = await startApp({ work: false, env: { TRUST_PROXY: '1' } })

const ask = (app: typeof direct, forwarded: string) =>
  app.anyone.call('POST /api/auth/forgot-password', {
    body: { email: 'nobody@school.example' },
    headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}`, 'x-real-ip': forwarded },
  })

async function useUpTheLimit(app: typeof direct, forwarded: (number: number) => string): Promise<void> {
  for (let number = 0; number < 20; number += 1) expect((await ask(app, forwarded(number))).status).toBe(200)
}

test('without a proxy in front, a caller who claims other addresses is still one caller', async () => {
  await useUpTheLimit(direct, (number) => `203.0.113.${number}`)
  expect((await ask(direct, '203.0.113.99')).status).toBe(429)
  expect(direct.log()).not.toContain('203.0.113')
})

test('behind one proxy, callers are told apart by the address it adds, whatever they claim before it', async () => {
  await useUpTheLimit(proxied, (number) => `198.51.100.${number}, 203.0.113.7`)
  expect((await ask(proxied, '198.51.100.99, 203.0.113.7')).status).toBe(429)
  expect((await ask(proxied, '203.0.113.7, 203.0.113.8')).status).toBe(200)
  expect(proxied.log()).toContain('"address":"203.0.113.7"')
  expect(proxied.log()).not.toContain('198.51.100')
})
