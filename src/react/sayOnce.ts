const said = new Set<string>()

/** Bundlers write what `process.env.NODE_ENV` holds in its place; where nobody did there is no `process`, and the page counts as finished. */
const isDevelopment = (): boolean => {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Tells who builds the page what is wrong with it: on the console of a development build, each `fact` once a page. */
export async function sayOnce(fact: string, write: () => Promise<string>): Promise<void> {
  if (!isDevelopment() || said.has(fact)) return
  said.add(fact)
  // oxlint-disable-next-line no-console -- for who builds the page: development only
  console.error(`moduleform: ${await write()}`)
}
