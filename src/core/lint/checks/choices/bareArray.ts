import type { Check } from '../../check.ts'

/** Choices are an object with a list of values. Specification 2.9, decisions §1. */
export const bareArray: Check<'choices/bare-array'> = {
  code: 'choices/bare-array',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.9, decisions §1',
  summary: 'Choices are an object with a list of values.',
  say: () => ({
    message: '"choices" is a list; it is read as its "values".',
    hint: 'Write "choices": { "values": […] }.',
  }),
}
