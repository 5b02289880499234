import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { offline } from './build/offline.ts'
import { titles } from './build/titles.ts'

/** Where `npm start` listens; a development server passes what is not a page on to it. */
const HOUSE = process.env['HOUSE'] ?? 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [titles(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows no data: scripts, and a font in a style sheet would block it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/sw.ts` },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true }, '/healthz': HOUSE } },
})
