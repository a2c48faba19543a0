import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Start = {
  entry?: 'main' | 'worker'
  /** A new folder, removed by `stop`, unless one is named. */
  dataDir?: string
  databaseUrl?: string
  port?: number
  env?: Record<string, string>
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type Product = {
  url: string
  port: number
  pid: number
  dataDir: string
  /** Everything it has printed so far. */
  output: () => string
  /** Waits for the health route to answer 200; fails at once when the process ends before. */
  ready: (within?: number) => Promise<void>
  /** Waits until it has printed this; fails at once when the process ends before. */
  prints: (words: string, within?: number) => Promise<void>
  kill: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'SIGSTOP' | 'SIGCONT') => void
  exited: Promise<Exit>
  /** Asks it to end, waits until it has, and removes the folder that was made for it. */
  stop: () => Promise<Exit>
}

const running = new Set<() => void>()
process.on('exit', () => {
  for (const end of running) end()
})

const inherited = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG']

/** Only what is asked for reaches the product: settings of the machine must not change a test. */
function environment({ databaseUrl, env }: Start, dataDir: string, port: number): NodeJS.ProcessEnv {
  const machine = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  return {
    ...machine,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...env,
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Runs the product as a process of its own. It is not ready yet when this returns: see `ready`. */
export async function startProduct(start: Start = {}): Promise<Product> {
  const port = start.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = start.dataDir ?? mkdtempSync(join(tmpdir(), 'klasrum-data-'))
  const child = spawn(process.execPath, [join('apps/server/src', `${start.entry ?? 'main'}.ts`)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(start, dataDir, port),
  })

  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })

  const end = () => void child.kill('SIGKILL')
  running.add(end)
  let ended: Exit | undefined
  const exited = new Promise<Exit>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(end)
      ended = { code, signal }
      resolve(ended)
    })
  })

  const untilReady = async (isReady: () => boolean | Promise<boolean>, within = 60_000) => {
    const ready = () => {
      if (ended)
        throw new Error(`The product ended (${ended.code ?? ended.signal}) before it was ready:\n${output}`)
      return isReady()
    }
    const what = () => `the product to be ready, which said:\n${output}`
    await until(ready, { what, within, every: 50 })
  }

  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    ready: (within) => untilReady(() => isHealthy(url), within),
    prints: (words, within) => untilReady(() => output.includes(words), within),
    kill: (signal) => void child.kill(signal),
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      const exit = await exited
      if (!start.dataDir) rmSync(dataDir, { recursive: true, force: true })
      return exit
    },
  }
}
