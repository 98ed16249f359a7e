import { type Fault, inField, type Json, text } from './fault.ts'

const hide = (more: Json = {}): Json => ({ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' }, ...more })
const equals: Json = { id: 'a', operator: 'equal', value: 'x' }
const rule = (condition: unknown, fields: unknown = [hide()]): Json => ({ if: condition, then: { fields } })
const when = (comparison: unknown): Json => rule({ and: [comparison] })
const then = (effect: unknown): Json => rule({ and: [equals] }, [effect])
const inRule = (name: string, own: unknown, at: string | readonly string[], first: Json = {}, isInfo = false) =>
  inField(
    '2.10',
    name,
    text({ rules: [own], ...first }),
    (typeof at === 'string' ? [at] : at).map((pointer) => `/rules/0${pointer}`),
    [text({}, 'b')],
    isInfo,
  )
const comparison = '/if/and/0'
const effect = '/then/fields/0'

/** Faults of rules and actions: sections 2.10 and 2.11. */
export const ruleFaults: readonly Fault[] = [
  inRule('a rule that is a text', 'a = x', ''),
  inRule('no condition', { then: { fields: [hide()] } }, ''),
  inRule('no effect', { if: { and: [equals] } }, ''),
  inRule('if misspelt', { iff: { and: [equals] }, then: { fields: [hide()] } }, '/iff'),
  inRule('then misspelt', { if: { and: [equals] }, than: { fields: [hide()] } }, '/than'),
  inRule('both combinators', rule({ and: [equals], or: [equals] }), '/if'),
  inRule('no combinator', rule({}), '/if'),
  inRule('a combinator that there is not', rule({ all: [equals] }), '/if/all'),
  inRule('a bare comparison', rule(equals), '/if'),
  inRule('a combinator that holds an object', rule({ and: equals }), '/if/and'),
  inRule('an empty combinator', rule({ or: [] }), '/if/or'),
  inRule('a condition that is a text', rule('a = x'), '/if'),
  inRule('a comparison that is a text', when('a = x'), comparison),
  inRule('a comparison without id', when({ operator: 'equal', value: 'x' }), comparison),
  inRule('an operand that there is not', when({ ...equals, id: 'c' }), `${comparison}/id`),
  inRule('no operator', when({ id: 'a', value: 'x' }), comparison),
  inRule('an operator that there is not', when({ ...equals, operator: 'contains' }), `${comparison}/operator`),
  inRule('an operator misspelt', when({ ...equals, operator: 'equals' }), `${comparison}/operator`),
  inRule('the key of the operator cut short', when({ id: 'a', op: 'equal', value: 'x' }), `${comparison}/op`),
  inRule('the key of the value cut short', when({ id: 'a', operator: 'equal', val: 'x' }), `${comparison}/val`),
  inRule('nothing to compare with', when({ id: 'a', operator: 'equal' }), comparison),
  inRule('a list to be equal to', when({ ...equals, value: ['x', 'y'] }), `${comparison}/value`),
  inRule('a scalar to be in', when({ ...equals, operator: 'is_in' }), `${comparison}/value`),
  inRule('an empty list to be in', when({ ...equals, operator: 'is_in', value: [] }), `${comparison}/value`),
  inRule('a value for is_empty', when({ ...equals, operator: 'is_empty', value: true }), `${comparison}/value`, {}, true),
  inRule('a word to be greater than', when({ ...equals, operator: 'greater_than', value: 'many' }), `${comparison}/value`, {
    type: 'number',
  }),
  inRule('a number as text to be greater than', when({ ...equals, operator: 'greater_than', value: '5' }), `${comparison}/value`, {
    type: 'number',
  }),
  inRule(
    'a text of twenty digits to be greater than',
    when({ ...equals, operator: 'greater_than', value: '12345678901234567890' }),
    `${comparison}/value`,
    { type: 'number' },
  ),
  inRule('nothing to be less than', when({ id: 'a', operator: 'less_than' }), comparison, { type: 'number' }),
  inRule('greater than a list', when({ id: 'a', operator: 'greater_than', value: [5] }), `${comparison}/value`, { type: 'number' }),
  inRule('a boolean compared with a text', when({ ...equals, value: 'true' }), `${comparison}/value`, { type: 'boolean' }),
  inRule('an integer compared with a text', when({ ...equals, value: '5' }), `${comparison}/value`, { type: 'integer' }),
  inRule('a string compared with a number', when({ ...equals, value: 5 }), `${comparison}/value`),
  inRule('a value that is no choice', when({ ...equals, value: 'z' }), `${comparison}/value`, {
    choices: { values: [{ value: 'x', label: 'X' }] },
  }),
  inRule('greater than the maximum', when({ id: 'a', operator: 'greater_than', value: 30 }), [comparison, `${comparison}/value`], {
    type: 'number',
    validation: { maximum: 10 },
  }),
  inRule('less than the minimum', when({ id: 'a', operator: 'less_than', value: 1 }), [comparison, `${comparison}/value`], {
    type: 'number',
    validation: { minimum: 1 },
  }),
  inRule('equal to two values at once', rule({ and: [equals, { ...equals, value: 'y' }] }), ['/if', '/if/and', '/if/and/1']),
  inRule('no list of effects', { if: { and: [equals] }, then: {} }, '/then'),
  inRule('an empty list of effects', rule({ and: [equals] }, []), '/then/fields'),
  inRule('the list of effects misspelt', { if: { and: [equals] }, then: { field: [hide()] } }, '/then/field'),
  inRule('effects as an object', rule({ and: [equals] }, hide()), '/then/fields'),
  inRule('an effect that is a text', then('hide b'), effect),
  inRule('an effect without id', then({ apply_as: 'merge', label: 'B' }), effect),
  inRule('a target that there is not', then(hide({ id: 'c' })), `${effect}/id`),
  inRule('no apply_as', then({ id: 'b', label: 'B' }), effect),
  inRule('an apply_as that there is not', then(hide({ apply_as: 'replace' })), `${effect}/apply_as`),
  inRule('an effect that changes nothing', then({ id: 'b', apply_as: 'merge' }), effect),
  inRule('a full replacement without type', then({ id: 'b', apply_as: 'fully_replace', label: 'B' }), effect),
  inRule(
    'an effect with a widget that there is not',
    then(hide({ ui_options: { ui_widget: 'invisible' } })),
    `${effect}/ui_options/ui_widget`,
  ),
  inRule('an effect with a format that there is not', then(hide({ format: 'mail' })), `${effect}/format`),
  inRule('an effect with a broken pattern', then(hide({ validation: { pattern: '[' } })), `${effect}/validation/pattern`),
  inRule('an effect with a required that is a text', then(hide({ validation: { required: 'yes' } })), `${effect}/validation/required`),
  inField('2.11', 'load_schema as a text', text({ on_action: { load_schema: 'true' } }), '/on_action/load_schema'),
  inField('2.11', 'load_schema misspelt', text({ on_action: { loadSchema: true } }), '/on_action/loadSchema'),
  inField('2.11', 'load_schema beside on_action', text({ load_schema: true }), '/load_schema'),
  inField('2.11', 'load_schema in ui_options', text({ ui_options: { load_schema: true } }), '/ui_options/load_schema'),
  inField('2.11', 'load_schema in validation', text({ validation: { load_schema: true } }), '/validation/load_schema'),
  inField('2.11', 'another action', text({ on_action: { save: true } }), '/on_action/save', [], true),
]
