import { type Import, importsIn, type Sources } from './imports.ts'

type Place = {
  /** `apps/server`, `packages/points`, `e2e`. */
  workspace: string
  /** The first folder below `src`, or the file itself. */
  area: string
  feature: string | undefined
  file: string
  isTest: boolean
}

function placeOf(path: string): Place {
  const parts = path.split('/')
  const flat = /^(e2e|bench|eval)$/.test(parts[0] ?? '')
  const workspace = flat ? (parts[0] ?? '') : parts.slice(0, 2).join('/')
  const inside = flat ? parts.slice(1) : parts.slice(2)
  const inSource = inside[0] === 'src' ? inside.slice(1) : inside
  const area = inSource[0] ?? ''
  return {
    workspace,
    area,
    feature: area === 'features' ? inSource[1] : undefined,
    file: parts.at(-1) ?? '',
    isTest:
      /\.test\.tsx?$/.test(path) ||
      workspace === 'e2e' ||
      workspace === 'bench' ||
      workspace === 'eval' ||
      workspace === 'packages/testkit' ||
      (workspace === 'apps/server' && (area === 'laws' || area === 'running')),
  }
}

/** What a workspace may use of the others. Those that are not listed may use everything. */
const mayUse: Record<string, readonly string[]> = {
  'packages/grading': [],
  'packages/points': [],
  'packages/curriculum': [],
  'packages/contract': [],
  'packages/drawings': [],
  'packages/turns': [],
  'packages/espeak-voice': [],
  'packages/skills': ['packages/drawings'],
  'packages/composer': ['packages/contract', 'packages/curriculum', 'packages/drawings', 'packages/skills'],
  'packages/documents': ['packages/contract', 'packages/drawings', 'packages/turns'],
  'packages/narration': ['packages/contract', 'packages/turns'],
  'apps/web': ['packages/contract', 'packages/drawings', 'packages/grading', 'packages/points'],
  'apps/server': [
    'packages/contract',
    'packages/grading',
    'packages/points',
    'packages/composer',
    'packages/curriculum',
    'packages/documents',
    'packages/narration',
    'packages/skills',
    'packages/turns',
  ],
}

const mayInstall: Record<string, readonly string[]> = {
  'packages/grading': [],
  'packages/points': [],
  'packages/curriculum': ['node:fs', 'node:os', 'node:path', 'node:url', 'dictionary-en', 'nspell'],
  'packages/drawings': [],
  'packages/turns': ['node:async_hooks', 'node:child_process', 'node:fs'],
  'packages/espeak-voice': ['node:fs', 'node:readline', 'node:url', '@echogarden/espeak-ng-emscripten'],
  'packages/skills': ['fraction.js', 'node:util'],
  'packages/contract': ['zod'],
  // Reads what strangers uploaded and asks a model about it: no database, no file, no process.
  'packages/composer': [
    'ai',
    '@ai-sdk/openai-compatible',
    'wink-nlp',
    'wink-eng-lite-web-model',
    'node:timers/promises',
  ],
}

const serverGround = new Set(['http', 'db', 'imports', 'jobs', 'mail', 'storage', 'env.ts', 'clock.ts'])
const webGround = new Set(['ui', 'lib'])
const webEntries = new Set(['main.tsx', 'router.tsx'])
/** The one module that switches the other decoders off. */
const drawsPictures = new Set([
  'apps/server/src/storage/pictures.ts',
  'packages/documents/src/scans/decoders.ts',
])
const forPagesToLeaveAlone = /^(@tanstack\/react-query|apps\/web\/src\/lib\/(call|query|token)\.ts)$/

const layers = ['routes', 'use case', 'store', 'tables'] as const
function layerOf(file: string): (typeof layers)[number] {
  if (file.endsWith('.routes.ts')) return 'routes'
  if (file.endsWith('.store.ts')) return 'store'
  return file.endsWith('.tables.ts') ? 'tables' : 'use case'
}
const isBelow = (from: string, to: string): boolean =>
  layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)) || layerOf(to) === layerOf(from)

const inServer = (from: Place, to: Place): boolean =>
  !from.isTest && from.workspace === 'apps/server' && to.workspace === 'apps/server'
const inWeb = (from: Place, to: Place): boolean =>
  !from.isTest && from.workspace === 'apps/web' && to.workspace === 'apps/web'

type Rule = { says: string; broken: (each: Import, from: Place, to: Place) => boolean }

const rules: Rule[] = [
  {
    says: 'tests alone import testkit and other tests',
    broken: ({ kind }, from, to) => kind === 'file' && to.isTest && !from.isTest,
  },
  {
    says: 'a package uses only the packages it may',
    broken: ({ kind }, from, to) =>
      kind === 'file' &&
      !from.isTest &&
      from.workspace !== to.workspace &&
      mayUse[from.workspace]?.includes(to.workspace) === false,
  },
  {
    says: 'a pure package installs nothing but what it may',
    broken: ({ kind, to }, from) =>
      kind === 'package' && !from.isTest && mayInstall[from.workspace]?.includes(to) === false,
  },
  {
    says: 'the web app takes only types from the contract, and values of its limits',
    broken: ({ typeOnly, kind }, from, to) =>
      kind === 'file' &&
      !from.isTest &&
      from.workspace === 'apps/web' &&
      to.workspace === 'packages/contract' &&
      to.file !== 'limits.ts' &&
      !typeOnly,
  },
  {
    says: 'limits of the contract import nothing, so that the web app loads no Zod with them',
    broken: (_, from) => from.workspace === 'packages/contract' && from.file === 'limits.ts',
  },
  {
    says: 'the voice under the GPL is a program of its own, and nothing imports it or its engine',
    broken: ({ to: path }, from, to) =>
      from.workspace !== 'packages/espeak-voice' &&
      (to.workspace === 'packages/espeak-voice' || path === '@echogarden/espeak-ng-emscripten'),
  },
  {
    says: 'pictures are decoded through storage/pictures.ts or scans/decoders.ts, which leave two decoders on',
    broken: ({ to, typeOnly, from: path }, from) =>
      to === 'sharp' && !typeOnly && !from.isTest && !drawsPictures.has(path),
  },
  {
    says: 'the ground floor of the server knows no feature and no entry',
    broken: ({ kind }, from, to) =>
      kind === 'file' && inServer(from, to) && serverGround.has(from.area) && !serverGround.has(to.area),
  },
  {
    says: 'a feature of the server knows no entry; of house.ts it may take the type',
    broken: ({ typeOnly, kind }, from, to) =>
      kind === 'file' &&
      inServer(from, to) &&
      from.feature !== undefined &&
      to.feature === undefined &&
      !serverGround.has(to.area) &&
      !(to.area === 'house.ts' && typeOnly),
  },
  {
    says: 'a feature reaches another only through its door.ts or its tables',
    broken: ({ kind }, from, to) =>
      kind === 'file' &&
      !from.isTest &&
      from.workspace === to.workspace &&
      from.feature !== undefined &&
      to.feature !== undefined &&
      from.feature !== to.feature &&
      !/^door\.tsx?$/.test(to.file) &&
      layerOf(to.file) !== 'tables',
  },
  {
    says: 'inside a feature the way is routes, use case, store, tables',
    broken: ({ kind }, from, to) =>
      kind === 'file' &&
      inServer(from, to) &&
      from.feature !== undefined &&
      from.feature === to.feature &&
      !isBelow(from.file, to.file),
  },
  {
    says: 'tables import only tables, kinds of columns and packages',
    broken: ({ kind, to: path }, from, to) =>
      kind === 'file' &&
      inServer(from, to) &&
      layerOf(from.file) === 'tables' &&
      layerOf(to.file) !== 'tables' &&
      path !== 'apps/server/src/db/columns.ts',
  },
  {
    says: 'ui and lib know no feature, no page and no entry',
    broken: ({ kind }, from, to) =>
      kind === 'file' && inWeb(from, to) && webGround.has(from.area) && !webGround.has(to.area),
  },
  {
    says: 'a feature of the web app knows no page and no entry',
    broken: ({ kind }, from, to) =>
      kind === 'file' &&
      inWeb(from, to) &&
      from.feature !== undefined &&
      (to.area === 'pages' || webEntries.has(to.area)),
  },
  {
    says: 'a page only composes: asking the server is the work of a feature',
    broken: ({ to }, from) =>
      from.workspace === 'apps/web' && from.area === 'pages' && forPagesToLeaveAlone.test(to),
  },
]

/** Features that reach each other through their doors in a circle, written as the way around. */
function circlesOfDoors(imports: readonly Import[]): string[] {
  const behind = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [here, there] = [placeOf(from), placeOf(to)]
    if (here.isTest || !here.feature || !there.feature || here.feature === there.feature) continue
    if (!/^door\.tsx?$/.test(there.file)) continue
    const name = `${here.workspace}: ${here.feature}`
    behind.set(name, (behind.get(name) ?? new Set()).add(`${there.workspace}: ${there.feature}`))
  }
  const circles = new Set<string>()
  const walk = (at: string, way: readonly string[]): void => {
    const start = way.indexOf(at)
    if (start < 0) for (const next of behind.get(at) ?? []) walk(next, [...way, at])
    else {
      const circle = way.slice(start)
      const first = circle.indexOf([...circle].sort()[0] ?? '')
      circles.add([...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' → '))
    }
  }
  for (const name of behind.keys()) walk(name, [])
  return [...circles].map((circle) => `doors form a circle: ${circle}`)
}

const environment =
  /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|['"](?:node:)?process['"]/

const readersOfEnvironment = (sources: Sources): string[] =>
  [...sources]
    .filter(([path, text]) => {
      const { workspace, area, isTest } = placeOf(path)
      return (
        workspace === 'apps/server' &&
        path.includes('/src/') &&
        !isTest &&
        area !== 'env.ts' &&
        environment.test(text)
      )
    })
    .map(([path]) => `${path}: only env.ts reads the environment`)

/** Every sentence is an import that goes the wrong way, or nowhere. */
export function wrongImports(sources: Sources, paths: ReadonlySet<string>): string[] {
  const imports = importsIn(sources)
  return [
    ...imports.flatMap((each) => {
      const [from, to] = [placeOf(each.from), placeOf(each.to)]
      const about = `${each.from} imports ${each.written}`
      if (each.kind === 'file' && !paths.has(each.to)) return [`${about}: there is no such file`]
      return rules.filter(({ broken }) => broken(each, from, to)).map(({ says }) => `${about}: ${says}`)
    }),
    ...circlesOfDoors(imports),
    ...readersOfEnvironment(sources),
  ]
}
