import type { EndpointName } from '../../../client/errors.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import type { Session } from '../exchange/session.ts'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** Bodies that are not JSON: the module must refuse them. */
const notJson: Readonly<Record<string, string>> = {
  'JSON that ends in the middle': '{"form_data": {"a": [1, 2',
  'a text that is not JSON': 'form_data=1',
  'an empty body': '',
}

/** JSON, but not a request: it must not break the module. */
const noRequest: Readonly<Record<string, unknown>> = {
  'a list as body': [],
  'null as body': null,
  'an empty object as body': {},
  'null for every property': { form_data: null, content_object_names: null, schema: null, content_objects: null, data: null },
}

/** Faulty requests in the module's format: they must not break the module. */
const wrongRequests: Readonly<Record<string, object>> = {
  'a request without any property': {},
  'a text for "form_data"': { form_data: 'x', content_object_names: ['x'], schema: {}, content_objects: [] },
  'a list for "form_data"': { form_data: [], content_object_names: ['x'], schema: {}, content_objects: [] },
  'names that are no texts': { form_data: {}, content_object_names: [1, null, {}], schema: {}, content_objects: [] },
  'a text for the names': { form_data: {}, content_object_names: 'x', schema: 'x', content_objects: 'x' },
}

/** Sends bodies that violate the specification, one by one: where one ends the module, the others are not taken for it. */
export async function sendMalformed(session: Session, format: WireFormatName, endpoint: EndpointName): Promise<void> {
  const bodies = [
    ...Object.entries(notJson).map(([subject, body]) => ({ subject, body, isJson: false })),
    ...Object.entries(noRequest).map(([subject, json]) => ({ subject, body: JSON.stringify(json), isJson: true })),
    ...Object.entries(wrongRequests).map(([subject, json]) => ({ subject, body: JSON.stringify(wrap(json, format)), isJson: true })),
  ]
  for (const { subject, body, isJson } of bodies)
    await session.ask(endpoint, () => body, { kind: 'malformed', isJson, subject, group: 'malformed requests' })
}

const wrap = (json: object, format: WireFormatName) => (format === 'data' ? { data: json, credentials: {} } : json)

/** Sends CORS preflights, as a browser does before the first request of a page from `--origin`. */
export async function sendPreflight(session: Session, endpoints: readonly EndpointName[]): Promise<void> {
  const { origin, baseUrl, headers } = session.options
  if (origin === undefined) return
  const names = new Set(['content-type', ...headers.map(([name]) => name.toLowerCase())])
  // Browsers send it without asking.
  names.delete('cookie')
  await Promise.all(
    endpoints.map((endpoint) =>
      session.send(
        endpoint,
        () => ({
          method: 'OPTIONS',
          endpoint,
          url: endpointUrl(baseUrl, endpoint).href,
          headers: [
            ['origin', origin],
            ['access-control-request-method', 'POST'],
            ['access-control-request-headers', [...names].sort().join(',')],
          ],
          body: undefined,
        }),
        { kind: 'preflight', subject: `the preflight for ${origin}`, group: 'preflights' },
      ),
    ),
  )
}

/** Sends a request again, byte for byte: equal input must give an equal answer. */
export async function repeatRequest(session: Session, of: Exchange | undefined): Promise<void> {
  if (of === undefined) return
  await session.send(of.call.endpoint, () => of.call, {
    kind: 'repeat',
    of,
    isLate: false,
    subject: `${of.purpose.subject}, again`,
    group: 'repeated requests',
  })
}

/** Repeats a request after all others: a module must keep no state between requests. */
export async function repeatLate(session: Session, of: Exchange): Promise<void> {
  const subject = `${of.purpose.subject}, after all other requests`
  await session.send(of.call.endpoint, () => of.call, { kind: 'repeat', of, isLate: true, subject, group: 'repeated requests' })
}
