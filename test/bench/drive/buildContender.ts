import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceAlias, sourceAliasOf } from '../../support/sourceAlias.ts'
import type { ContenderEntry } from '../contenders.ts'

const bench = fileURLToPath(new URL('..', import.meta.url))

/** As in a page that Vite builds: what the script imports is asked for with it, and not only once that has been read. */
const pageOf = ({ name, title }: ContenderEntry, hasStyles: boolean, imports: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    ${hasStyles ? `<link rel="stylesheet" href="${name}.css" />` : ''}
    <script type="module" src="${name}.js"></script>
${imports.map((file) => `    <link rel="modulepreload" href="${file}" />\n`).join('')}  </head>
  <body></body>
</html>
`

/** Builds a library's page for production into memory, separately from others: files by name, including the page. */
export async function buildContender(contender: ContenderEntry): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // The variable may have another value, and React would use its development build.
  process.env['NODE_ENV'] = 'production'
  const result = await build({
    root: bench,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    // All use the project's React.
    resolve: { alias: contender.sources === undefined ? sourceAlias : sourceAliasOf(contender.sources), dedupe: ['react', 'react-dom'] },
    worker: { format: 'es' },
    base: './',
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [contender.name]: `${bench}${contender.file}` },
        output: { entryFileNames: '[name].js', assetFileNames: `${contender.name}[extname]` },
      },
    },
  })
  if (!('output' in result)) throw new Error(`The build of ${contender.title} has no single output.`)
  const files = new Map(result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
  const imports = result.output.flatMap((file) =>
    file.type === 'chunk' && file.isEntry && file.name === contender.name ? file.imports : [],
  )
  return files.set(`${contender.name}.html`, pageOf(contender, files.has(`${contender.name}.css`), imports))
}
