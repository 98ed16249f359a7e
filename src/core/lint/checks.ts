import type { ProblemCode } from '../schema/problems.ts'
import type { Check, CheckRows, Checks } from './check.ts'
import { actionChecks } from './checks/actions.ts'
import { choiceReadingChecks } from './checks/choiceReading.ts'
import { choicesChecks } from './checks/choices.ts'
import { connectionChecks } from './checks/connection.ts'
import { contentChecks } from './checks/content.ts'
import { contentDependencyChecks } from './checks/contentDependencies.ts'
import { contentRecordChecks } from './checks/contentRecords.ts'
import { defaultChecks } from './checks/default.ts'
import { fieldChecks } from './checks/field.ts'
import { hostChecks } from './checks/host.ts'
import { keyChecks } from './checks/key.ts'
import { labelChecks } from './checks/labels.ts'
import { layoutChecks } from './checks/layout.ts'
import { nestingChecks } from './checks/nesting.ts'
import { orderChecks } from './checks/order.ts'
import { patternChecks } from './checks/patterns.ts'
import { ruleEffectChecks } from './checks/ruleEffects.ts'
import { ruleLogicChecks } from './checks/ruleLogic.ts'
import { ruleReadingChecks } from './checks/ruleReading.ts'
import { ruleReferenceChecks } from './checks/ruleReferences.ts'
import { ruleValueChecks } from './checks/ruleValues.ts'
import { schemaChecks } from './checks/schema.ts'
import { validationChecks } from './checks/validation.ts'
import { widgetChecks } from './checks/widget.ts'

const rows: CheckRows<ProblemCode> = {
  ...actionChecks,
  ...nestingChecks,
  ...choiceReadingChecks,
  ...choicesChecks,
  ...connectionChecks,
  ...contentChecks,
  ...contentDependencyChecks,
  ...contentRecordChecks,
  ...defaultChecks,
  ...fieldChecks,
  ...hostChecks,
  ...keyChecks,
  ...labelChecks,
  ...layoutChecks,
  ...orderChecks,
  ...ruleEffectChecks,
  ...ruleLogicChecks,
  ...ruleReadingChecks,
  ...ruleReferenceChecks,
  ...ruleValueChecks,
  ...schemaChecks,
  ...validationChecks,
  ...patternChecks,
  ...widgetChecks,
}

/** Every problem, by its code: a code without its check does not compile. `as`: each row keeps its code. */
export const checks = Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, { code, ...row }])) as Checks<ProblemCode>

/** The checks of a schema. `as`: code that only runs or lists checks treats one of any code alike. */
export const checksOfSchemas = (Object.values(checks) as readonly Check<ProblemCode>[]).filter((check) => 'level' in check)
