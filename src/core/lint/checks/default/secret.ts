import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { looksSecret } from '../../find/looksSecret.ts'

/** No default is a secret. Specification 2.3. */
export const secret: Check<'default/secret'> = {
  code: 'default/secret',
  level: 'error',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'No default is a secret.',
  say: () => ({
    message: 'the default looks like a key or a token, which everybody who loads the schema can read.',
    hint: 'Remove it, and have it withdrawn if it is real.',
  }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(({ definition: { default: value, ui_options: options } }) => options?.ui_widget !== 'password' && looksSecret(value))
      .map(({ read }) => ({ pointer: subject.pointerTo(read, 'default'), args: {} })),
}
