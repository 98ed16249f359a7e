import { endpointUrl } from '../../../client/endpointUrl.ts'
import type { Session } from '../exchange/session.ts'

/** Asks for leave to call both endpoints, as a browser does before the first request of a page from `--origin`. */
export async function sendPreflight(session: Session): Promise<void> {
  const { origin, baseUrl, headers } = session.options
  if (origin === undefined) return
  const asked = ['content-type', ...headers.map(([name]) => name.toLowerCase())].filter((name, index, all) => all.indexOf(name) === index)
  await Promise.all(
    (['schema', 'content'] as const).map((endpoint) =>
      session.send(
        {
          method: 'OPTIONS',
          endpoint,
          url: endpointUrl(baseUrl, endpoint).href,
          headers: [
            ['origin', origin],
            ['access-control-request-method', 'POST'],
            ['access-control-request-headers', asked.sort().join(',')],
          ],
          body: undefined,
        },
        { kind: 'preflight', subject: `the preflight for ${origin}`, group: 'preflights' },
      ),
    ),
  )
}
