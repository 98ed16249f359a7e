import type { Check } from '../../check.ts'

/** The wire format of a module that wraps its answers is known, and not found out. Decisions §7. */
export const wireFound: Check<'host/wire-found'> = {
  code: 'host/wire-found',
  level: 'info',
  foundBy: 'client',
  section: 'Decisions §7',
  summary: 'The wire format of a module that wraps its answers in "data" is set by the host, not found out.',
  say: ({ format, reason = '' }) => ({
    message:
      format === 'data'
        ? 'The module wraps what it answers in "data", so it is sent its requests wrapped likewise.'
        : `The module wraps what it answers in "data", but a request wrapped likewise failed, so its answers to plain requests count: ${reason}`,
    hint: 'Set wire="data" where the module takes wrapped requests, which saves a request, and wire="plain" where it wraps its answers alone.',
  }),
}
