import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const benchTests = ['packages/testkit/src/app.test.ts', 'packages/testkit/src/process.test.ts']
const repositoryLaws = ['apps/server/src/laws/repository/**/*.test.ts']

/** The same API tests run on both databases. */
const serverTests = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: kind,
    include: ['apps/server/**/*.test.ts', ...benchTests],
    exclude: [...repositoryLaws, '**/node_modules/**'],
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
