import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { linkIn } from '../mail.ts'
import { startMailServer } from './mail-server.ts'

async function aMailServer() {
  const server = await startMailServer()
  onTestFinished(server.stop)
  /** Only who waits for a server that says nothing may be impatient: a busy machine needs its time. */
  const send = (subject: string, { socketTimeout = 20_000 } = {}) => {
    const transport = createTransport({ url: server.url, socketTimeout })
    onTestFinished(() => transport.close())
    return transport.sendMail({
      from: 'Klasrum <no-reply@klasrum.example>',
      to: 'Señora Luz <luz@example.com>',
      subject,
      text: 'Open http://localhost:3000/verify-email?token=abc',
      html: '<p>Open <a href="http://localhost:3000/verify-email?token=abc">this</a></p>',
    })
  }
  return { server, send }
}

test('it keeps what it was handed, in both shapes', async () => {
  const { server, send } = await aMailServer()
  await send('Beripikahin ang iyong e-mail – ñ')
  const mail = await server.waitForMail({ to: 'luz@example.com', subject: 'Beripikahin' })
  expect(mail).toMatchObject({
    from: 'no-reply@klasrum.example',
    subject: 'Beripikahin ang iyong e-mail – ñ',
  })
  expect(mail.html).toContain('<a href=')
  expect(linkIn(mail)).toBe('http://localhost:3000/verify-email?token=abc')
})

test('it refuses, defers and stalls when told, and takes mail again afterwards', async () => {
  const { server, send } = await aMailServer()
  server.be('refuse')
  await expect(send('one')).rejects.toThrow('550')
  server.be('defer')
  await expect(send('two')).rejects.toThrow('451')
  server.be('stall')
  await expect(send('three', { socketTimeout: 1_000 })).rejects.toThrow(/timeout/i)
  expect(server.mails).toHaveLength(0)
  expect(server.attempts()).toBe(3)
  server.be('accept')
  await send('four')
  expect(server.mails.map((mail) => mail.subject)).toEqual(['four'])
})
