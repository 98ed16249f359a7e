import { field, type Json, metadata, root, text } from './fault.ts'

const choice = (value: unknown, label: string): Json => ({ value, label })
const hide = (id: string): Json => ({ id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } })
const show = (id: string): Json => ({ id, apply_as: 'merge', ui_options: { ui_widget: null } })
const when = (comparison: Json, ...effects: readonly Json[]): Json => ({ if: { and: [comparison] }, then: { fields: effects } })
const select = { ui_options: { ui_widget: 'SelectWidget' } }
const load = { on_action: { load_schema: true } }
const managed = (...objects: readonly Json[]): Json => ({ content: { type: ['managed'], content_objects: objects } })
const sizes = { choices: { values: [choice('s', 'Small'), choice('l', 'Large')] } }
const colours = { choices: { values: [choice({ id: 'r', label: 'Red' }, 'Red'), choice({ id: 'g', label: 'Green' }, 'Green')] } }

const withRule = (first: Json, ...rules: readonly Json[]): Json => root([{ ...first, rules }, text({}, 'b')])

/** Correct schemas, each derived only from a row of the specification. */
export const correctSchemas: Readonly<Record<string, unknown>> = {
  '2.1 root, the least there is': { metadata, fields: [text()] },
  '2.1 ui_options of the root': root([text(), text({}, 'b')], { ui_options: { ui_order: ['b', 'a'] } }),
  '2.2 a later minor version': { metadata: { workflows_module_schema_version: '1.4.2' }, fields: [text()] },
  '2.3 all texts of a field': root([text({ description: 'What it is called.', default: 'Ada' })]),
  '2.3 messages of rules': root([
    text({
      validation: { required: true, pattern: '^[A-Z]' },
      validation_messages: { required: 'Fill it in.', pattern: 'Begin with a capital.' },
    }),
  ]),
  '2.4 number and integer': root([field('number', { default: 1.5 }), field('integer', { default: 3 }, 'b')]),
  '2.4 boolean': root([field('boolean', { default: false, ui_options: { ui_widget: 'checkbox' } })]),
  '2.4 connection': root([
    field('connection', {
      allowed_app_types: ['crm_a', 'crm_b', 'sql_a', 'sql_b', 'custom_api'],
      allowed_connection_management_types: ['managed', 'custom'],
      validation: { required: true },
    }),
  ]),
  '2.4 object with fields': root([field('object', { fields: [text(), field('integer', {}, 'b')] })]),
  '2.4 object with choices': root([field('object', { ...colours, ...select })]),
  '2.4 array of texts': root([field('array', { items: { type: 'string', label: 'Tag' } })]),
  '2.4 array of objects': root([
    field('array', { items: { type: 'object', label: 'Contact', fields: [text(), text({ format: 'email' }, 'mail')] } }),
  ]),
  '2.4 the same id in two groups': root([field('object', { fields: [text()] }, 'one'), field('object', { fields: [text()] }, 'two')]),
  '2.5 widgets of texts': root([
    text({ ui_options: { ui_widget: 'input' } }),
    text({ ui_options: { ui_widget: 'textarea' } }, 'b'),
    text({ ui_options: { ui_widget: 'password' } }, 'c'),
    text({ ui_options: { ui_widget: 'hidden' }, default: 'x' }, 'd'),
    text({ ui_options: { ui_widget: null } }, 'e'),
  ]),
  '2.5 every language of the editor': root(
    ['json', 'sql', 'javascript', 'python', 'yaml', 'xml', 'html', 'css'].map((language) =>
      text({ ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language } } }, language),
    ),
  ),
  '2.5 a row of fields': root([
    field('object', {
      fields: [text({}, 'first'), text({}, 'last')],
      ui_options: { ui_layout: { type: 'horizontal', elements: ['first', 'last'] } },
    }),
  ]),
  '2.6 lengths': root([text({ validation: { required: true, min_length: 2, max_length: 40 }, default: 'Ada' })]),
  '2.6 one length alone, exactly': root([text({ validation: { min_length: 3, max_length: 3 } })]),
  '2.6 ranges': root([
    field('number', { validation: { minimum: 0, maximum: 0.5 }, default: 0.5 }),
    field('integer', { validation: { minimum: -5 } }, 'b'),
  ]),
  '2.6 not required': root([text({ validation: { required: false } })]),
  '2.6 patterns': root([
    text({ validation: { pattern: '^[A-Z]{2}\\d{4}$' }, default: 'AB1234' }),
    text({ validation: { pattern: '^(?=.*\\d)(?=.*[a-z]).{8,}$' } }, 'b'),
    text({ validation: { pattern: '^\\p{L}+( \\p{L}+)*$' }, default: 'Ada Lovelace' }, 'c'),
  ]),
  '2.7 every format, with a default': root([
    text({ format: 'email', default: 'ada@example.com' }),
    text({ format: 'uri', default: 'postgresql://user@host:5432/db' }, 'b'),
    text({ format: 'date', default: '2024-02-29' }, 'c'),
    text({ format: 'date-time', default: '2024-02-29T10:30:00Z' }, 'd'),
    text({ format: 'uuid', default: '123e4567-e89b-12d3-a456-426614174000' }, 'e'),
  ]),
  '2.8 content without dependencies': root([field('object', { ...managed({ id: 'countries' }), ...select })]),
  '2.8 content of a text': root([text({ ...managed({ id: 'countries' }), ...select })]),
  '2.8 content with a dependency': root([
    field('object', { ...managed({ id: 'countries' }), ...select, ...load }, 'country'),
    field('object', { ...managed({ id: 'cities', content_object_depends_on_fields: [{ id: 'country' }] }), ...select }, 'city'),
  ]),
  '2.8 a dependency on the items of an array': root([
    field('array', { items: { type: 'string', label: 'Tag' }, ...load }, 'tags'),
    field('object', { ...managed({ id: 'posts', content_object_depends_on_fields: [{ id: 'tags.items' }] }), ...select }, 'post'),
  ]),
  '2.8 custom content of two objects': root([
    field('object', { content: { type: ['custom'], content_objects: [{ id: 'own' }, { id: 'others' }] }, ...select }),
  ]),
  '2.9 choices of texts': root([text({ ...sizes, ...select, default: 's' })]),
  '2.9 choices of objects, one the default': root([field('object', { ...colours, ...select, default: { id: 'g', label: 'Green' } })]),
  '2.9 choices that are loaded': root([field('object', { choices: { values: [] }, ...managed({ id: 'colours' }), ...select })]),
  '2.9 choices that a reload brings': root([text({ ...load }, 'country'), text({ choices: { values: [] } }, 'city')]),
  '2.9 choices that a rule brings': root([
    text({ rules: [when({ id: 'a', operator: 'equal', value: 's' }, { id: 'b', apply_as: 'merge', ...sizes })] }),
    text({ choices: { values: [] } }, 'b'),
  ]),
  '2.10 hides by a value': withRule(text(sizes), when({ id: 'a', operator: 'equal', value: 's' }, hide('b'))),
  '2.10 shows by a value': root([
    text({ ...sizes, rules: [when({ id: 'a', operator: 'not_equal', value: 's' }, show('b'))] }),
    text({ ui_options: { ui_widget: 'hidden' } }, 'b'),
  ]),
  '2.10 lists': withRule(
    text(),
    when({ id: 'a', operator: 'is_in', value: ['x', 'y'] }, hide('b')),
    when({ id: 'a', operator: 'is_not_in', value: ['x', 'y', 'z'] }, { id: 'b', apply_as: 'merge', format: 'email' }),
  ),
  '2.10 empty and not empty': withRule(
    text(),
    when({ id: 'a', operator: 'is_empty' }, hide('b')),
    when({ id: 'a', operator: 'is_not_empty' }, show('b')),
  ),
  '2.10 numbers': withRule(
    field('integer', { validation: { minimum: 1, maximum: 10 } }),
    when({ id: 'a', operator: 'greater_than', value: 5 }, hide('b')),
    when({ id: 'a', operator: 'less_than', value: 2 }, { id: 'b', apply_as: 'merge', validation: { required: true } }),
  ),
  '2.10 a chosen object by its id': withRule(field('object', colours), when({ id: 'a', operator: 'equal', value: 'r' }, hide('b'))),
  '2.10 any of several fields': root([
    text(),
    field('boolean', {}, 'b'),
    text(
      {
        rules: [
          {
            if: {
              or: [
                { id: 'a', operator: 'equal', value: 'x' },
                { id: 'b', operator: 'equal', value: true },
              ],
            },
            then: { fields: [hide('c')] },
          },
        ],
      },
      'c',
    ),
  ]),
  '2.10 a format and pattern by a value': withRule(
    text(sizes),
    when(
      { id: 'a', operator: 'equal', value: 'l' },
      { id: 'b', apply_as: 'merge', format: 'email', validation: { pattern: '@example\\.com$' } },
    ),
  ),
  '2.10 a full replacement': withRule(
    text(sizes),
    when({ id: 'a', operator: 'equal', value: 'l' }, { id: 'b', apply_as: 'fully_replace', type: 'integer', label: 'How many' }),
  ),
  '2.10 a rule within a row': root([
    field('array', {
      items: {
        type: 'object',
        label: 'Row',
        fields: [text({ rules: [when({ id: 'a', operator: 'is_empty' }, hide('b'))] }), text({}, 'b')],
      },
    }),
  ]),
  '2.11 a field that loads the schema': root([text({ ...sizes, ...load })]),
  '2.11 one that does not': root([text({ ...sizes, on_action: { load_schema: false } })]),
}
