import type { Check } from '../../check.ts'

/** The page of a form has its stylesheet. Decisions §9. */
export const noStylesheet: Check<'host/no-stylesheet'> = {
  code: 'host/no-stylesheet',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §9',
  summary: 'The page of a form has its stylesheet.',
  say: () => ({
    message: 'The form has no stylesheet: it works, but as bare controls.',
    hint: "Add import 'moduleform/styles.css' where your app starts; in a shadow root, put the stylesheet into that.",
  }),
}
