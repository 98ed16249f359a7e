import { isJsonObject, type JsonObject, setOwn } from '../schema/json.ts'

/** The last id of a dotted one: `contacts.items.token` is `token`, `tokens.items` is `tokens`. */
export const lastId = (id: string): string =>
  id
    .split('.')
    .filter((part) => part !== 'items')
    .at(-1) ?? id

/** Whether a definition or comparison is that of a secret field. */
export const namesSecret = ({ id }: JsonObject, ids: ReadonlySet<string>): boolean =>
  typeof id === 'string' && (ids.has(id) || ids.has(lastId(id)))

/** What a definition or comparison holds under a key is secret: the default of a secret field, or what a rule compares it with. */
export const isSecretOfSchema = (object: JsonObject, key: string, ids: ReadonlySet<string>): boolean =>
  (key === 'default' || (key === 'value' && Object.hasOwn(object, 'operator'))) && namesSecret(object, ids)

/** The same schema without what is secret in it: a default that is masked would be filled in. */
export const dropSecrets = (schema: unknown, ids: ReadonlySet<string>): unknown => {
  const visit = (value: unknown, isData: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => visit(entry, isData))
    if (!isJsonObject(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(value)) {
      const isSecret = isData ? ids.has(key) : isSecretOfSchema(value, key, ids)
      // The default of a group or an array holds those of its fields.
      if (!isSecret) setOwn(copy, key, visit(entry, isData || key === 'default'))
    }
    return copy
  }
  return ids.size === 0 ? schema : visit(schema, false)
}
