import type { Choices, Content, ContentObject, Metadata, UiOptions, Validation } from '../../schema/model.ts'
import type { ObjectKind } from '../../schema/parsing.ts'
import type { KeyReaders } from '../../schema/readers.ts'
import type { RuleName } from '../../validation/ruleArgs.ts'
import { definitionDocs } from './definitionDocs.ts'
import type { KeyDoc } from './jsonSchema.ts'
import { comparisonDocs, conditionDocs, ruleDocs, thenDocs } from './ruleDocs.ts'

type DocsOf<Type> = { readonly [Key in keyof KeyReaders<Type>]: KeyDoc }

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

/** What an editor says of every key of every kind of object. Specification 2. */
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
