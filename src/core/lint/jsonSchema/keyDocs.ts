import type { Choices, Content, ContentObject, Metadata, UiOptions, Validation, Comparison, Rule, Definition } from '../../schema/model.ts'
import type { ObjectKind } from '../../schema/parsing.ts'
import type { KeyReaders } from '../../schema/readers.ts'
import type { RuleName } from '../../validation/ruleArgs.ts'
import type { KeyDoc } from './jsonSchema.ts'
import { operands } from '../../schema/operands.ts'

type DocsOf<Type> = { readonly [Key in keyof KeyReaders<Type>]: KeyDoc }

/** The keys that fields, `items` and effects share. Specification 2.3 and 2.4. */
const definitionDocs: DocsOf<Definition> = {
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

const withoutValue = Object.entries(operands).flatMap(([operator, operand]) => (operand === undefined ? [operator] : []))
const comparisons = [[{ id: 'country', operator: 'equal', value: 'Canada' }]]

/** Specification 2.10. */
const ruleDocs: DocsOf<Rule> = {
  if: { description: 'When the rule applies.', examples: [{ and: comparisons[0] }] },
  then: {
    description: 'What changes while the condition holds.',
    examples: [{ fields: [{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: null } }] }],
  },
}

const thenDocs: DocsOf<Rule['then']> = {
  fields: {
    description: 'The fields that change, each with what changes in it.',
    examples: [[{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }]],
  },
}

const conditionDocs: Readonly<Record<'and' | 'or', KeyDoc>> = {
  and: { description: 'All of these must hold.', examples: comparisons },
  or: { description: 'One of these must hold.', examples: comparisons },
}

const comparisonDocs: DocsOf<Comparison> = {
  id: {
    description:
      'The id of the field whose value is looked at. Inside a row its own fields are found first; a.items.x is the x of each row of a.',
    examples: ['country'],
  },
  operator: { description: 'How the value is compared.' },
  value: { description: `What the value is compared with. ${withoutValue.join(' and ')} take none.`, examples: ['Canada'] },
}

/** Specification 2.2 and 9. */
const metadataDocs: DocsOf<Metadata> = {
  workflows_module_schema_version: { description: 'The version of the specification that the schema follows.', examples: ['1.0.0'] },
}

/** Specification 2.6. */
const validationDocs: DocsOf<Validation> = {
  required: { description: 'The field must be filled in. A checkbox without a default must be checked.' },
  min_length: { description: 'The fewest characters of a text.', examples: [3] },
  max_length: { description: 'The most characters of a text.', examples: [80] },
  minimum: { description: 'The smallest number.', examples: [0] },
  maximum: { description: 'The largest number.', examples: [100] },
  pattern: {
    description:
      'A regular expression that a text must match somewhere: anchor it with ^ and $ for the whole text. In a select it allows typed text that matches.',
    examples: ['^[a-z][a-z0-9-]*$'],
  },
  min_items: { description: 'The fewest rows or chosen options of an array. Other platforms may not know it.', examples: [1] },
  max_items: { description: 'The most rows or chosen options of an array. Other platforms may not know it.', examples: [10] },
}

const message = (rule: string, example: string): KeyDoc => ({ description: `Shown where ${rule}.`, examples: [example] })

/** Specification 2.3 and 7. */
const messageDocs: Readonly<Record<RuleName, KeyDoc>> = {
  type: message('the value is of another type than the field', 'Enter a number.'),
  required: message('nothing is filled in', 'Choose a country.'),
  min_length: message('the text is too short', 'Use at least 3 characters.'),
  max_length: message('the text is too long', 'Use 80 characters or less.'),
  minimum: message('the number is too small', 'Order one or more.'),
  maximum: message('the number is too large', 'Order 100 or less.'),
  min_items: message('there are too few entries', 'Add a contact.'),
  max_items: message('there are too many entries', 'Ten contacts are enough.'),
  pattern: message('the text does not match the pattern', 'Use small letters, digits and hyphens.'),
  format: message('the text is not of the format', 'Enter an address such as ada@example.com.'),
  choices: message('the value is none of the options', 'Choose one of the list.'),
}

const order: KeyDoc = {
  description: 'Ids of fields in the order in which they are shown. Those it does not name follow.',
  examples: [['country', 'state']],
}
const layout: KeyDoc = {
  description: 'Puts fields side by side.',
  examples: [{ type: 'horizontal', elements: ['first_name', 'last_name'] }],
}

/** Specification 2.5. */
const uiOptionsDocs: DocsOf<UiOptions> = {
  ui_widget: { description: 'The control. null: the default one of the type, which in a rule also shows a hidden field again.' },
  ui_options: { description: 'Options of the code editor.', examples: [{ language: 'json' }] },
  ui_layout: layout,
  ui_order: order,
  placeholder: { description: 'Shown in the empty control. Other platforms may not know it.', examples: ['ada@example.com'] },
}

const rootUiOptionsDocs: Pick<DocsOf<UiOptions>, 'ui_layout' | 'ui_order'> = { ui_layout: layout, ui_order: order }

/** Specification 2.5. */
const editorDocs: DocsOf<NonNullable<UiOptions['ui_options']>> = { language: { description: 'The language the code editor marks.' } }

const layoutDocs: DocsOf<NonNullable<UiOptions['ui_layout']>> = {
  type: { description: 'How the elements stand: horizontal, in one row. A narrow form wraps it.' },
  elements: {
    description: 'Ids of the fields in the row: children of this field where it has such, else its siblings.',
    examples: [['first_name', 'last_name']],
  },
}

/** Specification 2.9. */
const choicesDocs: DocsOf<Choices> = {
  values: { description: 'The options in their order. Empty: they are loaded.', examples: [[{ value: 'high', label: 'High' }]] },
}

const choiceDocs = {
  value: {
    description: 'What is stored: a text, or for an object field an object with id and label.',
    examples: ['high', { id: 'ca', label: 'Canada' }],
  },
  label: { description: 'The text people read.', examples: ['High'] },
} satisfies Record<string, KeyDoc>

/** Specification 2.8. */
const contentDocs: DocsOf<Content> = {
  type: {
    description: 'Who loads the options. managed: the form asks /content; custom: the host of the form loads them.',
    examples: [['managed']],
  },
  content_objects: {
    description: 'The content objects to ask for; their options stand one after the other.',
    examples: [[{ id: 'states' }]],
  },
}

const contentObjectDocs: DocsOf<ContentObject> = {
  id: { description: 'The name by which /content knows it.', examples: ['states'] },
  content_object_depends_on_fields: {
    description: 'Fields that decide which options there are. While one is empty there are none; when one changes they are loaded anew.',
    examples: [[{ id: 'country' }]],
  },
}

const dependencyDocs: Readonly<Record<'id', KeyDoc>> = {
  id: { description: 'The id of the field. The rows of an array field are <id>.items.', examples: ['country', 'contacts.items'] },
}

/** Specification 2.11. */
const onActionDocs = {
  load_schema: { description: 'A change of the value asks /schema of the module for the form anew.' },
  load_content: { description: 'Options are loaded anew after a change. Other platforms may not know it.' },
  reload_content_objects: {
    description: 'Content objects to load anew after a change. Other platforms may not know it.',
    examples: [[{ id: 'states' }]],
  },
} satisfies Record<string, KeyDoc>

/** The documentation that an editor shows for every key of every kind of object. Specification 2. */
export const keyDocs: Readonly<Record<ObjectKind, Readonly<Record<string, KeyDoc>>>> = {
  root: {
    $schema: {
      description: 'Where editors find this JSON Schema. Modules and forms ignore it.',
      examples: ['./node_modules/moduleform/dist/schema.json'],
    },
    metadata: { description: 'About the schema itself.', examples: [{ workflows_module_schema_version: '1.0.0' }] },
    fields: { description: 'The fields of the form.', examples: [[{ id: 'country', type: 'string', label: 'Country' }]] },
    ui_options: { description: 'How the form as a whole is shown.', examples: [{ ui_order: ['country', 'state'] }] },
    rules: { description: 'As the rules of a field, for the whole form. Other platforms may not know them here.' },
    connections: { description: 'Handed to the host of the form as it is. Other platforms may not know it.' },
  },
  metadata: metadataDocs,
  rootUiOptions: rootUiOptionsDocs,
  field: {
    ...definitionDocs,
    id: { description: 'Names the field in form data and rules; unique among its siblings.', examples: ['country'] },
  },
  items: definitionDocs,
  effect: {
    ...definitionDocs,
    id: { description: 'The field that changes.', examples: ['state'] },
    apply_as: { description: 'How the change is applied.' },
  },
  validation: validationDocs,
  validationMessages: messageDocs,
  uiOptions: uiOptionsDocs,
  editor: editorDocs,
  layout: layoutDocs,
  onAction: onActionDocs,
  choices: choicesDocs,
  choice: choiceDocs,
  content: contentDocs,
  contentObject: contentObjectDocs,
  dependency: dependencyDocs,
  rule: ruleDocs,
  then: thenDocs,
  condition: conditionDocs,
  nestedCondition: conditionDocs,
  comparison: comparisonDocs,
}
