import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** An effect that replaces a field gives it a type. Decisions §3. */
export const replaceWithoutType: Check<'rules/replace-without-type'> = {
  code: 'rules/replace-without-type',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §3',
  summary: 'An effect that replaces a field gives it a type.',
  say: ({ id }) => ({
    message: `the effect replaces ${quote(id)} but has no "type"; the type stays.`,
    hint: 'Add "type", or use "merge".',
  }),
  find: (subject) =>
    subject.objects.flatMap(({ raw, read, table: { kind } }) =>
      kind === 'effect' && read['apply_as'] === 'fully_replace' && typeof raw['type'] !== 'string'
        ? [{ pointer: subject.pointerTo(read), args: { id: String(read['id']) } }]
        : [],
    ),
}
