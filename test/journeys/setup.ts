import type { TestProject } from 'vitest/node'
import { buildPlayground } from '../support/buildPlayground.ts'
import { startPlayground } from '../support/startPlayground.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the playground that all journeys share: of its page, and of its demo modules. */
    readonly playground: { readonly url: string; readonly modules: string }
  }
}

/** One playground for all journeys: their pages are isolated, and a server takes longer to start than a page. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder } = await buildPlayground('development')
  const { url, modules, close } = await startPlayground({ pageFolder: folder })
  project.provide('playground', { url, modules })
  return close
}
