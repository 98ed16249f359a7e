import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/**
 * Entries resolve to the sources, so that stories, tests and playground import what users import and need no build. Exact matches only: a
 * plain 'moduleform' key would also swallow 'moduleform/core'.
 */
export const sourceAlias = [
  { find: /^moduleform$/, replacement: `${src}/index.ts` },
  { find: /^moduleform\/styles\.css$/, replacement: `${src}/styles.css` },
  { find: /^moduleform\/([a-z]+|locales\/[a-z]{2})$/, replacement: `${src}/$1.ts` },
]
