import pg from 'pg'
import { isLineLost } from './away.ts'

/**
 * A database that answers no more, with the connection open, must not be waited for. What the server itself ends comes
 * first, so that a slow statement leaves its connection usable and no lock behind.
 */
export const limits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  statement_timeout: 14_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** Tells a connection whose other end is gone from one that is only quiet. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Milliseconds between two looks, for the answer to one, and after which a statement is asked about. */
const [between, shortest, long] = [2_000, 2_500, 3_000]

type Waiting = { statements: number; since: number }

/**
 * Gives up connections that fell silent: one whose statement got no answer, the idle ones beside it, and those whose
 * statement the server does not know of. Otherwise each would make one more caller wait in vain, and a pool that has only
 * such connections never recovers. `onBack` is called when it answers again.
 */
export function giveUpSilent(pool: pg.Pool, url: string, onBack = () => {}): { stop: () => void } {
  const waiting = new Map<pg.PoolClient, Waiting>()
  pool.on('connect', (client) => {
    releaseOnce(client)
    listen(client, waiting)
  })
  let looking = false
  let isSilent = false
  const look = async () => {
    // With none to be had, one that is asked for would be waited for.
    const answered = pool.waitingCount === 0 && (await answers(pool))
    if (answered && isSilent) onBack()
    isSilent = !answered
    if (answered) return
    dropIdle(pool)
    await dropLost(url, waiting)
  }
  const timer = setInterval(async () => {
    if (looking || pool.ending || pool.totalCount === 0) return
    looking = true
    await look()
    looking = false
  }, between).unref()
  // Those that were opened before nobody listened to.
  dropIdle(pool)
  return { stop: () => clearInterval(timer) }
}

/** The pool refuses to be given a connection twice, and whoever began a transaction on a lost one gives it back again. */
function releaseOnce(client: pg.PoolClient): void {
  let release: pg.PoolClient['release'] | undefined
  Object.defineProperty(client, 'release', {
    get: () => (error?: Error | boolean) => {
      const last = release
      release = undefined
      last?.(error)
    },
    set: (next) => {
      release = next
    },
  })
}

type Query = (...given: unknown[]) => unknown

/** Notes what is waited for, and gives the connection up when no answer came. */
function listen(client: pg.PoolClient, waiting: Map<pg.PoolClient, Waiting>): void {
  const query = client.query.bind(client) as Query
  const asked = () => {
    const before = waiting.get(client)
    waiting.set(client, {
      statements: (before?.statements ?? 0) + 1,
      since: before?.since ?? performance.now(),
    })
  }
  const answered = (error: unknown) => {
    const left = (waiting.get(client)?.statements ?? 1) - 1
    if (left === 0) waiting.delete(client)
    else waiting.set(client, { statements: left, since: performance.now() })
    if (error && isLineLost(error)) client.release(true)
  }
  const watched: Query = (...given) => {
    asked()
    const callback = given.at(-1)
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        answered(error)
        callback(error, result)
      })
    const answer = query(...given)
    if (answer instanceof Promise) answer.then(() => answered(undefined), answered)
    return answer
  }
  Object.assign(client, { query: watched })
}

const answers = async (pool: pg.Pool): Promise<boolean> => {
  const look: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: shortest }
  return pool.query(look).then(
    () => true,
    () => false,
  )
}

function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    )
}

const processOf = (client: pg.PoolClient): number =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : 0

/** Asked on a connection of its own: where that gets no answer either, it is asked again at the next look. */
async function dropLost(url: string, waiting: Map<pg.PoolClient, Waiting>): Promise<void> {
  const asked = [...waiting].filter(([, { since }]) => performance.now() - since > long)
  if (asked.length === 0) return
  const line = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: shortest,
    query_timeout: shortest,
  })
  line.on('error', () => {})
  try {
    await line.connect()
    const { rows } = await line.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1) and state = 'active'",
      [asked.map(([client]) => processOf(client))],
    )
    const atWork = new Set(rows.map(({ pid }) => pid))
    for (const [client, { since }] of asked)
      if (!atWork.has(processOf(client)) && waiting.get(client)?.since === since) client.release(true)
  } catch {
    // The database is still silent.
  } finally {
    line.end().catch(() => {})
  }
}
