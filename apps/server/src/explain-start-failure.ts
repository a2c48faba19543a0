import { isDatabaseAway } from './db/away.ts'
import { FolderInUse } from './db/lock.ts'
import { type Env, EnvironmentRefused } from './env.ts'

type SystemError = Error & { code?: string; syscall?: string; hostname?: string; path?: string }

/** What a person can mend is told in one sentence that names the setting, without a stack. */
export function explainStartFailure(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return String(error)
  if (!env || error instanceof EnvironmentRefused || error instanceof FolderInUse) return error.message
  const { code = '', syscall = '', hostname, path, message }: SystemError = error
  if (code === 'EADDRINUSE') return 'the port is taken by another program. Set PORT to a free one.'
  if (syscall === 'listen' && code === 'EACCES') return `this user may not listen on PORT ${env.port}.`
  if (syscall === 'listen' || hostname === env.host)
    return `HOST ${env.host} is not an address of this machine.`
  // 28: who is asking; 3D: which database is asked for.
  if (env.databaseUrl && (isDatabaseAway(error) || /^(28|3D)\w{3}$/.test(code)))
    return `DATABASE_URL leads to no database that lets Klasrum in: ${message || code}.`
  if (path !== undefined || code === 'ERR_SQLITE_ERROR')
    return `DATA_DIR ${env.dataDir} cannot be used: ${message}.`
  return message
}
