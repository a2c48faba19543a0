import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkIn } from './mail.ts'
import { readOutbox, waitForMail } from './outbox.ts'

const eml = (to: string, subject: string, text: string): string =>
  [
    'From: Klasrum <no-reply@klasrum.example>',
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    text,
    '',
  ].join('\r\n')

async function anOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dir = join(folder, 'outbox')
  const put = async (name: string, second: number, mail: string) => {
    await mkdir(dir, { recursive: true })
    await writeFile(join(dir, name), mail)
    await utimes(join(dir, name), second, second)
  }
  return { dir, put }
}

test('a folder that does not exist yet holds no mail', async () => {
  const { dir } = await anOutbox()
  expect(await readOutbox(dir)).toEqual([])
})

test('a mail that comes later is waited for, whatever the case of the address', async () => {
  const { dir, put } = await anOutbox()
  const waiting = waitForMail({ dir, to: 'Luz@Example.com' })
  await put(
    '2.eml',
    100,
    eml('Luz <luz@example.com>', 'Verify', 'Open http://localhost:3000/verify-email?token=3Da_b-C.'),
  )
  const mail = await waiting
  expect(mail).toMatchObject({ subject: 'Verify', to: ['luz@example.com'], from: 'no-reply@klasrum.example' })
  expect(linkIn(mail)).toBe('http://localhost:3000/verify-email?token=a_b-C')
})

test('the newest mail wins, and the one after a known mail is the next', async () => {
  const { dir, put } = await anOutbox()
  await put('b.eml', 100, eml('luz@example.com', 'First', 'one'))
  await put('a.eml', 200, eml('luz@example.com', 'Second', 'two'))
  await put('c.eml', 300, eml('ana@example.com', 'Third', 'three'))
  await put('.d.eml', 400, 'not whole yet')
  const newest = await waitForMail({ dir, to: 'luz@example.com' })
  expect(newest.subject).toBe('Second')
  const next = waitForMail({ dir, to: 'luz@example.com', after: newest.at, within: 100 })
  await expect(next).rejects.toThrow('a mail to luz@example.com after the earlier one')
})

test('a mail without a link is named', () => {
  expect(() => linkIn({ subject: 'Welcome', text: 'No link here.' })).toThrow(
    'The mail "Welcome" has no link.',
  )
})
