import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'
import { htmlOf, letterTextOf } from './letter.ts'

export type Post = {
  send(to: { name: string; address: string }, letter: Letter): Promise<void>
  /** Removes letters from the outbox: those written before the moment, or all where a mail server sends them. */
  sweep(before: Date): Promise<void>
  /** Removes the letters to somebody who was deleted. */
  forget(address: string): Promise<void>
  close(): void
}

type Settings = {
  smtpUrl?: string
  from: string
  outbox: string
  /** Whether letters, with links that work, may lie on the disk where there is no mail server. */
  onDisk?: boolean
}

export function openPost({ smtpUrl, from, outbox, onDisk = true }: Settings): Post {
  const letters = outboxOf(outbox)
  const message = (to: { name: string; address: string }, letter: Letter) => ({
    from,
    to,
    subject: letter.subject,
    text: letterTextOf(letter),
    html: htmlOf(letter),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    return {
      send: async (to, letter) => {
        await transport.sendMail(message(to, letter))
      },
      sweep: () => letters.remove(async () => true),
      forget: letters.forget,
      close: () => transport.close(),
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(to, letter) {
      if (!onDisk) throw new Error('SMTP_URL is not set, so that no letter can be sent.')
      const { message: bytes } = await writer.sendMail(message(to, letter))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      await mkdir(outbox, { recursive: true })
      // Renamed when whole, so that a reader never sees half a mail.
      await writeFile(join(outbox, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(join(outbox, `.${name}`), join(outbox, name))
    },
    sweep: (before) => letters.remove(async (path) => (await stat(path)).mtime < before),
    forget: letters.forget,
    close: () => writer.close(),
  }
}

function outboxOf(folder: string) {
  const remove = async (wanted: (path: string) => Promise<boolean>): Promise<void> => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const path = join(folder, name)
      if (await wanted(path).catch(() => false)) await rm(path, { force: true })
    }
  }
  const forget = (address: string) =>
    remove(async (path) => {
      const [head = ''] = (await readFile(path, 'latin1')).split('\r\n\r\n', 1)
      return head.toLowerCase().includes(address.toLowerCase())
    })
  return { remove, forget }
}
