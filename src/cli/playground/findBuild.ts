import { existsSync } from 'node:fs'

/** The files that the build of the package puts beside the command line: the page of the playground and the demo modules. */
export interface PlaygroundBuild {
  /** Folder of the page. */
  readonly page: URL
  /** File whose export `modules` holds the demo modules. */
  readonly demoModules: URL
}

/**
 * Finds the build in the package that contains this code, whether it runs from the source or from the build. Throws if the package is not
 * built.
 */
export function findBuild(folder = new URL('.', import.meta.url)): PlaygroundBuild {
  const build = { page: new URL('dist/playground/', folder), demoModules: new URL('dist/cli/demoModules.js', folder) }
  if (existsSync(new URL('index.html', build.page)) && existsSync(build.demoModules)) return build
  const parent = new URL('..', folder)
  if (parent.href === folder.href) {
    throw new Error(
      'The package holds no built playground: dist/playground or dist/cli/demoModules.js is missing. Install it anew, or build it: npm run build.',
    )
  }
  return findBuild(parent)
}
