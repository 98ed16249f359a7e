const character = String.raw`(?:[^\s\p{C}#%"<>\\^\x60{|}]|%[\da-f]{2})`
const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,62}`
const host = String.raw`(?:${label}(?:\.${label})*\.?|\[[\da-f:.]+\])`
const rest = `(?:[/?]${character}*)?(?:#${character}*)?`

/** Schemes that name a host: `scheme://host`. */
const locator = new RegExp(
  String.raw`^(?:https?|wss?|ftps?|sftp|ssh|git|ldaps?|s3)://(?:[^\s\p{C}/?#@]*@)?${host}(?::(?<port>\d{1,5}))?${rest}$`,
  'iu',
)

/** Schemes that name something else. */
const name = new RegExp(`^(?:mailto|tel|sms|urn):${character}+$`, 'iu')

/**
 * Whether a text is an absolute URI of a known scheme: `http`, `https`, `ws`, `wss`, `ftp`, `ftps`, `sftp`, `ssh`, `git`, `ldap`,
 * `ldaps` and `s3` with a host, `mailto`, `tel`, `sms` and `urn` without. A list, since `javascript:` is a URI too. Letters beyond ASCII
 * are taken as browsers take them. Specification 2.7.
 */
export const isUri = (text: string): boolean => {
  const match = locator.exec(text)
  return match ? Number(match.groups?.['port'] ?? 0) <= 65_535 : name.test(text)
}
