type Say = (origin: string, code: string) => string

const untrusted: Say = (origin, code) =>
  `The certificate of ${origin} is not trusted (${code}). Start this program with NODE_EXTRA_CA_CERTS=<its file> to trust it.`
const otherProtocol: Say = (origin, code) => `What listens at ${origin} speaks no https (${code}). Is it http:// instead?`

/** By the codes of Node and OpenSSL. */
const sentences: Readonly<Record<string, Say>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: (origin) => `The certificate of ${origin} has expired.`,
  CERT_NOT_YET_VALID: (origin) => `The certificate of ${origin} is not valid yet.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (origin) => `The certificate of ${origin} is for another host.`,
  ERR_SSL_WRONG_VERSION_NUMBER: otherProtocol,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: otherProtocol,
}

/** The error that Node's `fetch` hides in the cause of "fetch failed". */
export const innerCause = (cause: unknown): unknown => (cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause)

/** Such as `ECONNREFUSED`. */
export const codeOfCause = (inner: unknown): string | undefined =>
  inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : undefined

/** Why a server that is there could not be asked, as a sentence, if a rejection of `fetch` tells that. */
export function describeConnectionFault(cause: unknown, url: string): string | undefined {
  const code = codeOfCause(innerCause(cause))
  return code !== undefined && Object.hasOwn(sentences, code) ? sentences[code]?.(new URL(url).origin, code) : undefined
}
