import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

export type Program = {
  name: string
  pid: number
  kill: (signal: NodeJS.Signals) => void
  exited: Promise<void>
  /** Asks it to end and waits until it has. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export type Start = {
  name: string
  command: string
  args: string[]
  /** What it prints goes there. */
  log: string
  user?: { uid: number; gid: number }
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** The kernel ends it with this process, however that ends: nothing of a stand outlives it. */
const withUs = ['--pdeathsig', 'KILL', '--']

/** A program of somebody else, in a group of its own, so that a signal reaches what it started too. */
export function startProgram({ name, command, args, log, user, cwd, env }: Start): Program {
  mkdirSync(dirname(log), { recursive: true })
  const output = createWriteStream(log, { flags: 'a' })
  const child = spawn('setpriv', [...withUs, command, ...args], {
    ...user,
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
  })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  const { pid = 0 } = child
  let isOver = false
  const exited = new Promise<void>((resolve) => {
    const over = () => {
      isOver = true
      resolve()
    }
    child.on('error', over)
    child.on('exit', over)
    child.on('close', () => output.end())
  })
  const kill = (signal: NodeJS.Signals) => {
    if (!isOver && pid > 0) process.kill(-pid, signal)
  }
  return {
    name,
    pid,
    kill,
    exited,
    stop: async (signal = 'SIGTERM') => {
      kill(signal)
      await exited
    },
  }
}
