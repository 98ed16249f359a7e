import type { Definition } from '../../schema/model.ts'
import type { KeyReaders } from '../../schema/readers.ts'
import type { KeyDoc } from './jsonSchema.ts'

type DefinitionDocs = { readonly [Key in keyof KeyReaders<Definition>]: KeyDoc }

/** What fields, `items` and effects have in common. Specification 2.3 and 2.4. */
export const definitionDocs: DefinitionDocs = {
  type: { description: 'What kind of value the field holds, and with it which control shows it.' },
  label: { description: 'The name people read. Without it the id is made readable: first_name becomes First name.', examples: ['Country'] },
  description: { description: 'Help below the field.', examples: ['Where the goods are sent to.'] },
  default: {
    description:
      'The value the field starts with, of the type of the field. It is applied once, when the field enters the form without a value.',
    examples: ['Canada'],
  },
  format: { description: 'What a text must look like. The formats of dates also choose a control with a calendar.' },
  validation: { description: 'What a value must fulfil before the form can be submitted.', examples: [{ required: true, max_length: 80 }] },
  validation_messages: {
    description: 'Texts of your own for rules that fail, by the name of the rule.',
    examples: [{ required: 'Choose a country.' }],
  },
  ui_options: { description: 'How the field is shown: control, row, order.', examples: [{ ui_widget: 'textarea' }] },
  on_action: { description: 'What happens when the value changes.', examples: [{ load_schema: true }] },
  rules: {
    description:
      'Changes of fields, of this one or of others, while a condition holds. When it stops holding, exactly the schema as written returns.',
    examples: [
      [
        {
          if: { and: [{ id: 'country', operator: 'is_empty' }] },
          then: { fields: [{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
        },
      ],
    ],
  },
  choices: {
    description: 'The options to choose from. An empty list of values says that they are loaded.',
    examples: [{ values: [{ value: 'high', label: 'High' }] }],
  },
  content: {
    description: 'Options that are loaded from /content of the module.',
    examples: [{ type: ['managed'], content_objects: [{ id: 'countries' }] }],
  },
  allowed_app_types: {
    description: 'Of a connection field: the kinds of connections to choose from. An empty list allows any.',
    examples: [['custom_api']],
  },
  allowed_connection_management_types: {
    description: 'Of a connection field: who may hold the credentials. managed: the platform; custom: the user.',
    examples: [['managed', 'custom']],
  },
  fields: {
    description: 'Of an object: the fields in it. Their ids need to be unique among themselves only.',
    examples: [[{ id: 'street', type: 'string', label: 'Street' }]],
  },
  items: {
    description: 'Of an array: what one row is, a text or an object with fields.',
    examples: [{ type: 'string', label: 'Tag' }],
  },
}
