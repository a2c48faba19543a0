import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'
import { htmlOf, textOf } from './letter.ts'

export type Post = {
  send(to: { name: string; address: string }, letter: Letter): Promise<void>
  close(): void
}

type Settings = { smtpUrl?: string; from: string; outbox: string }

export function openPost({ smtpUrl, from, outbox }: Settings): Post {
  const message = (to: { name: string; address: string }, letter: Letter) => ({
    from,
    to,
    subject: letter.subject,
    text: textOf(letter),
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
      close: () => transport.close(),
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(to, letter) {
      const { message: bytes } = await writer.sendMail(message(to, letter))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      await mkdir(outbox, { recursive: true })
      // Renamed when whole, so that a reader never sees half a mail.
      await writeFile(join(outbox, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(join(outbox, `.${name}`), join(outbox, name))
    },
    close: () => writer.close(),
  }
}
