/** How messages name a module: host and base path, `localhost:4001/crm`. Takes the address of an endpoint. */
export function moduleAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/(schema|content)$/, '')
}
