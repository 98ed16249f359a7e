/** The code of a Node error, such as `ENOENT`; `undefined` for anything else. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
