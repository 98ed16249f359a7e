/** An option in the format of a module's answer. */
export const option = (value: unknown, label = String(value).toUpperCase()) => ({ value, label })
export const options = (...values: readonly string[]) => values.map((value) => option(value))

/** A select whose options the module answers, for the content object of its own name unless others are given. */
export const select = (id: string, rest: object = {}, ...names: readonly string[]) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: (names.length === 0 ? [id] : names).map((name) => ({ id: name })) },
  ...rest,
})

/** A select of two countries. */
export const country = { id: 'country', type: 'string', choices: { values: options('de', 'fr') } }

/** A select whose options depend on the country. */
export const city = (rest: object = {}) => ({
  id: 'city',
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }] },
  ...rest,
})
