import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverUser } from './server-user.ts'

// A process of its own that outlives whoever started it just long enough to clean up: its standard
// input closes when the test run ends in any way, SIGKILL included, and then it stops the server.

const [binaries = '', port = '', durability = ''] = process.argv.slice(2)
const isDurable = durability === 'durable'

const memory = '/dev/shm'
const enough = 2_000_000_000

/** A copy of the template is hundreds of files, which take six times the work on a disk. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough
  } catch {
    return false
  }
}

const user = serverUser()
const place = !isDurable && hasRoomInMemory() ? memory : tmpdir()
const folder = mkdtempSync(join(place, 'klasrum-postgres-'))
if (user) chownSync(folder, user.uid, user.gid)
const dataFolder = join(folder, 'cluster')

let server: ChildProcess | undefined
let log = ''
let stopping = false

function start(program: string, args: string[]): ChildProcess {
  const child = spawn(join(binaries, program), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000)
    if (text.includes('ready to accept connections')) process.stdout.write('ready\n')
  })
  server = child
  return child
}

function finish(code: number): never {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

function stop(): void {
  if (stopping) return
  stopping = true
  if (!server?.kill('SIGQUIT')) finish(0)
}

function endedWith(code: number | null): boolean {
  if (stopping) finish(0)
  if (code !== 0) process.stderr.write(log)
  return code === 0
}

process.stdin.on('end', stop).on('error', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Whoever reads may be gone already.
process.stdout.on('error', stop)
process.stderr.on('error', stop)

const settings = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: folder,
  max_connections: 300,
  shared_buffers: '64MB',
  ...(isDurable
    ? {}
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' }),
}

const flags = ['--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']
start('initdb', ['--pgdata', dataFolder, ...flags]).on('close', (code) => {
  if (!endedWith(code)) finish(1)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  start('postgres', ['-D', dataFolder, ...options]).on('close', (ended) => {
    endedWith(ended)
    finish(1)
  })
})
