import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { currentProblems, supplyProblems } from '@klasrum/testkit/supply/audit'
import { currentNotices, noticesFor, noticesPath } from '@klasrum/testkit/supply/notices'
import { digestOf, lockText, partsOf } from '@klasrum/testkit/supply/parts'
import { currentSbom, sbomPath } from '@klasrum/testkit/supply/sbom'
import { expect, onTestFinished, test } from 'vitest'
import { readText, repositoryPaths, root } from './repository.ts'

const parts = partsOf(lockText())

test('F26: every licence is allowed, and what the registry knows of holes was asked of these very parts', () => {
  expect(parts.length).toBeGreaterThan(200)
  expect(currentProblems()).toEqual([])
})

test('F26: a licence outside the list, another version and a known hole are told', () => {
  const [first, ...others] = parts
  if (!first) throw new Error('There are no parts.')
  const asked_at = '2026-11-16T00:00:00Z'
  const hole = { part: 'left-pad', severity: 'high', title: 'It writes past the end' } as const
  const note = (holes: object[]) =>
    JSON.stringify({ asked_at, parts: digestOf(parts), answered: true, holes })
  expect(supplyProblems(parts, note([{ ...hole, harmless: 'It is not called.' }]))).toEqual([])
  expect(supplyProblems(parts, note([hole]))).toEqual(['left-pad has a known hole: It writes past the end'])
  expect(supplyProblems(parts, undefined)).toEqual(['there is no docs/audit.json: run npm run audit:note'])
  const changed = [{ ...first, version: '999.0.0', licence: 'MIT AND SSPL-1.0' }, ...others]
  expect(supplyProblems(changed, note([]))).toEqual([
    `${first.name} is under MIT AND SSPL-1.0, which is not on the list of allowed licences`,
    'docs/audit.json is about other parts: run npm run audit:note',
  ])
})

test('F26: the notices and the list of parts are those of the lock file: npm run notices writes them', () => {
  expect(readText(noticesPath) === currentNotices()).toBe(true)
  expect(readText(sbomPath) === currentSbom()).toBe(true)
})

test('F26: the notices name every part with its licence and bring each text once', () => {
  const [one, two] = parts
  if (!one || !two) throw new Error('There are no parts.')
  const written = noticesFor([one, two], () => ['Permission is granted'])
  expect(written).toContain(`${one.name} ${one.version}: ${one.licence}\n`)
  expect(written.split('Permission is granted')).toHaveLength(2)
  expect(readText(noticesPath)).toMatch(/LAME.*LGPL/)
})

const check = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'apps/server/check-runtime.js'), ...args], { encoding: 'utf8' })

test('F26: the program that the package node fetched is the one whose checksum we know', () => {
  const runtime = JSON.parse(readText('apps/server/runtime.json'))
  expect(runtime.version).toBe(JSON.parse(readText('package.json')).dependencies.node)
  for (const script of ['start', 'worker'] as const)
    expect(JSON.parse(readText('package.json')).scripts[script]).toMatch(
      /^"\$npm_node_execpath" apps\/server\/check-runtime\.js && /,
    )
  const { status, stderr } = check()
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: `${process.platform}-${process.arch}` in runtime.sha256 ? '' : expect.any(String),
  })
})

test('F26: another program in its place stops the start with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'klasrum-runtime-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'node')
  copyFileSync(process.execPath, program)
  appendFileSync(program, 'x')
  const platform = 'linux'
  expect(check(program, platform)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not the program of Node'),
  })
  expect(check(join(folder, 'nothing'), platform)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is missing. Run npm install.'),
  })
})

test('F27: the voice brings its licence and says where its source is, and no other package of ours depends on it', () => {
  expect(readText('packages/espeak-voice/COPYING')).toContain('GNU GENERAL PUBLIC LICENSE')
  expect(readText('packages/espeak-voice/README.md')).toMatch(
    /## Source[\s\S]+github\.com\/espeak-ng\/espeak-ng/,
  )
  const manifests = repositoryPaths.filter((path) => /(^|\/)package\.json$/.test(path))
  const depending = nonEmpty(manifests).filter((path) => /espeak/.test(readText(path)))
  expect(depending).toEqual(['packages/espeak-voice/package.json'])
})
