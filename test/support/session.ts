import { sessionFormat, sessionVersion, type Session } from '../../src/cli/playground/session/session.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Recorded name' }] }

/** A session with one field, as exported by the playground. */
export const recordedSession: Session = {
  format: sessionFormat,
  version: sessionVersion,
  module: 'http://127.0.0.1:4001/crm',
  settings: { merge: 'merge' },
  schema,
  state: { values: { name: 'Ada' }, setAside: [{ path: ['gone'], value: 1 }], schemaData: {} },
  exchanges: [
    {
      request: { path: '/crm/schema', body: { schema: { fields: [] }, form_data: {}, content_objects: [] } },
      response: { status: 200, content_type: 'application/json', body: schema },
    },
  ],
  events: [{ at: 0, kind: 'edit', title: 'name changed', lines: ['absent → "Ada"'] }],
}
