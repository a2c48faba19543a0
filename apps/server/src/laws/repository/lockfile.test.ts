import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, onTestFinished, test } from 'vitest'
import { readText, repositoryPaths, root } from './repository.ts'

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean }
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string>>
>

const locked: Record<string, Locked> = JSON.parse(readText('package-lock.json')).packages
const manifests = repositoryPaths.filter((path) => /(^|\/)package\.json$/.test(path))

test('the lockfile names no place to download from, so that it works behind any mirror', () => {
  const elsewhere = nonEmpty(Object.entries(locked)).filter(
    ([, { resolved, link }]) => resolved !== undefined && !link,
  )
  expect(elsewhere).toEqual([])
  expect(readText('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/)
})

test('every package in it is held to its content', () => {
  const installed = Object.entries(locked).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const loose = nonEmpty(installed).filter(([, { integrity }]) => !integrity)
  expect(loose).toEqual([])
})

test.each(nonEmpty(manifests))('%s asks for exact versions', (path) => {
  const manifest: Manifest = JSON.parse(readText(path))
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('npm install leaves the lockfile as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klasrum-lockfile-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of [...manifests, 'package-lock.json', '.npmrc'])
    cpSync(join(root, path), join(folder, path))
  // Without a network and without a cache: a lockfile that lacks anything makes it fail.
  const flags = ['--package-lock-only', '--ignore-scripts', '--offline', '--cache', join(folder, 'cache')]
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder })
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(readText('package-lock.json'))
}, 60_000)
