/** One segment of a JSON Pointer. RFC 6901. */
export const escapePointer = (segment: string | number): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1')
