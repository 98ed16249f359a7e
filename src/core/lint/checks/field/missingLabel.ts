import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { findUnknownKeys } from '../../find/unknownKeys.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A field that people see has a label. Specification 2.3. */
export const missingLabel: Check<'field/missing-label'> = {
  code: 'field/missing-label',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'A field that people see has a label.',
  say: ({ label }) => ({ message: `the field has no label; ${quote(label)} is shown.`, hint: 'Add a "label".' }),
  find: (subject) => {
    const misspelt = new Set(findUnknownKeys(subject).flatMap(({ right, owner }) => (right === 'label' ? [owner] : [])))
    const sent = new Map(findDefinitions(subject).map(({ definition, raw }) => [definition, raw]))
    return findFields(subject)
      .filter(({ definition, isItems, isConstant: isHidden }) => definition.label === undefined && !isItems && !isHidden)
      .filter(({ definition }) => !misspelt.has(definition) && sent.get(definition)?.['label'] === undefined)
      .map(({ definition, node }) => ({ pointer: subject.pointerTo(definition), args: { label: node.label } }))
  },
}
