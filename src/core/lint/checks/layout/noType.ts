import { isAbsent } from '../../../schema/json.ts'
import type { Check } from '../../check.ts'

/** A layout says its type. Specification 2.5. */
export const noType: Check<'layout/no-type'> = {
  code: 'layout/no-type',
  level: 'warning',
  ofObjects: true,
  section: 'Specification 2.5',
  summary: 'A layout says its type.',
  say: () => ({ message: 'the layout has no "type"; it is read as "horizontal".', hint: 'Add "type": "horizontal".' }),
  find: (subject) =>
    subject.objects.flatMap(({ read, raw, table: { kind } }) =>
      kind === 'layout' && isAbsent(raw['type']) ? [{ pointer: subject.pointerTo(read), args: {} }] : [],
    ),
}
