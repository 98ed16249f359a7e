import type { Check } from '../../check.ts'
import { hintToRename } from '../../words/hintToRename.ts'
import { quote } from '../../words/quote.ts'

/** A key has its own name and its own place. Decisions §1, aliases. */
export const alias: Check<'key/alias'> = {
  code: 'key/alias',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Decisions §1, aliases',
  summary: 'A key has its own name and its own place.',
  say: (args) => ({
    message: `${quote(args.key)} is read as ${quote(args.right)}${args.ofField ? ' of the field' : ''}.`,
    hint: hintToRename(args),
  }),
}
