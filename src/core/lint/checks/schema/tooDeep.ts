import type { Check } from '../../check.ts'

/** Fields are nested 32 levels deep at most. Decisions §1. */
export const tooDeep: Check<'schema/too-deep'> = {
  code: 'schema/too-deep',
  level: 'error',
  foundBy: 'parser',
  section: 'Decisions §1',
  summary: 'Fields are nested 32 levels deep at most.',
  say: ({ limit }) => ({
    message: `nesting ends here: no more than ${limit} levels are read.`,
    hint: 'Nest fields less deeply; an object that contains itself has no end.',
  }),
}
