import { defineConfig } from 'vite'

/** One classic script, so that the page opens from a folder as well: `npx vite build --config proofs/verifier/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  build: {
    outDir: '../../dist/verifier',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'main.ts', formats: ['iife'], name: 'verifier', fileName: () => 'verifier.js' },
  },
})
