import { asDefinition, definitionsIn, fieldsOf, type RawDefinition } from './rawDefinition.ts'
import { offeredOption } from './validValue.ts'

/** An option for each content object of the fields, of the type which the field stores. */
export function contentObjectsOf(fields: readonly RawDefinition[]): Readonly<Record<string, readonly unknown[]>> {
  const own = fields.flatMap((field) => {
    const objects = definitionsIn(asDefinition(field['content'])['content_objects'])
    return objects.map(({ id }) => [String(id), [{ value: offeredOption(field), label: 'Option 1' }]] as const)
  })
  const below = fields.map((field) => {
    const { items } = field
    return contentObjectsOf([...fieldsOf(field), ...(items === undefined ? [] : [asDefinition(items)])])
  })
  return Object.assign({}, ...below, Object.fromEntries(own)) as Readonly<Record<string, readonly unknown[]>>
}
