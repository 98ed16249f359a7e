import type { Check } from '../../check.ts'

/** The workers of the code editor start. Decisions §8. */
export const noEditorWorker: Check<'host/no-editor-worker'> = {
  code: 'host/no-editor-worker',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §2 and §8',
  summary: 'The workers of the code editor start.',
  say: ({ cause }) => ({
    message: `A worker of the code editor did not start, so it marks no mistakes and may be slow: ${cause}`,
    hint: 'Start it yourself with configureCodeEditor({ getWorker: (label) => new Worker(…) }), and allow it: by worker-src in a Content-Security-Policy, by the policy name moduleform where Trusted Types are required.',
  }),
}
