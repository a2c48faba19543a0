import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import { type Program, startProgram } from './program.ts'
import { pipeline, rings, storageConfig } from './swift-config.ts'

export type ObjectStore = {
  /** Where its S3 interface answers. */
  endpoint: string
  keys: { accessKeyId: string; secretAccessKey: string }
  programs: Map<string, Program>
  /** Starts again whichever part has ended. */
  restart: (name: string) => Promise<void>
  stop: () => Promise<void>
}

const keys = { accessKeyId: 'klasrum:stand', secretAccessKey: 'only-on-this-machine' }

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, stdout, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  // 1 is a warning of the ring builder: one disk is no good place for three copies, and here there is one copy.
  if (error || (status ?? 2) > 1)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? (stderr || stdout)}`)
}

/** One copy of everything on one disk: what it shows is the interface, not how it survives the loss of a disk. */
function makeRings(etc: string, ports: Record<string, number>): void {
  for (const ring of rings) {
    const builder = `${ring}.builder`
    run('swift-ring-builder', [builder, 'create', '6', '1', '0'], etc)
    const place = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--device', 'disk', '--weight', '1']
    run('swift-ring-builder', [builder, 'add', ...place, '--port', String(ports[ring])], etc)
    run('swift-ring-builder', [builder, 'rebalance', '--force'], etc)
  }
}

const isUp = async (endpoint: string): Promise<boolean> => {
  try {
    return (await fetch(`${endpoint}/healthcheck`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}

/** OpenStack Swift from Debian, with its S3 interface. */
export async function openObjectStore(folder: string, logs: string): Promise<ObjectStore> {
  const etc = join(folder, 'etc')
  mkdirSync(etc, { recursive: true })
  mkdirSync(join(folder, 'disks', 'disk'), { recursive: true })
  const ports: Record<string, number> = {}
  for (const part of [...rings, 'proxy', 'memory']) ports[part] = await freePort()
  writeFileSync(
    join(etc, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = klasrum\nswift_hash_path_suffix = stand\n',
  )
  makeRings(etc, ports)
  const place = { etc, disks: join(folder, 'disks'), user: userInfo().username }
  for (const ring of rings)
    writeFileSync(join(etc, `${ring}.conf`), storageConfig({ ...place, ring, port: ports[ring] ?? 0 }))
  writeFileSync(
    join(etc, 'proxy.conf'),
    pipeline({ ...place, port: ports.proxy ?? 0, memory: ports.memory ?? 0, keys }),
  )

  const endpoint = `http://127.0.0.1:${ports.proxy}`
  const programs = new Map<string, Program>()
  const start = (name: string): void => {
    const [command, args] =
      name === 'memory'
        ? ['memcached', ['-u', place.user, '-l', '127.0.0.1', '-p', String(ports.memory), '-m', '16']]
        : [`swift-${name}-server`, [join(etc, `${name}.conf`)]]
    const log = join(logs, `swift-${name}.log`)
    programs.set(name, startProgram({ name: `Swift ${name}`, command, args, log, cwd: folder }))
  }
  const ready = () =>
    until(() => isUp(endpoint), { what: `Swift to answer, see ${logs}`, within: 60_000, every: 100 })
  for (const name of ['memory', ...rings, 'proxy']) start(name)
  await ready()
  return {
    endpoint,
    keys,
    programs,
    restart: async (name) => {
      start(name)
      await ready()
    },
    stop: async () => {
      await Promise.all([...programs.values()].map((program) => program.stop()))
    },
  }
}
