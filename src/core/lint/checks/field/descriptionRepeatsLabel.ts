import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'

/** A description says more than the label. Specification 2.3. */
export const descriptionRepeatsLabel: Check<'field/description-repeats-label'> = {
  code: 'field/description-repeats-label',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'A description says more than the label.',
  say: () => ({ message: 'the description says the same as the label.', hint: 'Write what people need to know, or remove it.' }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(
        ({ definition: { label, description } }) => !!label?.trim() && label.trim().toLowerCase() === description?.trim().toLowerCase(),
      )
      .map(({ read }) => ({ pointer: subject.pointerTo(read, 'description'), args: {} })),
}
