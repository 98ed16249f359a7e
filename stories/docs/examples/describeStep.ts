import { compilePlan, evaluateRules, formatPointer, getValue, initialValues, isEmpty, labelOfValue, parseSchema } from 'moduleform/core'

/** The settings of a step as a few lines of text, for the overview of a workflow: `Country: Canada`. */
export function describeStep(json: unknown, saved: Readonly<Record<string, unknown>>): readonly string[] {
  const { schema } = parseSchema(json)
  const values = initialValues(schema.fields, saved)
  const rules = evaluateRules(compilePlan(schema), values)
  return schema.fields.flatMap(({ id, choices }) => {
    const value = getValue(values, [id])
    // The field with its rules applied: a rule may hide it or change its label.
    const field = rules.nodeAt(formatPointer([id]))
    if (field === undefined || field.hidden || field.shape !== 'value' || isEmpty(value)) return []
    return [`${field.label}: ${labelOfValue(value, choices?.values)}`]
  })
}
