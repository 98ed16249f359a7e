/** One segment of a JSON Pointer. RFC 6901. */
export const escapePointer = (segment: string | number): string =>
  typeof segment === 'number' ? String(segment) : segment.replaceAll('~', '~0').replaceAll('/', '~1')
