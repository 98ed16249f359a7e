/** Where the dev server has started the demo modules; `undefined` in a build that is served without them. */
export function readDemoOrigin(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name=demo-modules]')?.content || undefined
}
