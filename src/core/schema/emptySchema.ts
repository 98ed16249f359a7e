import type { Schema } from './model.ts'

/** The schema of a form without fields: what `/schema` receives where there is none yet. Decisions §5. */
export const emptySchema: Schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }
