import { defineConfig } from '@playwright/test'
import type { ProductOptions } from './fixtures.ts'
import base from './playwright.config.ts'

export default defineConfig<ProductOptions>({
  ...base,
  testMatch: 'shots.ts',
  projects: [{ name: 'postgres', use: { database: 'postgres' } }],
})
