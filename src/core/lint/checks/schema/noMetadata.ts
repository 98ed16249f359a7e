import type { Check } from '../../check.ts'

/** A schema has metadata. Specification 2.2. */
export const noMetadata: Check<'schema/no-metadata'> = {
  code: 'schema/no-metadata',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.2',
  summary: 'A schema has metadata.',
  say: () => ({
    message: '"metadata" is missing; version 1.0.0 is assumed.',
    hint: 'Add "metadata": { "workflows_module_schema_version": "1.0.0" }.',
  }),
}
