interface Needs {
  /** The origins of the modules that your forms call. */
  readonly modules: readonly string[]
  /** Forms have a `codeEditor`: Monaco uses inline styles. */
  readonly codeEditor?: boolean
  /** Scripts may only come from your own files. */
  readonly trustedTypes?: boolean
}

/** The header `content-security-policy` of pages that show forms. Combine it with what the rest of your pages needs. */
export const contentSecurityPolicy = ({ modules, codeEditor = false, trustedTypes = false }: Needs): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${codeEditor ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data:`,
    `connect-src ${["'self'", ...modules].join(' ')}`,
    // Some bundlers write a single stylesheet, which then includes the font of the code editor.
    `font-src 'self'`,
    ...(trustedTypes ? [`require-trusted-types-for 'script'`] : []),
    // Monaco creates policies with many names: if names are restricted, code fields are plain text areas.
    ...(trustedTypes && !codeEditor ? ['trusted-types moduleform'] : []),
  ].join('; ')
