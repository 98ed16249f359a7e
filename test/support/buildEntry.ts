import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { sourceAlias } from './sourceAlias.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Sizes of an entry of the package, in bytes gzipped. */
export interface BuiltEntry {
  /** Everything loaded at once: the entry and its static imports. */
  readonly staticBytes: number
  /** The chunk with a file and its imports, without what is loaded at once. */
  readonly bytesOnDemand: (file: string) => number
  /** Whether the build contains a module with this in its path, loaded at once or on demand. */
  readonly holds: (part: string) => boolean
}

/** Bundles a file in memory as an application would, without React. The path is relative to the root of the project. */
export async function buildEntry(path: string): Promise<BuiltEntry> {
  const output = await bundle(`${root}${path}`)
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file)
  }
  const all = [...chunks.values()]
  const graphOf = (starts: readonly Rolldown.OutputChunk[]) => followImports(chunks, starts)
  const atStart = graphOf(all.filter(({ isEntry }) => isEntry))
  return {
    staticBytes: sizeOf(atStart),
    bytesOnDemand: (file) => sizeOf([...graphOf(all.filter((chunk) => holds(chunk, `/${file}`)))].filter((chunk) => !atStart.has(chunk))),
    holds: (part) => all.some((chunk) => holds(chunk, part)),
  }
}

async function bundle(input: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    worker: { format: 'es' },
    resolve: { alias: sourceAlias },
    build: {
      write: false,
      rolldownOptions: {
        input,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es' },
      },
    },
  })
  if (!('output' in result)) throw new Error(`The build of ${input} has no single output.`)
  return result.output
}

function followImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, starts: readonly Rolldown.OutputChunk[]) {
  const found = new Set(starts)
  // A set can grow during iteration; added entries are visited too.
  for (const chunk of found) {
    for (const fileName of chunk.imports) {
      const imported = chunks.get(fileName)
      if (imported) found.add(imported)
    }
  }
  return found
}

const holds = ({ moduleIds }: Rolldown.OutputChunk, part: string): boolean => moduleIds.some((id) => id.includes(part))

const sizeOf = (chunks: Iterable<Rolldown.OutputChunk>): number => {
  let bytes = 0
  for (const { code } of chunks) bytes += gzipSync(code, { level: 9 }).length
  return bytes
}
