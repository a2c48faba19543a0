import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { described, isWanted, type Mail, type MailWanted, readMail } from './mail.ts'
import { until } from './until.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function namesIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => /^[^.].*\.eml$/.test(name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** By its file: a mail never changes, and whoever waits for one asks twenty times a second. */
const known = new Map<string, Mail>()

/** Nothing where the product has removed it meanwhile: its outbox has room for so many. */
async function readFrom(path: string): Promise<Mail[]> {
  try {
    const { mtimeMs } = await stat(path)
    const before = known.get(path)
    if (before?.at === mtimeMs) return [before]
    const mail = await readMail(await readFile(path), mtimeMs)
    known.set(path, mail)
    return [mail]
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The mails a product without a mail server has left in its outbox folder, oldest first. */
export async function readOutbox(dir: string): Promise<Mail[]> {
  const mails = await Promise.all((await namesIn(dir)).map((name) => readFrom(join(dir, name))))
  return mails.flat().sort((a, b) => a.at - b.at)
}

/** The newest mail that fits; for the one after it, pass `after: mail.at`. */
export const waitForMail = ({ dir, ...wanted }: MailWanted & { dir: string }): Promise<Mail> =>
  until(async () => (await readOutbox(dir)).findLast(isWanted(wanted)), {
    what: `${described(wanted)} in ${dir}`,
    within: wanted.within,
    every: 50,
  })
