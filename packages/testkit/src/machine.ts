import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium, smallChromium } from './chromium.ts'
import { hasOffice } from './libreoffice.ts'
import { programsOnPath } from './on-path.ts'
import { findPostgres } from './postgres-binaries.ts'
import { atSize } from './size.ts'
import { isStandThere, standPackages } from './stand/packages.ts'

type Need = {
  name: string
  isThere: () => boolean
  ways: (() => void)[]
  advice: string
  /** The tests run without it, only slower. */
  optional?: true
}

const say = (line: string): boolean => process.stderr.write(`${line}\n`)

function run(program: string, args: string[]): void {
  say(`  ${[program, ...args].join(' ')}`)
  spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

const isRoot = process.getuid?.() === 0
const hasApt = isRoot && programsOnPath(['apt-get']).length > 0

let listsAreFresh = false
function aptInstall(...names: string[]): void {
  if (!listsAreFresh) run('apt-get', ['update'])
  listsAreFresh = true
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names])
}

/** Debian would create and start a cluster on port 5432; the tests bring their own. */
function installPostgres(): void {
  const settings = '/etc/postgresql-common/createcluster.d'
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'klasrum-tests.conf'), 'create_main_cluster = false\n')
  aptInstall('postgresql')
}

function downloadChromium(): void {
  const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
  const withLibraries = hasApt ? ['--with-deps'] : []
  run('node', [join(playwright, 'cli.js'), 'install', ...withLibraries, 'chromium'])
}

const needs: Need[] = [
  {
    name: 'The small Chromium',
    isThere: () => programsOnPath([smallChromium]).length > 0 || !hasApt,
    ways: [() => aptInstall(smallChromium)],
    advice: '',
    optional: true,
  },
  {
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    ways: hasApt ? [() => aptInstall('chromium'), downloadChromium] : [downloadChromium],
    advice: 'Chromium is missing: install the package `chromium` or Google Chrome, then run this again.',
  },
  {
    name: 'PostgreSQL',
    isThere: () => findPostgres() !== undefined,
    ways: hasApt ? [installPostgres] : [],
    advice:
      'The PostgreSQL server (15 or newer) is missing: install the package `postgresql` (Debian, Ubuntu) or `postgresql@17` (Homebrew), then run this again.',
  },
  {
    name: 'LibreOffice Calc',
    isThere: () => hasOffice('calc'),
    ways: hasApt ? [() => aptInstall('libreoffice-calc')] : [],
    advice:
      'LibreOffice Calc is missing: install the package `libreoffice-calc` (Debian, Ubuntu) or the whole of LibreOffice, then run this again.',
  },
  {
    name: 'LibreOffice Writer',
    isThere: () => hasOffice('writer'),
    ways: hasApt ? [() => aptInstall('libreoffice-writer')] : [],
    advice:
      'LibreOffice Writer is missing: install the package `libreoffice-writer` (Debian, Ubuntu) or the whole of LibreOffice, then run this again.',
  },
  ...atSize({
    commit: [],
    long: [
      {
        name: 'What a stand is made of',
        isThere: isStandThere,
        ways: hasApt ? [() => aptInstall(...standPackages)] : [],
        advice: `The long tests start a whole site: install ${standPackages.join(', ')}, then run this again.`,
      },
    ],
  }),
]

function provide(need: Need): boolean {
  if (need.isThere()) return true
  if (need.ways.length > 0) say(`${need.name} is missing; trying to install it:`)
  for (const way of need.ways) {
    way()
    if (need.isThere()) return true
  }
  return false
}

const missing = needs.filter((need) => !provide(need) && !need.optional)
for (const need of missing) say(need.advice)
process.exitCode = missing.length === 0 ? 0 : 1
