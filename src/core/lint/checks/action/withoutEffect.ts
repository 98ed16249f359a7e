import { isJsonObject } from '../../../schema/json.ts'
import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'

/** An action does something. Specification 2.11. */
export const withoutEffect: Check<'action/without-effect'> = {
  code: 'action/without-effect',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.11',
  summary: 'An action does something.',
  say: () => ({ message: 'the action does nothing.', hint: 'Remove it, or set "load_schema" to true.' }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, raw: { on_action: action }, isWhole }) =>
      isWhole && isJsonObject(action) && Object.values(action).every((value) => value === false || value === null)
        ? [{ pointer: subject.pointerTo(read, 'on_action'), args: {} }]
        : [],
    ),
}
