import { findChromium } from '@klasrum/testkit/chromium'
import { atSize } from '@klasrum/testkit/size'
import { defineConfig, devices } from '@playwright/test'
import type { ProductOptions } from './fixtures.ts'

/** They look at every screen or at the build, so one database is enough for them. */
const sweeps = ['guards.spec.ts', 'accessibility.spec.ts', 'budget.spec.ts']
/** The API tests run on both databases; of the journeys, the first one does so too, and all of them at the long size. */
const onBoth = atSize({
  commit: { testMatch: '**/sign-up.spec.ts', grep: /signs up, verifies, signs in/ },
  long: { testMatch: '**/*.spec.ts' },
})

export default defineConfig<ProductOptions>({
  globalSetup: './open-premises.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Calls that go through a worker cannot be answered in the server's place.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() },
  },
  projects: [
    // First, so that its product starts while the other workers are at theirs.
    { name: 'embedded', use: { database: 'embedded' }, testIgnore: sweeps, ...onBoth },
    { name: 'postgres', use: { database: 'postgres' } },
  ],
})
