/** The gallery's own server: `npx vite --config art/gallery/vite.config.ts`. */
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  cacheDir: '../../node_modules/.vite-gallery',
  // The scan for dependencies does not read the JSX setting above, so they are named.
  optimizeDeps: {
    noDiscovery: true,
    include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
  },
  server: { fs: { allow: ['../..'] }, hmr: false, watch: null },
})
