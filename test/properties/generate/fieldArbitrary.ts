import fc from 'fast-check'
import { contentNames, innerIds, type Json, oneIn, operandIds, optional, pickOf, scalar } from './pools.ts'

const choicesOf = (values: readonly unknown[]) => ({
  values: values.map((value) => ({ value, label: `label of ${JSON.stringify(value)}` })),
})

const textChoices = choicesOf(['x', 'y', 'A'])
const numberChoices = choicesOf([1, 5])
const objectChoices = choicesOf([
  { id: 'x', label: 'X' },
  { id: 'y', label: 'Y' },
])

const dependencies = fc.array(
  pickOf(...operandIds).map((id) => ({ id })),
  { maxLength: 2 },
)

const contentObject = fc
  .tuple(pickOf(...contentNames), fc.option(dependencies, { nil: undefined, freq: 2 }))
  .map(([id, ids]) => (ids === undefined || ids.length === 0 ? { id } : { id, content_object_depends_on_fields: ids }))

const content = fc
  .array(contentObject, { minLength: 1, maxLength: 2 })
  .map((content_objects) => ({ content: { type: ['managed'], content_objects } }))

const widget = (...names: readonly (string | null)[]) =>
  oneIn(
    3,
    pickOf(...names).map((ui_widget) => ({ ui_options: { ui_widget } })),
  )

const textValidation = fc
  .tuple(
    optional({ required: fc.boolean(), min_length: fc.nat(3) }),
    pickOf({}, { pattern: '.*' }, { pattern: '^v' }, { pattern: '^v' }, { pattern: '[' }),
  )
  .map(([limits, pattern]) => ({ ...limits, ...pattern }))

/** Merges partial definitions; later ones win. */
const join = (...parts: readonly fc.Arbitrary<Json>[]): fc.Arbitrary<Json> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Json)

const given = (definition: Json): fc.Arbitrary<Json> => fc.constant(definition)
const withDefault = (value: fc.Arbitrary<unknown>) =>
  oneIn(
    3,
    value.map((one) => ({ default: one })),
  )

const text = join(
  given({ type: 'string' }),
  withDefault(scalar),
  widget('input', 'textarea', 'password', 'CodeblockWidget', 'SelectWidget'),
  oneIn(
    2,
    textValidation.map((validation) => ({ validation })),
  ),
  oneIn(
    2,
    pickOf('email', 'date', 'date-time').map((format) => ({ format })),
  ),
)
const select = join(given({ type: 'string', choices: textChoices }), withDefault(pickOf('x', 'foreign')), widget('input'))
const numeral = join(
  pickOf('number', 'integer').map((type) => ({ type })),
  withDefault(pickOf(1, 2.5, 'no number')),
  pickOf({}, {}, { choices: numberChoices }, { validation: { minimum: 2 } }),
)
const flag = join(given({ type: 'boolean' }), withDefault(fc.boolean()), widget('SelectWidget', 'checkbox'))
const connection = given({ type: 'connection', allowed_app_types: ['custom_api'], allowed_connection_management_types: ['managed'] })
const chosenObject = join(
  given({ type: 'object', choices: objectChoices }),
  withDefault(given({ id: 'x', label: 'X' })),
  widget('SelectWidget'),
)
const loadedSelect = join(
  pickOf('string', 'string', 'object', 'integer').map((type) => ({ type })),
  content,
  pickOf({}, {}, {}, { validation: { pattern: '.*' } }, { choices: textChoices }, { default: 'A' }),
)
const multiSelect = join(
  given({ type: 'array' }),
  pickOf({ choices: textChoices }, {}).chain((own) =>
    'choices' in own ? given({ items: { type: 'string', ...own } }) : content.map((loaded) => ({ items: { type: 'string', ...loaded } })),
  ),
  withDefault(given(['x'] as unknown as Json)),
)
const code = pickOf('object', 'array').map((type) => ({ type, ui_options: { ui_widget: 'CodeblockWidget' } }))
const oddities = pickOf<Json>({ type: 'object' }, { type: 'quantum' }, {}, { type: 'object', ui_options: { ui_widget: 'SelectWidget' } })

const leaves = [
  { arbitrary: text, weight: 5 },
  { arbitrary: select, weight: 2 },
  { arbitrary: numeral, weight: 3 },
  { arbitrary: flag, weight: 2 },
  { arbitrary: connection, weight: 1 },
  { arbitrary: chosenObject, weight: 2 },
  { arbitrary: loadedSelect, weight: 5 },
  { arbitrary: multiSelect, weight: 2 },
  { arbitrary: code, weight: 1 },
  { arbitrary: oddities, weight: 1 },
] as const

/** Any definition, nested up to a depth. Specification 2.3 and 2.4. */
export const definition = (depth: number): fc.Arbitrary<Json> => {
  const shaped = depth === 0 ? fc.oneof(...leaves) : fc.oneof(...leaves, ...containers(depth - 1))
  return fc.tuple(shaped, actions, hiding).map(([one, action, hidden]) => ({ ...one, ...action, ...hidden }))
}

const actions = oneIn(4, given({ on_action: { load_schema: true } }))
const hiding = oneIn(10, given({ ui_options: { ui_widget: 'hidden' } }))

const containers = (depth: number): readonly { readonly arbitrary: fc.Arbitrary<Json>; readonly weight: number }[] => {
  const fields = fieldsOf(innerIds, depth, { minLength: 1, maxLength: 3 })
  return [
    {
      arbitrary: join(
        fields.map((inner) => ({ type: 'object', fields: inner })),
        withDefault(given({ x: 'x' })),
      ),
      weight: 4,
    },
    {
      arbitrary: join(
        fields.map((inner) => ({ type: 'array', items: { type: 'object', fields: inner } })),
        withDefault(pickOf<unknown>([{}], [{ x: 'x' }], [])),
      ),
      weight: 5,
    },
    { arbitrary: definition(depth).map((items) => ({ type: 'array', items })), weight: 2 },
  ]
}

/** Fields with ids from a pool, without duplicates. */
export const fieldsOf = (ids: readonly string[], depth: number, length: { readonly minLength?: number; readonly maxLength?: number }) =>
  fc.uniqueArray(
    fc.tuple(pickOf(...ids), definition(depth)).map(([id, own]): Json => ({ id, ...own })),
    { selector: (field) => field['id'], ...length },
  )

/** An array for operations on rows, with the id that rules and dependencies refer to. */
export const rowsField: fc.Arbitrary<Json> = fc
  .tuple(fieldsOf(innerIds, 1, { minLength: 1, maxLength: 3 }), actions)
  .map(([fields, action]) => ({ id: 'h', type: 'array', items: { type: 'object', fields }, default: [{}, { x: 'x' }], ...action }))

/** A text with a pattern. */
export const patternField: fc.Arbitrary<Json> = given({ id: 'q', type: 'string', validation: { pattern: '^v' } })
