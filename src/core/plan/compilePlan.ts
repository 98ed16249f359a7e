import type { Definition, Schema } from '../schema/model.ts'
import { findSecretPaths } from '../secrets/secretPaths.ts'
import type { Template } from '../values/path.ts'
import { compileContents } from './compileContents.ts'
import { createNodeCompiler, findShownWidgets } from './compileNode.ts'
import { compileRules } from './compileRules.ts'
import { indexFields } from './fieldIndex.ts'
import { createIdResolver } from './resolveId.ts'
import type { FieldNode, NodeCompiler, Plan } from './plan.ts'
import { findKnownFields, placeRules } from './placeRules.ts'
import { indexReaders } from './readerIndex.ts'

/** What a plan knows besides its schema, and takes over from the one before it. */
type Inherited = Partial<Pick<Plan, 'secrets' | 'jsonObjects'>>

const none: ReadonlySet<Template> = new Set()

/**
 * Finds out all about a schema that does not depend on values: its fields by template, controls, order and lines, what the ids in
 * rules and dependencies point to, and in which order rules are evaluated. Decisions §1, §3, §6, §9.
 *
 * Takes the schema of `parseSchema`, and the plan before it, whose secrets stay secret; throws nothing. What cannot be meant by it, `lintSchema` says.
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
  const contents = compileContents(nodes, impact.patches, known, resolve)

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

/** An empty form is a group all the same, and no heading. */
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
