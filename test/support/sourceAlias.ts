import { fileURLToPath } from 'node:url'

const at = fileURLToPath(new URL('../../src', import.meta.url))

/** Maps entries to the sources in a folder. Exact matches only, because a plain 'moduleform' key would also match 'moduleform/core'. */
export const sourceAliasOf = (src: string) => [
  { find: /^moduleform$/, replacement: `${src}/index.ts` },
  { find: /^moduleform\/styles\.css$/, replacement: `${src}/styles.css` },
  { find: /^moduleform\/([a-z]+|locales\/[a-z]{2})$/, replacement: `${src}/$1.ts` },
]

/** The sources of this checkout, so that stories, tests and playground import what users import without a build. */
export const sourceAlias = sourceAliasOf(at)
