import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

/**
 * Proves README's two commands on a bare machine: a fresh Debian root with nothing but Node and npm, a clone of the last
 * commit, and `npm install && npm start`, then `npm install && npm test` inside it. Needs root, Debian and its registry.
 */
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

function outputOf(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}

/** Copies what lets the root reach the registries the way this machine does, and nothing else of it. */
function copyNetworkSettings(root: string): void {
  const settings = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt', '/etc/apt']
  for (const path of settings.filter(existsSync)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    cpSync(path, join(root, path), { recursive: true, dereference: true })
  }
}

/** The Node that runs npm here, which may be older than the one the product brings along. */
function copyNode(root: string): void {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  if (!node || !npm) throw new Error('Run this as `npm run bare`.')
  const [programs, modules] = [join(root, 'usr/local/bin'), join(root, 'usr/local/lib/node_modules')]
  mkdirSync(modules, { recursive: true })
  cpSync(node, join(programs, 'node'), { dereference: true })
  cpSync(dirname(dirname(npm)), join(modules, 'npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx']) {
    const start = `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`
    writeFileSync(join(programs, name), start, { mode: 0o755 })
  }
}

function environment(root: string): Record<string, string> {
  const passed = /^(https?_proxy|no_proxy|npm_config_registry)$/i
  const own = Object.entries(process.env).filter(([name, value]) => passed.test(name) && value)
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) cpSync(certificates, join(root, 'etc/extra-certificates.pem'), { dereference: true })
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, value ?? ''])),
    npm_config_registry: outputOf('npm', ['config', 'get', 'registry']),
    ...(certificates && { NODE_EXTRA_CA_CERTS: '/etc/extra-certificates.pem' }),
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  }
}

const packagesIn = (root: string): string[] =>
  outputOf('chroot', [root, 'dpkg-query', '-W'])
    .split('\n')
    .map((line) => line.replace('\t', ' '))

/** Runs a shell line in the root, in namespaces of its own: its mounts and processes end with it. */
function startInside(root: string, env: Record<string, string>, line: string): ChildProcess {
  say(`\n$ ${line}`)
  const mounts = `mount --rbind /dev ${root}/dev && mount -t tmpfs tmpfs ${root}/dev/shm && mount -t proc proc ${root}/proc`
  const inside = `${mounts} && exec chroot ${root} /bin/sh -c "cd /klasrum && $1"`
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
  return spawn('unshare', [...namespaces, 'sh', '-c', inside, 'sh', line], { stdio: 'inherit', env })
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** README's first command: whether the product comes to answer. */
async function opens(root: string, env: Record<string, string>): Promise<boolean> {
  const port = await freePort()
  const child = startInside(root, { ...env, PORT: String(port) }, 'npm install && exec npm start')
  let hasExited = false
  const exited = exitOf(child).then(() => {
    hasExited = true
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    return await until(async () => (hasExited ? { isOpen: false } : (await answers()) && { isOpen: true }), {
      what: 'the product to open',
      within: 900_000,
      every: 500,
    }).then(({ isOpen }) => isOpen)
  } finally {
    // It ignores gentler signals while it waits; its processes go with it.
    child.kill('SIGKILL')
    await exited
  }
}

/** The release and mirror that this machine itself installs from. */
function debianSource(): { release: string; mirror: string } {
  const targets = outputOf('apt-get', [
    'indextargets',
    '--format',
    '$(RELEASE) $(SITE)',
    'Created-By: Packages',
  ])
  const main = targets.split('\n').find((line) => /^\w+ /.test(line))
  const [release, mirror] = main?.split(' ') ?? []
  if (!release || !mirror) throw new Error('This machine has no Debian sources to install from.')
  return { release, mirror }
}

function makeRoot(root: string): void {
  if (spawnSync('debootstrap', ['--version']).status !== 0)
    outputOf('apt-get', ['install', '-y', '--no-install-recommends', 'debootstrap'])
  const { release, mirror } = debianSource()
  say(`Making a bare Debian (${release}) with Node and npm in ${root}`)
  // A temporary folder is closed to other users, and the database server runs as one of them.
  chmodSync(root, 0o755)
  outputOf('debootstrap', ['--variant=minbase', release, root, mirror])
  copyNetworkSettings(root)
  copyNode(root)
  const clone = join(root, 'klasrum')
  outputOf('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone])
  const commit = outputOf('git', ['-C', clone, 'log', '-1', '--format=%h %s'])
  say(`Node ${outputOf('chroot', [root, 'node', '--version'])}, commit ${commit}`)
}

const root = mkdtempSync(join(tmpdir(), 'klasrum-bare-'))
const results: { command: string; passes: boolean }[] = []
try {
  makeRoot(root)
  const env = environment(root)
  const before = new Set(packagesIn(root))
  results.push({ command: 'npm install && npm start', passes: await opens(root, env) })
  const test = 'npm install && npm test'
  results.push({ command: test, passes: (await exitOf(startInside(root, env, test))) === 0 })
  const installed = packagesIn(root).filter((each) => !before.has(each))
  say(
    `\nDebian packages that were installed (${installed.length}):\n${installed.map((each) => `  ${each}`).join('\n')}`,
  )
} finally {
  rmSync(root, { recursive: true, force: true })
}
say('\nOn a bare machine:')
for (const { command, passes } of results) say(`  ${passes ? 'passes' : 'fails '}  ${command}`)
process.exitCode = results.every(({ passes }) => passes) ? 0 : 1
