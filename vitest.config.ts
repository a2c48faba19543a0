import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const benchTests = ['packages/testkit/src/app.test.ts', 'packages/testkit/src/process.test.ts']
const repositoryLaws = ['apps/server/src/laws/repository/**/*.test.ts']

/**
 * The same API tests run on both databases. A commit leaves out, on the embedded one, what takes long and asks it nothing
 * of its own: races (it has one connection), files and other processes. `npm run test:long` leaves out nothing.
 */
const onPostgresAtCommit =
  process.env.KLASRUM_TEST_SIZE === 'long'
    ? []
    : [
        'accounts/{slow-down,sign-up-twice,enumeration}',
        'learners/{roster-preview,roster-table}',
        'materials/{make-run,model-fails,process-run,run-queue}',
        'points/{decide-races,model}',
        'slideshows/{edit-show,make-show,show-points}',
        'workbooks/{own-workbook,export-grades,read-file,bad-workbooks,preview-workbook}',
      ]
        .map((files) => `apps/server/src/features/${files}.test.ts`)
        .concat('apps/server/src/mail/delivery.test.ts', 'apps/server/src/running/stop.test.ts')

const serverTests = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: kind,
    include: ['apps/server/**/*.test.ts', ...benchTests],
    exclude: [...repositoryLaws, ...(kind === 'embedded' ? onPostgresAtCommit : []), '**/node_modules/**'],
    env: { KLASRUM_TEST_DB: kind },
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    // Each file has its own database and app, so files may share the loaded modules: loading takes longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Tests that start the product as a process mostly wait for it, so even two cores have room for two files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', ...repositoryLaws],
          exclude: [...benchTests, '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      serverTests('embedded'),
      serverTests('postgres'),
    ],
  },
})
