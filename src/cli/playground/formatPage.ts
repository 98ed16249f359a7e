import type { ServerOffer } from './serverOffer.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** The built page with what its server offers in its head. */
export function formatPage(html: string, offer: ServerOffer): string {
  const tags = Object.entries(offer).map(([name, content]) => `<meta name="${name}" content="${escape(String(content))}" />`)
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
