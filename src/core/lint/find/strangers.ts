import { visitPatch } from '../../plan/placeRules.ts'
import { shapeOf } from '../../schema/fieldTypes.ts'
import { isJsonObject } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import { anyRow, childAddress, type Template } from '../../values/path.ts'
import type { Subject } from '../subject.ts'
import { withNearest } from '../words/unknownId.ts'
import { findEffects } from './effects.ts'
import { findFields } from './fields.ts'

export interface Stranger {
  readonly pointer: string
  readonly args: ProblemArgs['default/unknown-id']
}

/** Values in the defaults of groups and arrays for which there is no field, not even one that a rule brings. */
export const findStrangers = (subject: Subject): readonly Stranger[] =>
  [...findFields(subject).map((field) => ({ ...field, read: field.definition })), ...changedFields(subject)].flatMap((place) => {
    const { definition, template, read } = place
    const found = new Map<Template, Stranger>()
    collectStrangers(subject, found, { definition, template, value: definition.default, pointer: subject.pointerTo(read, 'default') })
    return [...found.values()]
  })

/** Fields to which an effect gives a default, with what the effect changes; `read` is the place in the effect. */
const changedFields = (subject: Subject) => {
  const changed: { readonly definition: Definition; readonly template: Template; readonly read: Definition }[] = []
  for (const { effect, template } of findEffects(subject)) {
    visitPatch(effect, template, (patch, at) => {
      const base = subject.index.byTemplate.get(at)?.definition
      if (patch.default !== undefined) changed.push({ definition: { ...base, ...patch }, template: at, read: patch })
    })
  }
  return changed
}

/** A field, and what the default of it or of a field around it has for it. */
interface Part {
  readonly definition: Definition
  readonly template: Template
  readonly value: unknown
  readonly pointer: string
}

/** Rows mostly have the same ids: each is reported in the first row that has it. */
const collectStrangers = (subject: Subject, found: Map<Template, Stranger>, part: Part): void => {
  const { definition, template, value, pointer } = part
  const { fields = [], items } = definition
  const shape = shapeOf(definition)
  if (shape === 'rows' && items && Array.isArray(value)) {
    for (const [index, row] of value.slice(0, mostParts).entries()) {
      collectStrangers(subject, found, { definition: items, template: `${template}/${anyRow}`, value: row, pointer: `${pointer}/${index}` })
    }
  }
  // A limit has left out fields that may be those of the default.
  if (shape !== 'group' || !isJsonObject(value) || definition['left_out'] === true) return
  const byId = new Map(fields.map((field) => [field.id, field]))
  for (const id of Object.keys(value).slice(0, mostParts)) {
    const [field, inside, at] = [byId.get(id), childAddress(template, id), childAddress(pointer, id)]
    if (field) collectStrangers(subject, found, { definition: field, template: inside, value: value[id], pointer: at })
    else if (!subject.known.has(inside) && !found.has(inside)) found.set(inside, { pointer: at, args: withNearest(id, [...byId.keys()]) })
  }
}

/** Rows and ids of one default that are looked at: what is wrong in it is wrong in the first ones. */
const mostParts = 100
