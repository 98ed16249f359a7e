import type { Check } from '../../check.ts'

/** The metadata state the version of the schema. Specification 2.2. */
export const noVersion: Check<'schema/no-version'> = {
  code: 'schema/no-version',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.2',
  summary: 'The metadata state the version of the schema.',
  say: () => ({
    message: 'the schema version is missing; 1.0.0 is assumed.',
    hint: 'Add "workflows_module_schema_version": "1.0.0".',
  }),
}
