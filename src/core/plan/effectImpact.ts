import type { Definition, Effect } from '../schema/model.ts'
import type { Template } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { visitPatch } from './placeRules.ts'

/** A definition, or a part of one, that an effect sets on a template. */
export interface Patch {
  readonly definition: Definition
  readonly template: Template
}

/** What the effects of a schema could do. */
export interface EffectImpact {
  /** Templates that some effect shows, and those that some effect hides. */
  readonly shown: Set<Template>
  readonly hidden: Set<Template>
  readonly patches: Patch[]
}

/** What the effects on one target could do to it and to what is below it. */
export interface TargetImpact {
  /** Where a widget is set: this matters to readers where the field can be hidden at all. */
  readonly widgets: Template[]
  /** Where fields come, go or change their type. */
  readonly structure: Template[]
}

export const createEffectImpact = (): EffectImpact => ({ shown: new Set(), hidden: new Set(), patches: [] })
export const createTargetImpact = (): TargetImpact => ({ widgets: [], structure: [] })

const holdsFields = (definition: Definition | undefined): boolean => definition?.fields !== undefined || definition?.items !== undefined

/** Notes what one effect could do: for the target, and for all fields inside the effect. */
export const noteImpact = (effect: Effect, target: Template, index: FieldIndex, all: EffectImpact, own: TargetImpact): void => {
  visitPatch(effect, target, (patch, template) => {
    all.patches.push({ definition: patch, template })
    const base = index.byTemplate.get(template)?.definition
    // An effect brings what it holds inside; on a target that is not there it changes what another has brought.
    const isBrought = base === undefined && template !== target
    const isWhole = effect.apply_as === 'fully_replace' || isBrought
    const widget = patch.ui_options?.ui_widget
    // `null` takes all options away, and the widget with them.
    const setsWidget = isWhole || widget !== undefined || patch.ui_options === null
    if (widget === 'hidden') all.hidden.add(template)
    else if (setsWidget) all.shown.add(template)
    if (setsWidget) own.widgets.push(template)
    const retypes = base !== undefined && patch.type !== undefined && patch.type !== base.type
    if (isBrought || retypes || (isWhole && holdsFields(base))) own.structure.push(template)
  })
}

/** Templates whose reading depends on whether the effects apply. */
export const affectedBy = (own: TargetImpact, canBeHidden: (template: Template) => boolean): Set<Template> =>
  new Set([...own.structure, ...own.widgets.filter(canBeHidden)])
