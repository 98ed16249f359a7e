interface Needs {
  /** Where the modules of your forms are asked: their origins. */
  readonly modules: readonly string[]
  /** Forms have `codeEditor`: Monaco writes its styles inline. */
  readonly codeEditor?: boolean
  /** Scripts may be made of your own files alone. */
  readonly trustedTypes?: boolean
}

/** The header `content-security-policy` of pages that show forms. Join it with what the rest of your pages needs. */
export const contentSecurityPolicy = ({ modules, codeEditor = false, trustedTypes = false }: Needs): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${codeEditor ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data:`,
    `connect-src ${["'self'", ...modules].join(' ')}`,
    // Bundlers with one stylesheet for all put the code editor's, which names a font, beside the form's.
    `font-src 'self'`,
    ...(trustedTypes ? [`require-trusted-types-for 'script'`] : []),
    // Monaco makes policies of its own under many names: with a list of names, fields with code are plain text areas.
    ...(trustedTypes && !codeEditor ? ['trusted-types moduleform'] : []),
  ].join('; ')
