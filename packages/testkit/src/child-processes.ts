import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The command lines of the processes that this one started. A bare Linux has no `ps`, and other systems no `/proc`. */
export function childCommands(): string[] {
  const pairs = process.platform === 'linux' ? fromProc() : fromPs()
  return pairs.filter(({ parent }) => parent === process.pid).map(({ command }) => command)
}

type Running = { parent: number; command: string }

const fromProc = (): Running[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name in brackets may hold spaces; what follows it is the state and the parent.
        const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ')
        return [{ parent: Number(parent), command }]
      } catch {
        // It ended while the list was read.
        return []
      }
    })

const fromPs = (): Running[] =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .map((found) => ({ parent: Number(found?.[1]), command: found?.[2] ?? '' }))
