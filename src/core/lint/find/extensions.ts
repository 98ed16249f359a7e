import type { ObjectKind } from '../../schema/parsing.ts'

/** Keys that real modules write and the specification does not have there. Decisions §1, extensions. */
const extensions: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  root: ['rules', 'connections'],
  rootUiOptions: ['ui_layout'],
  uiOptions: ['ui_order', 'placeholder'],
  validation: ['min_items', 'max_items'],
  onAction: ['load_content', 'reload_content_objects'],
  nestedCondition: ['and', 'or'],
}

/** What the specification has there, where everything else is an extension. A default is judged with its type. */
const specified: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  items: ['type', 'label', 'fields', 'default'],
  validationMessages: ['required', 'pattern'],
}

/** Whether a known key is none of the specification. */
export const isExtension = (kind: ObjectKind, key: string): boolean =>
  extensions[kind]?.includes(key) === true || specified[kind]?.includes(key) === false
