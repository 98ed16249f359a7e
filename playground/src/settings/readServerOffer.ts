import type { ServerOffer } from '../../../src/cli/playground/serverOffer.ts'

/** What the server of the page offers besides the page; `undefined` for a build that is served by anything else. */
export function readServerOffer(name: keyof ServerOffer, page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined
}
