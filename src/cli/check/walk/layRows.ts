import { ancestorsOf, isRow, type Plan } from '../../../core/plan/plan.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import type { FormValues } from '../../../core/schema/wire.ts'
import { getValue, type Template } from '../../../core/values/path.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'

/** The innermost row that contains a field. */
export const rowAround = ({ nodes }: Plan, template: Template): Template | undefined =>
  ancestorsOf(template).find((one) => isRow(one) && nodes.get(one)?.shape === 'group')

/** Form data with the first row, and the rows around it, laid over, as a form sends them where a dependency is a sibling. Decisions §6. */
export function layRows(formData: FormValues, row: Template | undefined): FormValues {
  if (row === undefined) return formData
  const outermostFirst = [row, ...ancestorsOf(row)].filter(isRow).reverse()
  const layers = outermostFirst.map((one) => getValue(formData, pathOfTemplate(one)))
  return layers.filter(isJsonObject).reduce<FormValues>((data, layer) => ({ ...data, ...layer }), formData)
}
