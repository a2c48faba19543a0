import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Each mutant loads everything again.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/compiled')

/**
 * Only the tests that stand beside what is mutated, loaded as `vitest.config.ts` loads them. Whole runs, plans and shows
 * would notice more, and take hours.
 */
export default defineConfig({
  test: {
    include: [
      'packages/{grading,points}/src/*.test.ts',
      'packages/composer/src/{judging,papers,understand}/*.test.ts',
      'packages/composer/src/sources/{*,text/*}.test.ts',
    ],
    setupFiles: ['packages/testkit/src/mutants/one-seed.ts'],
    isolate: false,
    expect: { requireAssertions: true },
    taskTitleValueFormatTruncate: 0,
    testTimeout: 180_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
