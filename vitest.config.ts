import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// What the tests start as threads or processes need not compile everything anew.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

const benchTests = ['packages/testkit/src/app.test.ts', 'packages/testkit/src/process.test.ts']
const repositoryLaws = ['apps/server/src/laws/repository/**/*.test.ts']

/**
 * The same API tests run on both databases. A commit leaves out, on the embedded one, what takes long and asks it nothing
 * of its own: races (it has one connection), files, other processes, and what comes before or after a query.
 * `npm run test:long` leaves out nothing.
 */
const onPostgresAtCommit =
  process.env.KLASRUM_TEST_SIZE === 'long'
    ? []
    : [
        'env',
        'composing/*',
        'features/accounts/{edit-user-refused,enumeration,lock-account,mail-link,passwords,sign-up-twice,slow-down,tokens}',
        'features/learners/{at-once,listed-name,roster-preview,roster-table}',
        'features/materials/{download-run-documents,make-run,model-fails,process-run,run-documents,run-queue}',
        'features/points/{decide-races,model,payment-proofs,proofs-on-s3}',
        'features/reports/print-*',
        'features/schools/{import-table,preview-import}',
        'features/slideshows/{edit-show,finished-show,make-show,show-journey,show-points,signed-address}',
        'features/workbooks/{bad-workbooks,export-grades,export-workbook,own-workbook,preview-workbook,read-file}',
        'http/{compress,docs,errors,forwarded-address,headers,log,send-file,throttle,web}',
        'laws/{faults,matrix}',
        'mail/*',
        'running/{cut-line,runs-cut-line,stop}',
        'storage/*',
      ]
        .map((files) => `apps/server/src/${files}.test.ts`)
        .concat('packages/testkit/src/process.test.ts')

const serverTests = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: kind,
    include: ['apps/server/**/*.test.ts', ...benchTests],
    exclude: [...repositoryLaws, ...(kind === 'embedded' ? onPostgresAtCommit : []), '**/node_modules/**'],
    env: { KLASRUM_TEST_DB: kind },
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    // Each file has its own database and app, so files may share the loaded modules: loading takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Many tests wait for a process, a queue or a database, so that two cores have room for three files.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', ...repositoryLaws],
          exclude: [...benchTests, '**/node_modules/**'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      serverTests('embedded'),
      serverTests('postgres'),
    ],
  },
})
