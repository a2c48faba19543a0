import { fileURLToPath } from 'node:url'
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: fileURLToPath(new URL('./src/**/*.tables.ts', import.meta.url)),
  // Taken from the folder the command runs in, which npm makes the root; an absolute path is misread.
  out: './apps/server/src/db/migrations',
})
