/** One segment of a JSON Pointer. RFC 6901. */
export const escapePointer = (segment: string | number): string =>
  typeof segment === 'string' && /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : String(segment)
