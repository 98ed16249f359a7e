import { type ControlName, controlOf, hasOptions, shapeOfControl } from '../schema/fieldTypes.ts'
import type { Choices, Definition, Schema } from '../schema/model.ts'
import { findSecretPaths, holdsSecret, isSecretPath } from '../secrets/secretPaths.ts'
import { anyRow, childAddress, type Template } from '../values/path.ts'
import { compileContents } from './compileContents.ts'
import { compileRules } from './compileRules.ts'
import { indexFields } from './fieldIndex.ts'
import { orderFields } from './layout.ts'
import { findKnownFields, placeRules } from './placeRules.ts'
import { type FieldNode, indexReaders, isRow, type NodeCompiler, type Plan } from './plan.ts'
import { createIdResolver } from './resolveId.ts'

/** What a plan takes over from the one before it. */
type Inherited = Partial<Pick<Plan, 'secrets' | 'jsonObjects'>>

const none: ReadonlySet<Template> = new Set()

/**
 * Precomputes everything about a schema that does not depend on values: its fields by template, controls, order and lines, the fields that
 * ids in rules and dependencies refer to, and the order in which rules are evaluated. Decisions §1, §3, §6, §9.
 *
 * Takes a schema from `parseSchema`, and optionally the previous plan, whose secret fields stay secret. Never throws; `lintSchema` reports
 * mistakes in the schema.
 *
 * @example compilePlan(parseSchema(json).schema).nodes.get('/contacts/~/name')?.control // 'input'
 */
export const compilePlan = (schema: Schema, { secrets: secretBefore = none, jsonObjects = none }: Inherited = {}): Plan => {
  const index = indexFields(schema)
  const rules = placeRules(index, schema)
  const known = findKnownFields(index, rules)
  const resolve = createIdResolver(index, known)
  const { targets, reads, impact } = compileRules(rules, index, known, resolve)

  const isSwitchable = (template: Template): boolean => {
    const base = index.byTemplate.get(template)?.definition
    return impact.shown.has(template) || (base !== undefined && base.ui_options?.ui_widget !== 'hidden')
  }
  const definitions = [...index.fields, ...impact.patches]
  const secrets = findSecretPaths(definitions, secretBefore)
  const compileNode = createNodeCompiler(isSwitchable, findShownWidgets(definitions), { secrets, jsonObjects })
  const root = rootNode(compileNode, schema)
  const nodes = nodesBelow(root)
  // Fields in an object that is JSON by itself exist only while an effect makes a group of it.
  const madeByEffects = index.fields.filter(({ template }) => !nodes.has(template))
  const contents = compileContents(nodes, [...impact.patches, ...madeByEffects], known, resolve)

  const templatesWhere = (test: (definition: Definition) => boolean): Template[] => [
    ...new Set(definitions.filter(({ definition }) => test(definition)).map(({ template }) => template)),
  ]
  return {
    schema,
    root,
    nodes,
    targets,
    readers: indexReaders(reads),
    ...contents,
    compileNode,
    loadSchemaTemplates: templatesWhere(({ on_action }) => on_action?.load_schema === true),
    connectionTemplates: templatesWhere(({ type }) => type === 'connection'),
    secrets,
    jsonObjects,
  }
}

/** An empty form is a group too, not a heading. */
const rootNode = (compileNode: NodeCompiler, { fields, ui_options, left_out }: Schema): FieldNode => ({
  ...compileNode('', '', { type: 'object', fields, left_out, ...(ui_options && { ui_options }) }),
  control: 'group',
  shape: 'group',
})

const nodesBelow = (root: FieldNode): Map<Template, FieldNode> => {
  const nodes = new Map<Template, FieldNode>()
  const visit = (node: FieldNode): void => {
    nodes.set(node.template, node)
    node.children.forEach(visit)
    if (node.row) visit(node.row)
  }
  root.children.forEach(visit)
  return nodes
}

const noChildren: readonly FieldNode[] = []
const noChildById: ReadonlyMap<string, FieldNode> = new Map()

/** The rows of an array without `items`. */
const textRow: Definition = { type: 'string' }

/** The controls that offer options. Decisions §1: an input with options is typed text with suggestions. */
const controlsWithOptions: ReadonlySet<ControlName> = new Set(['SelectWidget', 'MultiSelect', 'input'])

// Choices in an effect may lack their values.
const hasChoices = ({ choices, content }: Definition): boolean =>
  ((choices as Partial<Choices> | undefined)?.values?.length ?? 0) > 0 || content !== undefined

/** The options of a boolean select without choices of its own. Decisions §1. */
export const yesAndNo: Definition = {
  type: 'boolean',
  choices: {
    values: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
}

const optionSourceOf = (definition: Definition, control: ControlName): Definition | undefined => {
  if (!controlsWithOptions.has(control)) return undefined
  if (definition.type === 'boolean' && !hasChoices(definition)) return yesAndNo
  if (hasOptions(definition)) return definition
  return control === 'MultiSelect' ? definition.items : undefined
}

/**
 * Creates the compiler of a plan. `isSwitchable` tells whether rules could show a field (decisions §4), `shownWidgets` the widgets of
 * hidden fields when shown, `secrets` the fields that hold passwords, `jsonObjects` the objects without fields that hold a value.
 */
const createNodeCompiler = (
  isSwitchable: (template: Template) => boolean,
  shownWidgets: ReadonlyMap<Template, string>,
  { secrets, jsonObjects }: Pick<Plan, 'secrets' | 'jsonObjects'>,
): NodeCompiler => {
  const nodes = new Map<Definition, FieldNode | Map<Template, FieldNode>>()

  const compile: NodeCompiler = (id, template, definition) => {
    const shown = asShown(definition, shownWidgets.get(template))
    const leftOut = definition['left_out'] === true
    // Left out as a whole: a single constant with the unchanged value of the host.
    const isConstant = leftOut && !definition.fields?.length && !definition.items
    const ownControl = isConstant ? 'CodeblockWidget' : controlOf(shown)
    // A row always holds a value: without fields or choices it is edited as JSON.
    const holdsValue = isRow(template) || (jsonObjects.has(template) && definition.fields === undefined)
    const control = holdsValue && ownControl === 'heading' ? 'CodeblockWidget' : ownControl
    const shape = shapeOfControl(control)
    const children =
      shape === 'group'
        ? orderFields(definition.fields ?? [], definition.ui_options?.ui_order).map((field) =>
            compileNode(field.id, childAddress(template, field.id), field),
          )
        : noChildren
    const childById = children.length > 0 ? new Map(children.map((child) => [child.id, child])) : noChildById
    const optionSource = optionSourceOf(definition, control)
    return {
      id,
      template,
      definition,
      label: definition.label?.trim() ? definition.label : isRow(template) ? '' : readableLabel(id),
      control,
      shape,
      hidden: isConstant || definition.ui_options?.ui_widget === 'hidden',
      switchable: !isConstant && isSwitchable(template),
      children,
      childById,
      leftOut,
      row: shape === 'rows' ? compileNode(anyRow, `${template}/${anyRow}`, definition.items ?? textRow) : undefined,
      secret: secrets.size > 0 && (isSecretPath(secrets, template) || (shape === 'value' && holdsSecret(secrets, template))),
      loadsSchema: definition.on_action?.load_schema === true,
      optionSource,
      pattern: optionSource?.validation?.pattern ?? definition.validation?.pattern,
    }
  }

  const compileNode: NodeCompiler = (id, template, definition) => {
    const known = nodes.get(definition)
    const node = known instanceof Map ? known.get(template) : known?.template === template ? known : undefined
    if (node) return node
    const compiled = compile(id, template, definition)
    // A definition rarely appears under a second template: a map for each would cost more than everything else.
    if (known instanceof Map) known.set(template, compiled)
    else nodes.set(definition, known ? new Map([known, compiled].map((one) => [one.template, one])) : compiled)
    return compiled
  }
  return compileNode
}

/**
 * The widget of each field when it is shown, by template: its own, else the first that an effect sets. A hidden field keeps the control of
 * that widget, so that its value stays as it is. Decisions §4.
 */
const findShownWidgets = (
  definitions: readonly { readonly template: Template; readonly definition: Definition }[],
): ReadonlyMap<Template, string> => {
  const widgets = new Map<Template, string>()
  for (const { template, definition } of definitions) {
    const widget = definition.ui_options?.ui_widget
    if (typeof widget === 'string' && widget !== 'hidden' && !widgets.has(template)) widgets.set(template, widget)
  }
  return widgets
}

/** The definition as if the field were shown, from which its control and shape follow. */
const asShown = (definition: Definition, widget: string | undefined): Definition =>
  definition.ui_options?.ui_widget === 'hidden' && widget !== undefined
    ? { ...definition, ui_options: { ...definition.ui_options, ui_widget: widget } }
    : definition

/**
 * An id made readable: `first_name` is "First name", `apiKey` is "Api key". Decisions §1.
 */
export const readableLabel = (id: string): string => {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_\-.]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z0-9]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1)
}
