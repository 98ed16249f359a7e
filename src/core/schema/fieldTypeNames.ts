/** Specification 2.4: the seven field types. */
export const fieldTypeNames = ['string', 'number', 'integer', 'boolean', 'connection', 'object', 'array'] as const
