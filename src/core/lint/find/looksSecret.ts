/** How keys and tokens of well-known services begin, and private keys. */
const secrets: readonly RegExp[] = [
  /^sk[-_](?:live|test|proj|ant)?[-_]?[\w-]{16,}$/,
  /^(?:AKIA|ASIA)[A-Z0-9]{16}$/,
  /^gh[pousr]_\w{20,}$/,
  /^github_pat_\w{20,}$/,
  /^glpat-[\w-]{16,}$/,
  /^xox[abeoprs]-[\w-]{10,}$/,
  /^AIza[\w-]{30,}$/,
  /^ya29\.[\w-]{20,}$/,
  /^SG\.[\w-]{16,}\.[\w-]{16,}$/,
  /^(?:Bearer )?eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*$/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
]

/** Whether a value is a text that looks like a key or token. */
export const looksSecret = (value: unknown): value is string =>
  typeof value === 'string' && secrets.some((secret) => secret.test(value.trim()))
