import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: 'http://localhost:3000' }

/** Those that bring large components with them: a page loads them when it needs them. */
const large =
  /\/src\/ui\/(opened-account-menu|opened-action-menu|anchored-card|confirm-dialog|dialog|drawer|form-dialog|full-screen-viewer|line-chart|number-field|select-field|small-select|stacked-bars|text-area-field|type-ahead)\./

/*
 * Modules that many pages share. Left alone, each would become a file of a few hundred bytes, and every file is one more
 * round trip on a slow link. What the landing page needs comes in `pieces`, what typing needs in `fields`; the rest waits
 * for the pages behind the sign-in. The first that fits takes a module and what it imports.
 */
const groups = [
  { name: 'query', test: /\/@tanstack\/(react-query|query-core)\// },
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: 'pieces',
    test: /\/src\/(ui\/(arc|badge|board|button|card|glyph|mark|notice|page-title|section-head|skeleton|skip-link|states|tick-list|tile|visually-hidden)\.|lib\/(format|support)\.)|\/packages\/points\//,
  },
  { name: 'icons', test: /\/@tabler\//, minShareCount: 2 },
  { name: 'fields', test: /\/src\/(ui\/field(-look)?\.|lib\/(field-checks|use-form)\.)/ },
  { name: 'frame', test: /\/signed-in-frame\./ },
  { name: 'kit', test: (id: string) => /\/src\/(ui|lib)\//.test(id) && !large.test(id), minShareCount: 6 },
]

export const browsers = ['chrome120', 'edge120', 'firefox121', 'safari16.4', 'ios16.4']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    target: browsers,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/global-values': api } },
})
