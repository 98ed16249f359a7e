import type { ProblemCode } from '../schema/problems.ts'
import type { Checks } from './check.ts'
import { actionChecks } from './checks/action/actionChecks.ts'
import { arrayChecks } from './checks/array/arrayChecks.ts'
import { choicesChecks } from './checks/choices/choicesChecks.ts'
import { connectionChecks } from './checks/connection/connectionChecks.ts'
import { contentChecks } from './checks/content/contentChecks.ts'
import { defaultChecks } from './checks/default/defaultChecks.ts'
import { fieldChecks } from './checks/field/fieldChecks.ts'
import { hostChecks } from './checks/host/hostChecks.ts'
import { keyChecks } from './checks/key/keyChecks.ts'
import { layoutChecks } from './checks/layout/layoutChecks.ts'
import { objectChecks } from './checks/object/objectChecks.ts'
import { orderChecks } from './checks/order/orderChecks.ts'
import { reloadChecks } from './checks/reload/reloadChecks.ts'
import { rulesChecks } from './checks/rules/rulesChecks.ts'
import { schemaChecks } from './checks/schema/schemaChecks.ts'
import { validationChecks } from './checks/validation/validationChecks.ts'
import { widgetChecks } from './checks/widget/widgetChecks.ts'

/** Every problem there is: one row a code, so that a code without its check does not compile. */
export const checks: Checks<ProblemCode> = {
  ...actionChecks,
  ...arrayChecks,
  ...choicesChecks,
  ...connectionChecks,
  ...contentChecks,
  ...defaultChecks,
  ...fieldChecks,
  ...hostChecks,
  ...keyChecks,
  ...layoutChecks,
  ...objectChecks,
  ...orderChecks,
  ...reloadChecks,
  ...rulesChecks,
  ...schemaChecks,
  ...validationChecks,
  ...widgetChecks,
}
