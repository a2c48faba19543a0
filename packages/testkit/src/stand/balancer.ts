import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../until.ts'
import { type Program, startProgram } from './program.ts'

export type Balancer = { url: string; port: number; program: () => Program; start: () => Promise<void> }

const rules = fileURLToPath(new URL('../../../../deploy/nginx/klasrum-proxy.conf', import.meta.url))

const configOf = (folder: string, port: number, servers: readonly number[]): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join('\n')}
  upstream klasrum {
${servers.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    include ${rules};
  }
}
`
}

/** nginx from Debian before the servers, with the rules that a real site includes too. */
export async function openBalancer(
  folder: string,
  logs: string,
  { port, servers }: { port: number; servers: readonly number[] },
): Promise<Balancer> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf(folder, port, servers))
  const url = `http://127.0.0.1:${port}`
  let program: Program
  const start = async () => {
    const log = join(logs, 'nginx.log')
    program = startProgram({ name: 'nginx', command: 'nginx', args: ['-c', config, '-e', 'stderr'], log })
    const isUp = async () => fetch(`${url}/api/health`).then(Boolean, () => false)
    await until(isUp, { what: `nginx to answer, see ${log}`, within: 20_000, every: 50 })
  }
  await start()
  return { url, port, program: () => program, start }
}
