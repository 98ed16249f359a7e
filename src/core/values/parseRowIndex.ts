const rowIndex = /^(?:0|[1-9]\d*)$/

/** The row a path segment names, also written as digits in a JSON Pointer; `undefined` where it names none. */
export const parseRowIndex = (segment: string | number): number | undefined =>
  rowIndex.test(String(segment)) ? Number(segment) : undefined
