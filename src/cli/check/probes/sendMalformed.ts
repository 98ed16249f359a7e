import type { Session } from '../exchange/session.ts'

/** Bodies that are not what the specification asks for. Those that are not JSON must be refused, the others must not break the module. */
const bodies: readonly { readonly what: string; readonly body: string; readonly isJson: boolean }[] = [
  { what: 'JSON that ends in the middle', body: '{"form_data": {"a": [1, 2', isJson: false },
  { what: 'a text that is not JSON', body: 'form_data=1', isJson: false },
  { what: 'an empty body', body: '', isJson: false },
  { what: 'a list as body', body: '[]', isJson: true },
  { what: 'null as body', body: 'null', isJson: true },
  { what: 'an empty object as body', body: '{}', isJson: true },
  { what: 'a text for "form_data"', body: '{"form_data": "x", "content_object_names": ["x"], "schema": {}}', isJson: true },
  {
    what: 'null for every property',
    body: '{"form_data": null, "content_object_names": null, "schema": null, "data": null}',
    isJson: true,
  },
  { what: 'names that are no texts', body: '{"form_data": {}, "content_object_names": [1, null, {}]}', isJson: true },
]

export async function sendMalformed(session: Session): Promise<void> {
  await Promise.all(
    (['schema', 'content'] as const).flatMap((endpoint) =>
      bodies.map(({ what, body, isJson }) =>
        session.ask(endpoint, body, { kind: 'malformed', isJson, subject: what, group: 'malformed requests' }),
      ),
    ),
  )
}
