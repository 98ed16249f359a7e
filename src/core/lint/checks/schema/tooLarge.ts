import type { Check } from '../../check.ts'

/** A schema has a size that can be read. Decisions §1. */
export const tooLarge: Check<'schema/too-large'> = {
  code: 'schema/too-large',
  level: 'error',
  foundBy: 'parser',
  section: 'Decisions §1',
  summary: 'A schema has a size that can be read.',
  say: ({ limit }) => ({
    message: `no more than ${limit.toLocaleString('en')} values are read; the rest is left out.`,
    hint: 'Load long lists through "content" instead of putting them into the schema.',
  }),
}
