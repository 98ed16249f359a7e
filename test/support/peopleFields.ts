/** A text field whose label is its id. */
export const text = (id: string, more: object = {}) => ({ id, type: 'string', label: id, ...more })

/** A list of people with names and ages. */
export const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', fields: [text('name'), { id: 'age', type: 'integer' }] },
}

/** Form data of that list. */
export const two = { people: [{ name: 'Ada' }, { name: 'Grace' }] }

/** Choices whose labels are their values. */
export const choices = (...values: readonly string[]) => ({ choices: { values: values.map((value) => ({ value, label: value })) } })
