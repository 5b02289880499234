/** What is made of the client after it was built: what the service worker is told, and copies to be sent as they are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'
import { offline } from './offline.ts'

const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  name: fileName,
  imports: [],
  moduleIds: [],
  code: '',
  ...more,
})

/** What the service worker of such a build has in the two places. */
function told(bundle: Record<string, object>): { readonly all: readonly string[]; readonly shell: readonly string[] } {
  const worker = chunk('sw.js', { code: '({ "all": ALL_FILES, "shell": SHELL_FILES })' })
  const whole = { ...bundle, 'sw.js': worker }
  const { handler } = offline().generateBundle as unknown as { handler: (options: object, bundle: object) => void }
  handler({}, whole)
  return JSON.parse(worker.code.slice(1, -1)) as ReturnType<typeof told>
}

test('a device is told all files there are, and as the least it needs: what the first page imports, its styles, words and letters', () => {
  const css = (...files: readonly string[]) => ({ viteMetadata: { importedCss: new Set(files) } })
  const { all, shell } = told({
    'assets/main.js': chunk('assets/main.js', { name: 'main', imports: ['assets/a.js'], ...css('assets/main.css') }),
    'assets/a.js': chunk('assets/a.js', { imports: ['assets/b.js', 'assets/main.js'], ...css('assets/a.css') }),
    'assets/b.js': chunk('assets/b.js'),
    'assets/board.js': chunk('assets/board.js', css('assets/board.css')),
    'assets/en.js': chunk('assets/en.js', { moduleIds: ['/x/web/words/en.json'] }),
    'assets/rules-en.js': chunk('assets/rules-en.js', { moduleIds: ['/x/web/rules/words/en.json'] }),
    'assets/titles.js': chunk('assets/titles.js', { moduleIds: ['\0virtual:titles/fr'] }),
    ...Object.fromEntries(
      ['main.css', 'a.css', 'board.css', 'main.js.map', 'alegreya-400-x.woff2', 'alegreya-sans-700-x.woff2']
        .concat(['alegreya-400-italic-x.woff2', 'alegreya-400-ext-x.woff2'])
        .map((file) => [`assets/${file}`, { type: 'asset', fileName: `assets/${file}` }]),
    ),
    'index.html': { type: 'asset', fileName: 'index.html' },
  })
  expect(shell.toSorted()).toEqual(
    [
      'a.css',
      'a.js',
      'alegreya-400-x.woff2',
      'alegreya-sans-700-x.woff2',
      'b.js',
      'en.js',
      'main.css',
      'main.js',
      'titles.js',
    ].map((file) => `/assets/${file}`),
  )
  expect(all).toEqual(
    expect.arrayContaining([...shell, '/assets/board.js', '/assets/board.css', '/assets/rules-en.js']),
  )
  expect(all.filter((file) => !file.startsWith('/assets/') || file.endsWith('.map'))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('a build without its worker fails instead of leaving devices without one', () => {
  const { handler } = offline().generateBundle as unknown as { handler: (options: object, bundle: object) => void }
  expect(() => handler({}, {})).toThrow('service worker')
})

test('beside every larger text lies the same compressed in two ways; what is small or no text is left alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rose-and-crown-built-'))
  try {
    const text = 'the white rose and the red '.repeat(100)
    for (const file of ['a.js', 'b.css', 'c.svg', 'd.json', 'e.webmanifest', 'f.woff2', 'g.html'])
      writeFileSync(join(dir, file), text)
    writeFileSync(join(dir, 'small.js'), 'x')
    ;(compressed().writeBundle as unknown as (options: object) => void)({ dir })
    const read = (file: string): Buffer => readFileSync(join(dir, file))
    for (const file of ['a.js', 'b.css', 'c.svg', 'd.json', 'e.webmanifest']) {
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text)
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text)
      expect(read(`${file}.br`).length).toBeLessThan(text.length)
    }
    expect(readdirSync(dir).filter((file) => /^(small|f|g)\./.test(file))).toHaveLength(3)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
