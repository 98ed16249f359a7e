import type { ObjectKind } from '../../schema/parsing.ts'
import type { KeyDoc } from './jsonSchema.ts'
import { definitionDocs } from './definitionDocs.ts'
import {
  choiceDocs,
  choicesDocs,
  contentDocs,
  contentObjectDocs,
  dependencyDocs,
  editorDocs,
  layoutDocs,
  messageDocs,
  metadataDocs,
  onActionDocs,
  rootUiOptionsDocs,
  uiOptionsDocs,
  validationDocs,
} from './optionDocs.ts'
import { comparisonDocs, conditionDocs, ruleDocs, thenDocs } from './ruleDocs.ts'

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
