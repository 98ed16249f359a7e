import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import { anyRow, childAddress, parentAddress, type Template } from '../values/path.ts'
import type { FieldIndex, IndexedField } from './fieldIndex.ts'
import { isRow, type Operand } from './plan.ts'

/** The template that an id refers to. `isGuess`: no scope contains it, but exactly one field below does. */
export interface Resolution {
  readonly template: Template
  readonly isGuess: boolean
}

/** The templates of the schema and those that effects add. */
export type KnownTemplates = { readonly has: (template: Template) => boolean }

/**
 * Resolves an id of a rule or a dependency: as written in the scope and the scopes around it, then as a dotted path in the same order, then
 * as the only field with that id below them. `undefined`: there is none, or several. Decisions §3, ids, and decisions §2, paths.
 *
 * @example resolveId(index, known, 'contacts.items.name', '') // { template: '/contacts/~/name', isGuess: false }
 */
export const resolveId = (index: FieldIndex, known: KnownTemplates, id: string, scope: Template): Resolution | undefined => {
  const scopes = scopesFrom(scope)
  for (const inside of scopes) {
    const template = childAddress(inside, id)
    if (known.has(template)) return { template, isGuess: false }
  }
  const parts = id.split('.')
  if (parts.length > 1 && parts.length < partLimit) {
    for (const inside of scopes) {
      const template = dottedTemplate(known, parts, inside)
      if (template !== undefined) return { template, isGuess: false }
    }
  }
  return findBelow(index, id, scopes)
}

/** Maximum parts of a dotted id, far more than levels of fields, because each prefix is tried. */
const partLimit = 200

const scopesFrom = (scope: Template): Template[] => {
  const scopes = [scope]
  for (let inside = scope; inside !== '';) {
    // The scope around a row is that around its array.
    while (isRow(inside)) inside = parentAddress(inside)
    inside = parentAddress(inside)
    scopes.push(inside)
  }
  return scopes
}

/** Resolves the parts as a path, the longest id first, since ids may contain dots. */
const dottedTemplate = (known: KnownTemplates, parts: readonly string[], inside: Template): Template | undefined => {
  for (let taken = parts.length; taken > 0; taken -= 1) {
    const id = parts.slice(0, taken).join('.')
    const rest = parts.slice(taken)
    for (const template of [childAddress(inside, id), ...(id === 'items' ? [`${inside}/${anyRow}`] : [])]) {
      if (!known.has(template)) continue
      const found = rest.length === 0 ? template : dottedTemplate(known, rest, template)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const findBelow = (index: FieldIndex, id: string, scopes: readonly Template[]): Resolution | undefined => {
  const namesakes = index.withId(id)
  if (namesakes.length === 0) return undefined
  for (const scope of scopes) {
    const owner = index.byTemplate.get(scope)
    const first = owner ? firstAfter(namesakes, owner.position) : 0
    const last = owner?.lastBelow ?? Infinity
    const [one, another] = [namesakes[first], namesakes[first + 1]]
    if (!one || one.position > last) continue
    return another && another.position <= last ? undefined : { template: one.template, isGuess: true }
  }
  return undefined
}

/** Index of the first field after a position: fields are in document order, so those below a scope are contiguous. */
const firstAfter = (fields: readonly IndexedField[], position: number): number => {
  let [low, high] = [0, fields.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const field = fields[middle]
    if (field && field.position <= position) low = middle + 1
    else high = middle
  }
  return low
}

/** The fields ids can point to: those of the schema, and those that effects bring. */
export interface KnownFields {
  readonly has: (template: Template) => boolean
  readonly get: (template: Template) => Definition | undefined
}

/** Resolves an id from a scope; `undefined` where it is unknown. */
export type IdResolver = (id: string, scope: Template) => Template | undefined

export const createIdResolver =
  (index: FieldIndex, known: KnownFields): IdResolver =>
  (id, scope) =>
    resolveId(index, known, id, scope)?.template

export const operandFor = (template: Template, known: KnownFields): Operand => {
  const definition = known.get(template) ?? {}
  return { template, type: definition.type, isMultiSelect: controlOf(definition) === 'MultiSelect' }
}
