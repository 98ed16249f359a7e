import type { Check } from '../../check.ts'

/** A record of /content names its content object. Specification 2.12. */
export const recordWithoutName: Check<'content/record-without-name'> = {
  code: 'content/record-without-name',
  level: 'warning',
  foundBy: 'client',
  section: 'Specification 2.12',
  summary: 'A record of /content names its content object.',
  say: () => ({
    message: 'the record names no content object; it is left out.',
    hint: 'Add "content_object_name".',
  }),
}
