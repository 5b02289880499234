/** A game's rules as they stand, as one module that needs nothing else. */
import { build } from 'vite'

const ENTRY = 'frozen-rules'

/**
 * Everything the rules, the view, the guess and the speech need, with the words in five languages. The same sources always give the
 * same text: no path, no time and no machine is in it.
 */
export async function bundle(
  root: string,
  folder: string,
  version: number,
  locales: readonly string[],
): Promise<string> {
  const source = [
    `export { game } from '/${folder}/index.ts'`,
    ...locales.map((locale) => `import ${locale} from '/${folder}/words/${locale}.json'`),
    `export const words = { ${locales.join(', ')} }`,
  ].join('\n')
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'rules' },
      rolldownOptions: { output: { codeSplitting: false, comments: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk, ...more] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || more.length > 0 || chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
    throw new Error(`the rules in ${folder} do not fit into one module`)
  // Where the sources lie is nobody's business.
  const code = chunk.code.replaceAll(/^\/\/#region .*?((?:games|engine)\/)/gm, '//#region $1')
  return `// Rules version ${version}, frozen by "roses freeze". It is never edited: its hash is in index.ts.\n${code}`
}
