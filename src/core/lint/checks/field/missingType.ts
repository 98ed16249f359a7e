import type { Check } from '../../check.ts'
import { fieldTypeNames } from '../../../schema/wire.ts'
import { oneOf } from '../../words/didYouMean.ts'

/** A field has a type. Specification 2.3. */
export const missingType: Check<'field/missing-type'> = {
  code: 'field/missing-type',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.3',
  summary: 'A field has a type.',
  say: () => ({ message: 'the field has no "type" and cannot be edited.', hint: `Add "type". ${oneOf(fieldTypeNames)}` }),
}
