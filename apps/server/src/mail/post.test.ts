import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@klasrum/testkit/fakes/mail-server'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { readOutbox } from '@klasrum/testkit/outbox'
import { expect, onTestFinished, test } from 'vitest'
import type { Letter } from './letter.ts'
import { openPost } from './post.ts'

const letter: Letter = {
  subject: 'Para sa iyo, Niña ₱',
  greeting: 'Magandang umaga, Niña.',
  paragraphs: ['Kumusta ang klase?'],
  action: { label: 'Open', url: 'https://klasrum.example/dashboard', note: 'It works once.' },
  closing: 'Salamat.',
}
const from = 'Klasrum <no-reply@klasrum.example>'
const ana = { name: 'Ana Cruz', address: 'ana@school.example' }

async function anOutbox(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-post-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'outbox')
}

async function aMailServer() {
  const server = await startMailServer()
  const post = openPost({ smtpUrl: server.url, from, outbox: '/nowhere' })
  onTestFinished(async () => {
    post.close()
    await server.stop()
  })
  return { server, post }
}

test('without a mail server each letter is a file of its own that only this user reads', async () => {
  const outbox = await anOutbox()
  const post = openPost({ from, outbox })
  await Promise.all(Array.from({ length: 20 }, () => post.send(ana, letter)))
  const names = await readdir(outbox)
  expect(names).toHaveLength(20)
  for (const name of nonEmpty(names)) {
    expect(name).toMatch(/^[^.].*\.eml$/)
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600)
  }
  const [mail] = await readOutbox(outbox)
  expect(mail).toMatchObject({
    from: 'no-reply@klasrum.example',
    to: ['ana@school.example'],
    subject: letter.subject,
  })
  expect(mail?.headers['auto-submitted']).toBe('auto-generated')
  expect(mail?.text).toContain('Magandang umaga, Niña.')
  expect(mail?.html).toContain('<p style="margin:0 0 16px">Magandang umaga, Niña.</p>')
})

test('with a mail server the letter goes there in both shapes', async () => {
  const { server, post } = await aMailServer()
  await post.send(ana, letter)
  expect(server.mails).toMatchObject([
    { from: 'no-reply@klasrum.example', to: ['ana@school.example'], subject: letter.subject },
  ])
  expect(server.mails[0]?.text).toContain('https://klasrum.example/dashboard')
  expect(server.mails[0]?.html).toContain('href="https://klasrum.example/dashboard"')
})

test.each([
  ['a name', { ...ana, name: 'Ana\r\nBcc: all@school.example\r\n\r\nHello' }, letter],
  ['a name with an address', { ...ana, name: 'Ana <all@school.example>, "x' }, letter],
  ['a subject', ana, { ...letter, subject: 'Hello\r\nBcc: all@school.example\r\n\r\nHello' }],
])('%s cannot add a header or a reader', async (_, to, what) => {
  const { server, post } = await aMailServer()
  await post.send(to, what)
  for (const mail of nonEmpty(server.mails)) {
    expect(mail.to).toEqual(['ana@school.example'])
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    expect(mail.text.startsWith('Magandang umaga')).toBe(true)
  }
})

test('an address with a header in it is refused, and nothing is sent', async () => {
  const { server, post } = await aMailServer()
  const to = { ...ana, address: 'ana@school.example\r\nBcc: all@school.example' }
  await expect(post.send(to, letter)).rejects.toThrow('all recipients were rejected')
  expect(server.mails).toEqual([])
})

test.each(['refuse', 'defer'] as const)(
  'a server that answers %s is an error, so that the letter is tried again',
  async (mood) => {
    const { server, post } = await aMailServer()
    server.be(mood)
    await expect(post.send(ana, letter)).rejects.toThrow()
    server.be('accept')
    await post.send(ana, letter)
    expect(server.mails).toHaveLength(1)
  },
)

test('F28: where letters may not lie on the disk and there is no mail server, sending is an error and no file is written', async () => {
  const outbox = await anOutbox()
  const post = openPost({ from, outbox, onDisk: false })
  await expect(post.send(ana, letter)).rejects.toThrow('SMTP_URL is not set')
  await expect(readdir(outbox)).rejects.toThrow('ENOENT')
})

test('F25: letters to somebody who was deleted go at once, those to others stay; with a mail server none lie there', async () => {
  const outbox = await anOutbox()
  const post = openPost({ from, outbox })
  const ben = { name: 'Ben', address: 'ben@school.example' }
  for (const to of [ana, ben, ana]) await post.send(to, letter)
  await post.forget('Ana@school.example')
  expect((await readOutbox(outbox)).map(({ to }) => to)).toEqual([['ben@school.example']])
  const sending = openPost({ smtpUrl: 'smtp://localhost:1', from, outbox })
  await sending.sweep(new Date(0))
  sending.close()
  expect(await readdir(outbox)).toEqual([])
})
