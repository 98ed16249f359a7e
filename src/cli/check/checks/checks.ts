import type { Check } from '../check.ts'
import { answerChecks } from './answers.ts'
import { budgetChecks } from './budgets.ts'
import { corsChecks } from './cors.ts'
import { schemaChecks } from './schemas.ts'
import { recordChecks } from './records.ts'
import { optionChecks } from './options.ts'
import { reloadChecks } from './reloads.ts'
import { robustnessChecks } from './robustness.ts'

/** Every check, in the order of reports. A new check is a row in the file it belongs to. */
export const checks: readonly Check[] = [
  ...answerChecks,
  ...budgetChecks,
  ...corsChecks,
  ...schemaChecks,
  ...reloadChecks,
  ...recordChecks,
  ...optionChecks,
  ...robustnessChecks,
]
