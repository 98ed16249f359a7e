/** What the server of the playground tells its page: each stands in a `<meta>` of that name. What it does not offer is absent. */
export interface ServerOffer {
  /** Where the demo modules answer, without a slash at the end: the base URL of each is this, a slash and its path. */
  readonly 'demo-modules'?: string
  /** Path of the proxy: see `createModuleProxy`. */
  readonly 'module-proxy'?: string
  /** Goes with a yes of the person at the page, under `tokenHeader`. */
  readonly 'proxy-token'?: string
  /** Name of the file that the page shows in place of a module, and tells apart from others. */
  readonly 'schema-file'?: string
  /** Name of the session that the page opens: see `readSession`. */
  readonly 'session-file'?: string
}

export const tokenHeader = 'x-playground-token'

/** Whether the proxy asks a module. */
export interface ModuleConsent {
  /** `open`: it does. `unnamed`: it does after a yes in the page. `refused`: it never does. */
  readonly state: 'open' | 'unnamed' | 'refused'
  /** What is asked, whole. */
  readonly addresses: readonly string[]
  /** Why it never does, as a sentence. */
  readonly reason?: string
}

/** Where the page finds the rest. */
export const serverPaths = { moduleProxy: '/__module', schemaFile: '/__file', session: '/__session', demoModules: '/modules' } as const

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** The built page with what its server offers in its head. */
export function formatPage(html: string, offer: ServerOffer): string {
  const tags = Object.entries(offer).map(([name, content]) => `<meta name="${name}" content="${escape(String(content))}" />`)
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
