import type { Check } from '../../check.ts'

/** The host gives back what a form handed over, in its shape. Decisions §2. */
export const unexpectedValue: Check<'host/unexpected-value'> = {
  code: 'host/unexpected-value',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §2',
  summary: 'What the host gives a form to begin with has the shape in which forms hand it over.',
  say: ({ prop, got }) => ({
    message: `${prop} is ${got} of another shape than a form reads there; it is left out.`,
    hint: 'Give initialValues and initialSchemaData form data, as onSubmit got them, and initialSetAside the entries of its setAside and unread: { path, value }.',
  }),
}
