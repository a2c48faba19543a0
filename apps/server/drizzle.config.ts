import { fileURLToPath } from 'node:url'
import { defineConfig } from 'drizzle-kit'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  dialect: 'postgresql',
  schema: here('./src/**/*.tables.ts'),
  out: here('./src/db/migrations'),
})
