import { formatGithub } from './formatGithub.ts'
import { formatJson } from './formatJson.ts'
import { formatSarif } from './formatSarif.ts'
import { formatText } from './formatText.ts'
import type { LintResult } from '../finding.ts'

export const formatNames = ['text', 'json', 'sarif', 'github'] as const
export type FormatName = (typeof formatNames)[number]

/** One row for each `--format`. */
export const reporters: Readonly<Record<FormatName, (result: LintResult) => string>> = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
}
