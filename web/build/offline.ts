/** Tells the service worker what was built: everything there is, and what the lobby needs at once. */
import type { Plugin } from 'vite'

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // After Vite has dropped the scripts that held nothing but a style sheet.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        const all = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
        const shell = new Set<string>()
        const add = (file: string): void => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || shell.has(file)) return
          shell.add(file)
          for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style)
          for (const next of chunk.imports) add(next)
        }
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === 'main') add(chunk.fileName)
        // Without words there is not even a way to say that something is missing.
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => /\/web\/words\/..\.json$|virtual:titles/.test(id)))
            add(chunk.fileName)
        for (const file of all) if (/alegreya(-sans)?-\d00-(?!ext|italic)/.test(file)) shell.add(file)
        const list = (files: Iterable<string>): string => JSON.stringify([...files].map((file) => `/${file}`))
        worker.code = worker.code.replace('ALL_FILES', list(all)).replace('SHELL_FILES', list(shell))
      },
    },
  }
}
