import { readFile, writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupRefused } from './backup-refused.ts'

/** `recipients` lock a backup, `identities` open it. A server needs only the first to make backups. */
export type BackupKeys = { recipients: string[]; identities: string[] }

const isIdentity = (line: string): boolean => /^AGE-SECRET-KEY-/.test(line)
const isRecipient = (line: string): boolean => /^age1/.test(line)

/** A line each, as the program `age` writes them; lines that begin with # say nothing. */
export async function readKeys(path: string): Promise<BackupKeys> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupRefused(`The key file ${path} cannot be read.`)
  })
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const identities = lines.filter(isIdentity)
  const others = lines.filter((line) => !isIdentity(line) && !isRecipient(line))
  if (lines.length === 0 || others.length > 0)
    throw new BackupRefused(`${path} is no key file: npm run backup -- --new-key ${path} writes one.`)
  try {
    const opened = await Promise.all(identities.map((identity) => identityToRecipient(identity)))
    return { identities, recipients: [...new Set([...lines.filter(isRecipient), ...opened])] }
  } catch {
    throw new BackupRefused(`A key in ${path} has a typing mistake.`)
  }
}

/** Never over a file that is there: without its key no backup can be read again. */
export async function writeNewKey(path: string): Promise<{ recipient: string }> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# The key of the backups of Klasrum. Keep a copy in a safe: without it they cannot be read.\n# public key: ${recipient}\n${identity}\n`
  await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(
      error.code === 'EEXIST' ? `${path} is there already.` : `${path} cannot be written: ${error.message}.`,
    )
  })
  return { recipient }
}
