/** Builds what draws tables without a browser, after the client itself: the code, and the fonts as plain files. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import decompress from 'woff2-encoder/decompress'

const WEB = join(import.meta.dirname, '..')
const OUT = join(WEB, '../dist/pictures')
const FONTS = join(WEB, 'fonts')

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: () => buildPictures(OUT),
  }
}

export async function buildPictures(out: string): Promise<void> {
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    ssr: { noExternal: true },
    build: {
      ssr: join(WEB, 'pictures/draw.tsx'),
      outDir: out,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: 'draw.js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })
  await writeFonts(join(out, 'fonts'))
}

/** What draws letters reads fonts as they are, not packed for the web. */
async function writeFonts(out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  const packed = (await readdir(FONTS)).filter((file) => file.endsWith('.woff2'))
  for (const file of packed)
    await writeFile(join(out, file.replace('.woff2', '.ttf')), await decompress(await readFile(join(FONTS, file))))
}
