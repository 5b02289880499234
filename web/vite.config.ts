import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { offline } from './build/offline.ts'
import { pictures } from './build/pictures.ts'
import { titles } from './build/titles.ts'

/** Where `npm start` listens; a development server passes what is not a page on to it. */
const SERVER = process.env['SERVER'] ?? 'http://localhost:8080'

/**
 * Every file that travels costs its headers too. What the lobby shows comes in few: the page, the
 * drawings, the pictures of the games with the styles they share with their boards.
 */
const FILES = [
  { name: 'app', test: /\/web\/app\.tsx$/, priority: 5 },
  { name: 'art', test: /\/art\/drawings\.ts$/, priority: 4 },
  // What makes a board work comes with the first board, not with the lobby's pictures.
  { name: 'kit', test: /\/art\/[^/]+\.tsx?$/, priority: 3 },
  { name: 'washes', test: /\/board\/picture\.css$/, priority: 2 },
  { name: 'pictures', test: /\/board\/picture\.tsx$/, priority: 1 },
]

/** Older rules are fetched by whoever opens a table of them, and the service worker knows them by this name. */
function chunkName(module: string | null): string {
  const older = /\/games\/([\w-]+)\/versions\/(\d+)\.js$/.exec(module ?? '')
  return older ? `assets/older-${older[1]}-${older[2]}-[hash].js` : 'assets/[name]-[hash].js'
}

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [titles(), offline(), compressed(), pictures()],
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId ?? null) } },
  },
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
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId ?? null),
        codeSplitting: { groups: FILES },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER } },
})
