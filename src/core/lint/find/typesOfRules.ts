const texts = ['string']
const numbers = ['number', 'integer']
const lists = ['array']

/** The types that each rule of validation applies to; `required` applies to all. Specification 2.6. */
export const typesOfRules: ReadonlyMap<string, readonly string[]> = new Map([
  ['min_length', texts],
  ['max_length', texts],
  ['pattern', texts],
  ['minimum', numbers],
  ['maximum', numbers],
  ['min_items', lists],
  ['max_items', lists],
])
