import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const web = await createServer({ configFile: at('vite.config.ts') })
await web.listen()
web.printUrls()

const server = spawn(process.execPath, ['--watch', at('../server/src/main.ts')], {
  cwd: at('../..'),
  stdio: 'inherit',
  env: { PUBLIC_URL: `http://localhost:${web.config.server.port}`, ...process.env },
})

let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  await web.close()
  if (server.exitCode === null) server.kill('SIGTERM')
  else process.exit(code)
}

server.on('exit', (code) => (stopping ? process.exit(0) : stop(code ?? 1)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
