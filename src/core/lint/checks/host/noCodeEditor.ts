import type { Check } from '../../check.ts'

/** The code editor that the host gave works on its page. Decisions §8. */
export const noCodeEditor: Check<'host/no-code-editor'> = {
  code: 'host/no-code-editor',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §2 and §8',
  summary: 'The code editor that the host gave works on its page.',
  say: ({ cause }) => ({
    message: `The code editor cannot be used here, so code is plain text: ${cause}`,
    hint: 'See that what codeEditor loads is served beside the page, and allowed: Monaco needs inline styles and, where Trusted Types are required, policies of its own.',
  }),
}
