import type { Check } from '../../check.ts'

/** An effect brings no rules. Decisions §3. */
export const rulesInEffect: Check<'rules/rules-in-effect'> = {
  code: 'rules/rules-in-effect',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §3',
  summary: 'An effect brings no rules.',
  say: () => ({
    message: 'an effect cannot bring rules; they are ignored.',
    hint: 'Move them to the field itself, or to the root.',
  }),
  find: ({ objects, pointerTo }) =>
    objects
      .filter(({ raw, table: { kind } }) => kind === 'effect' && Object.hasOwn(raw, 'rules'))
      .map(({ read }) => ({ pointer: pointerTo(read, 'rules'), args: {} })),
}
