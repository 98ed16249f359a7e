import { compilePlan, evaluateRules, formatPointer, getValue, initialValues, isEmpty, labelOfValue, parseSchema } from 'moduleform/core'

/** The settings of a step in a few lines of text, as an overview of a workflow shows them: `Country: Canada`. */
export function describeStep(json: unknown, saved: Readonly<Record<string, unknown>>): readonly string[] {
  const { schema } = parseSchema(json)
  const values = initialValues(schema.fields, saved)
  const rules = evaluateRules(compilePlan(schema), values)
  return schema.fields.flatMap(({ id, choices }) => {
    const value = getValue(values, [id])
    // With its rules in force: a rule may have hidden it, or given it another label.
    const field = rules.nodeAt(formatPointer([id]))
    if (field === undefined || field.hidden || field.shape !== 'value' || isEmpty(value)) return []
    return [`${field.label}: ${labelOfValue(value, choices?.values)}`]
  })
}
