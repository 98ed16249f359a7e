import process from 'node:process'
import type { TestProject } from 'vitest/node'
import { buildPlayground, type BuiltPlayground } from '../support/buildPlayground.ts'
import { startPlayground } from '../support/startPlayground.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The playground that all journeys share: the addresses of its page and of its demo modules, and where it is built. */
    readonly playground: { readonly url: string; readonly modules: string; readonly built: BuiltPlayground }
  }
}

/**
 * One playground for all journeys: their pages are isolated, and a server takes longer to start than a page. The slow ones open the page that
 * people get, because React's development build takes a third of their time; `test:deep` opens that for them, too.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isReadable = project.name === 'journeys' || process.env['MODULEFORM_JOURNEYS'] === 'development'
  const built = await buildPlayground(isReadable ? 'development' : 'production')
  const { url, modules, close } = await startPlayground({ pageFolder: built.folder })
  project.provide('playground', { url, modules, built })
  return close
}
