import type { Problem } from '../../core/schema/problems.ts'

/** Values or a schema could not be read, so that the form shows less than was meant: whoever develops the host is told in the console. */
export const isMisuse = ({ code }: Problem): boolean =>
  code === 'host/unexpected-value' || code === 'host/unreadable-value' || code === 'schema/no-fields'
