import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../free-port.ts'
import { described, isWanted, type Mail, type MailWanted, readMail } from '../mail.ts'
import { until } from '../until.ts'

/** `refuse` says no for good, `defer` says come back later, `stall` says nothing at all. */
export type MailServerMood = 'accept' | 'refuse' | 'defer' | 'stall'

export type FakeMailServer = {
  /** What `SMTP_URL` is set to. */
  url: string
  mails: readonly Mail[]
  /** How often a sender asked to hand over a mail, whatever the answer was. */
  attempts: () => number
  be: (mood: MailServerMood) => void
  waitForMail: (wanted: MailWanted) => Promise<Mail>
  stop: () => Promise<void>
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

export async function startMailServer(): Promise<FakeMailServer> {
  const mails: Mail[] = []
  let mood: MailServerMood = 'accept'
  let attempts = 0

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo(_address, _session, done) {
      attempts += 1
      if (mood === 'accept') done()
      if (mood === 'refuse') done(refusal(550, 'No such mailbox here'))
      if (mood === 'defer') done(refusal(451, 'Try again later'))
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => readMail(raw, performance.timeOrigin + performance.now()))
        .then((mail) => {
          mails.push(mail)
          done()
        })
        .catch(done)
    },
  })
  // A sender that gives up on a stalled server resets the connection.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    url: `smtp://127.0.0.1:${portOf(listener)}`,
    mails,
    attempts: () => attempts,
    be: (next) => {
      mood = next
    },
    waitForMail: (wanted) =>
      until(() => mails.findLast(isWanted(wanted)), { what: described(wanted), within: wanted.within }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
