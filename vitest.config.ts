import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestUserConfig } from 'vitest/config'

// What the tests start as threads or processes need not compile everything anew.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

const loadQuickly = fileURLToPath(new URL('packages/testkit/src/load-quickly.ts', import.meta.url))

const benchTests = ['packages/testkit/src/app.test.ts', 'packages/testkit/src/process.test.ts']
const repositoryLaws = ['apps/server/src/laws/repository/**/*.test.ts']

const isLong = process.env.KLASRUM_TEST_SIZE === 'long'

/**
 * They start the product several times to show in one place more what others show at every commit: a cut line and a repeat
 * with the same key `cut-line` and `once`, letters after a kill `points-kill` and `stop`, shows after a kill
 * `shows-resume` and `play-while-made`.
 */
const onlyLong = isLong ? [] : ['apps/server/src/running/{runs-cut-line,shows-kill,sign-up-kill}.test.ts']

/**
 * The same API tests run on both databases. The embedded one is PostgreSQL too, in the same process and with one
 * connection: a commit tries on it what that changes, which is opening, ending, keeping points and scores, and the queue.
 * `npm run test:long` leaves out nothing.
 */
const onPostgresAtCommit = isLong
  ? []
  : [
      '{announce-if-slow,env}',
      'composing/*',
      'db/{durability,service-role}',
      'features/{accounts,classes,curriculum,dashboard,learners,materials,model,pronunciations,reports,school-forms,schools,sections,slideshows,spending,storage,subjects,teachers,workbooks}/*',
      'features/backups/{crafted-backups,keep-plan}',
      'features/gradebook/{create-grade-item,delete-grade-item,edit-grade-item,half-points,quarter-grades,quarter-weights,read-class-record,read-sheet,record-assessment,score-races,set-up-sheet}',
      'features/points/{decide-races,ensure-values,global-values,model,payment-proofs,pending-top-ups,proofs-on-s3,settings,top-ups,usage}',
      'http/{compress,docs,errors,forwarded-address,headers,log,others-are-served,send-file,throttle,uploads,web}',
      'jobs/seconds-left',
      'laws/{authorization,faults,fuzz,matrix,quotas,nested-ids,wild-values}',
      'mail/*',
      'running/{backups-kill,cut-line,imports-kill,move,points-kill,runs-worker,silent-database,simulation,stand-faults,stand-store,stop,two-servers,wrong-settings}',
      'storage/*',
    ]
      .map((files) => `apps/server/src/${files}.test.ts`)
      .concat('packages/testkit/src/process.test.ts')

// A project takes over nothing from the root, so each is told.
const expectations = { requireAssertions: true }
/** Otherwise a route in a title ends after 40 letters, and `-t` with the end of its path finds no test. */
const untruncatedTitles = { taskTitleValueFormatTruncate: 0 }

/** Node reads TypeScript itself and keeps what it compiled; turning each file into another one took longer than many tests. */
const natively = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const unitTests = (name: string, files: TestUserConfig) => ({
  test: {
    name,
    isolate: false,
    expect: expectations,
    ...untruncatedTitles,
    testTimeout: 180_000,
    ...files,
  },
})

const serverTests = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: kind,
    include: ['apps/server/**/*.test.ts', ...benchTests],
    exclude: [
      ...repositoryLaws,
      ...onlyLong,
      ...(kind === 'embedded' ? onPostgresAtCommit : []),
      '**/node_modules/**',
    ],
    env: { KLASRUM_TEST_DB: kind },
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    // Each file has its own database and app, so files may share the loaded modules: loading takes longer than the tests.
    isolate: false,
    execArgv: ['--import', loadQuickly],
    ...natively,
    expect: expectations,
    ...untruncatedTitles,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    // Many tests wait for a process, a queue or a database, so that two cores have room for three files.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      unitTests('unit', {
        include: ['packages/**/*.test.ts', ...repositoryLaws],
        exclude: [...benchTests, '**/node_modules/**'],
        ...natively,
      }),
      // Screens have JSX, which Node does not read.
      unitTests('web', { include: ['apps/web/**/*.test.{ts,tsx}'] }),
      serverTests('embedded'),
      serverTests('postgres'),
    ],
  },
})
