import { describe, expect, test } from 'vitest'
import { wrongImports } from './import-rules.ts'
import { importsIn } from './imports.ts'
import { readText, repositoryPaths } from './repository.ts'

test('every import goes the way the architecture allows', () => {
  const sources = new Map(
    repositoryPaths
      .filter((path) => /^(apps|packages|e2e|bench|eval)\/.*\.tsx?$/.test(path))
      // What stands in this file as an example is not an import.
      .filter((path) => !path.endsWith('laws/repository/imports.test.ts'))
      .map((path) => [path, readText(path)] as const),
  )
  expect(sources.size).toBeGreaterThan(100)
  expect(wrongImports(sources, new Set(repositoryPaths))).toEqual([])
})

test('every way to write an import is seen', () => {
  const text = `
import first from './first.ts'
import type { A } from './types.ts'
import {
  many,
  lines,
} from './lines.ts'
import './effect.ts'
export * from './all.ts'
export { one } from "./one.ts"
const late = () => import('./late.ts')
type B = import('./of-type.ts').B
type C = typeof import('./module.ts')
// import './commented.ts'
/* import './blocked.ts' */
import z from 'zod'; import { api } from '@klasrum/contract/api'
const url = 'https://klasrum.example' // from './nowhere.ts'
`
  const found = importsIn(new Map([['apps/web/src/a.ts', text]]))
  expect(found.map(({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`).sort()).toEqual([
    'apps/web/src/all.ts',
    'apps/web/src/effect.ts',
    'apps/web/src/first.ts',
    'apps/web/src/late.ts',
    'apps/web/src/lines.ts',
    'apps/web/src/module.ts (type)',
    'apps/web/src/of-type.ts (type)',
    'apps/web/src/one.ts',
    'apps/web/src/types.ts (type)',
    'packages/contract/src/api.ts',
    'zod',
  ])
})

const server = (path: string) => `apps/server/src/${path}`
const web = (path: string) => `apps/web/src/${path}`

describe('a wrong import is reported', () => {
  const wrong: [rule: string, file: string, text: string][] = [
    // F27: the engine under the GPL stands apart.
    [
      'the voice under the GPL',
      'packages/narration/src/a.ts',
      "const a = await import('@echogarden/espeak-ng-emscripten')",
    ],
    [
      'the voice under the GPL',
      'packages/narration/src/a.ts',
      "import '../../espeak-voice/src/espeak-voice.ts'",
    ],
    ['a package uses only', 'packages/espeak-voice/src/a.ts', "import { api } from '@klasrum/contract/api'"],
    // F28: the worker draws with the same two decoders as the server.
    ['pictures are decoded', server('features/slideshows/a.ts'), "import sharp from 'sharp'"],
    ['tests alone', server('app.ts'), "import { startApp } from '@klasrum/testkit/app'"],
    ['tests alone', server('features/points/a.ts'), "import './a.test.ts'"],
    ['tests alone', server('http/mount.ts'), "import type { Row } from '../laws/policy-row.ts'"],
    [
      'uses only the packages',
      'packages/points/src/a.ts',
      "import type { Id } from '@klasrum/contract/fields'",
    ],
    ['uses only the packages', 'packages/contract/src/a.ts', "import { b } from '@klasrum/points/prices'"],
    ['uses only the packages', 'packages/composer/src/a.ts', "import { b } from '@klasrum/points/prices'"],
    ['uses only the packages', 'packages/documents/src/a.ts', "import { b } from '@klasrum/grading/policy'"],
    ['uses only the packages', 'packages/documents/src/a.ts', "import { b } from '@klasrum/points/prices'"],
    [
      'uses only the packages',
      'packages/grading/src/a.ts',
      "import type { Id } from '@klasrum/contract/fields'",
    ],
    ['uses only the packages', web('lib/a.ts'), "import { pdfOf } from '@klasrum/documents/pdf'"],
    ['uses only the packages', web('lib/a.ts'), "import { b } from '../../../server/src/clock.ts'"],
    ['uses only the packages', server('clock.ts'), "import { b } from '../../web/src/lib/a.ts'"],
    ['installs nothing', 'packages/grading/src/a.ts', "import { z } from 'zod'"],
    ['installs nothing', 'packages/points/src/a.ts', "import { hash } from 'node:crypto'"],
    ['installs nothing', 'packages/contract/src/a.ts', "import fastify from 'fastify'"],
    ['installs nothing', 'packages/composer/src/a.ts', "import { sql } from 'drizzle-orm'"],
    ['installs nothing', 'packages/composer/src/model/a.ts', "import { Pool } from 'pg'"],
    ['installs nothing', 'packages/composer/src/a.ts', "import { readFile } from 'node:fs/promises'"],
    ['only types from the contract', web('lib/a.ts'), "import { roles } from '@klasrum/contract/fields'"],
    ['only types from the contract', web('lib/a.ts'), "import { type Role } from '@klasrum/contract/fields'"],
    ['import nothing', 'packages/contract/src/limits.ts', "import { z } from 'zod'"],
    ['ground floor', server('http/a.ts'), "import { b } from '../features/points/door.ts'"],
    ['ground floor', server('db/a.ts'), "import type { House } from '../house.ts'"],
    ['ground floor', server('jobs/a.ts'), "import { b } from '../background.ts'"],
    ['ground floor', server('mail/a.ts'), "import { b } from '../features/accounts/accounts.tables.ts'"],
    ['knows no entry', server('features/points/a.ts'), "import { openHouse } from '../../house.ts'"],
    ['knows no entry', server('features/points/a.ts'), "import type { App } from '../../app.ts'"],
    ['knows no entry', server('features/points/a.ts'), "import { b } from '../../demo/seed-demo.ts'"],
    ['through its door', server('features/points/a.ts'), "import { b } from '../accounts/accounts.store.ts'"],
    ['through its door', server('features/points/a.ts'), "import type { B } from '../accounts/sign-in.ts'"],
    ['through its door', web('features/landing/a.tsx'), "import { B } from '../accounts/sign-in-form.tsx'"],
    ['the way is routes', server('features/points/points.store.ts'), "import { b } from './top-up.ts'"],
    ['the way is routes', server('features/points/top-up.ts'), "import { b } from './points.routes.ts'"],
    [
      'the way is routes',
      server('features/points/points.tables.ts'),
      "import { b } from './points.store.ts'",
    ],
    [
      'tables import only',
      server('features/points/points.tables.ts'),
      "import { b } from '../../db/client.ts'",
    ],
    ['ui and lib know', web('ui/a.tsx'), "import { b } from '../features/accounts/door.tsx'"],
    ['ui and lib know', web('lib/a.ts'), "import { b } from '../pages/landing.tsx'"],
    ['ui and lib know', web('lib/a.ts'), "import { routes } from '../route-table.ts'"],
    ['no page and no entry', web('features/accounts/a.tsx'), "import { B } from '../../pages/auth.tsx'"],
    ['no page and no entry', web('features/accounts/a.tsx'), "import { router } from '../../router.tsx'"],
    ['only composes', web('pages/a.tsx'), "import { call } from '../lib/call.ts'"],
    ['only composes', web('pages/a.tsx'), "import { useQuery } from '@tanstack/react-query'"],
    ['no such file', server('clock.ts'), "import './gone.ts'"],
    ['reads the environment', server('clock.ts'), 'const zone = process.env.TZ'],
    ['reads the environment', server('clock.ts'), "import { env } from 'node:process'"],
  ]

  test.each(wrong)('%s: %s, %s', (rule, file, text) => {
    const imports = importsIn(new Map([[file, text]]))
    const there = new Set(imports.map(({ to }) => to).filter((to) => !to.endsWith('gone.ts')))
    const found = wrongImports(new Map([[file, text]]), there)
    expect(found).toContainEqual(expect.stringContaining(rule))
  })

  test('doors form a circle', () => {
    const sources = new Map([
      [server('features/a/x.ts'), "import '../b/door.ts'"],
      [server('features/b/door.ts'), "import '../c/door.ts'"],
      [server('features/c/y.ts'), "import '../a/door.ts'"],
      [server('features/c/door.ts'), ''],
      [server('features/a/door.ts'), ''],
    ])
    expect(wrongImports(sources, new Set(sources.keys()))).toEqual([
      'doors form a circle: apps/server: a → apps/server: b → apps/server: c → apps/server: a',
    ])
  })

  test('and what is right is not', () => {
    const sources = new Map([
      [server('app.ts'), "import './features/a/a.routes.ts'\nimport './house.ts'"],
      [server('house.ts'), "import './db/client.ts'"],
      [server('db/client.ts'), "import pg from 'pg'"],
      [server('demo/seed.ts'), "import '../features/a/do-it.ts'\nimport '../features/b/b.tables.ts'"],
      [server('features/a/a.routes.ts'), "import './do-it.ts'\nimport type { H } from '../../house.ts'"],
      [
        server('features/a/do-it.ts'),
        "import './a.store.ts'\nimport '../b/door.ts'\nimport '@klasrum/documents/pdf'\nimport '@klasrum/grading/policy'",
      ],
      [server('features/a/a.store.ts'), "import './a.tables.ts'\nimport '../../db/client.ts'"],
      [server('features/a/a.tables.ts'), "import '../b/b.tables.ts'\nimport '@klasrum/contract/fields'"],
      [server('db/columns.ts'), "import { timestamp } from 'drizzle-orm/pg-core'"],
      [server('features/a/do-it.test.ts'), "import '@klasrum/testkit/app'\nimport '../b/b.store.ts'"],
      [server('features/b/door.ts'), "import './b.store.ts'"],
      [server('features/b/b.store.ts'), "import './b.tables.ts'"],
      [server('features/b/b.tables.ts'), "import 'drizzle-orm/pg-core'\nimport '../../db/columns.ts'"],
      [web('pages/a.tsx'), "import '../features/a/a.tsx'\nimport '../ui/b.tsx'"],
      [web('features/a/a.tsx'), "import '../../lib/call.ts'\nimport '../../route-table.ts'"],
      [web('lib/call.ts'), "import type { Api } from '@klasrum/contract/api'"],
      [web('ui/b.tsx'), "import '@klasrum/points/prices'\nimport '@klasrum/grading/policy'"],
      [web('route-table.ts'), ''],
      ['packages/contract/src/fields.ts', "import { z } from 'zod'"],
      ['packages/contract/src/api.ts', ''],
      ['packages/points/src/prices.ts', ''],
      ['packages/grading/src/policy.ts', ''],
      [
        'packages/documents/src/pdf.ts',
        "import pdfmake from 'pdfmake'\nimport 'node:zlib'\nimport '@klasrum/contract/fields'",
      ],
      ['packages/testkit/src/app.ts', "import '../../../apps/server/src/app.ts'"],
    ])
    expect(wrongImports(sources, new Set(sources.keys()))).toEqual([])
  })
})
