import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: 'http://localhost:3000' }

/* Pieces that most pages use. Left alone, each would become a file of a few hundred bytes, and every file is one
   more round trip on a slow link. Pieces that bring Mantine components stay out: the landing page loads this. */
const pieces =
  /\/src\/(ui\/(arc|badge|board|button|card|glyph|mark|notice|page-title|section-head|skeleton|skip-link|states|tick-list|tile|visually-hidden)\.|lib\/format\.)|\/packages\/points\//

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'pieces', test: pieces }] } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/global-values': api } },
})
