import type { FileReport, Finding } from '../finding.ts'

/** Lines and columns from 1, columns in UTF-16 code units; `endColumn` is the one behind the last. */
export interface FindingRange {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

export const findingRange = ({ lines }: FileReport, { span }: Finding): FindingRange => {
  const { line, column } = lines.positionAt(span.start)
  const end = lines.positionAt(span.end)
  return { line, column, endLine: end.line, endColumn: end.column }
}
