/**
 * What the server of the playground offers to its page: each property becomes a `<meta>` of that name. What it does not offer is absent.
 */
export interface ServerOffer {
  /** Address of the demo modules, without a slash at the end: the base URL of each is this, a slash and its path. */
  readonly 'demo-modules'?: string
  /** Path of the proxy: see `createModuleProxy`. */
  readonly 'module-proxy'?: string
  /** Required for the user's confirmation, sent as `tokenHeader`. */
  readonly 'proxy-token'?: string
  /** Name of the file that the page shows in place of a module, and by which it distinguishes files. */
  readonly 'schema-file'?: string
  /** Name of the session that the page opens: see `readSession`. */
  readonly 'session-file'?: string
}

export const tokenHeader = 'x-playground-token'

/**
 * Marks the answers of this server itself, where the page has asked for one of a module: `unreachable` or `refused`; of a module that
 * redirects, its status, and `location` is where it leads.
 */
export const ownAnswerHeader = 'x-playground-answer'

/** Whether the proxy may call a module. */
export interface ModuleConsent {
  /** `open`: yes. `unnamed`: after a confirmation in the page. `refused`: never. */
  readonly state: 'open' | 'unnamed' | 'refused'
  /** The complete addresses that would be called. */
  readonly addresses: readonly string[]
  /** Why it is refused, as a sentence. */
  readonly reason?: string
}

/** Paths of the server that the page calls. */
export const serverPaths = { moduleProxy: '/__module', schemaFile: '/__file', session: '/__session', demoModules: '/modules' } as const

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** The built page, with the server's offer in its head. */
export function formatPage(html: string, offer: ServerOffer): string {
  const tags = Object.entries(offer).map(([name, content]) => `<meta name="${name}" content="${escape(String(content))}" />`)
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
