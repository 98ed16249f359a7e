import { mergeDefinition } from '../schema/mergeDefinition.ts'
import type { Definition, Effect } from '../schema/model.ts'

/**
 * A definition with one effect applied. `merge`: as `mergeDefinition`, and `ui_widget: null` brings back the widget of `base`, the
 * definition without any effect, or the default one where that is hidden or missing. `fully_replace`: everything but the `id` is
 * replaced; a missing type stays. Specification 2.10, decisions §3.
 */
export const applyEffect = (definition: Definition, effect: Effect, base: Definition): Definition =>
  effect.apply_as === 'fully_replace'
    ? mergeDefinition(keptOf(definition), effect)
    : mergeDefinition(definition, withBaseWidget(effect, base))

const keptOf = ({ id, type }: Definition): Definition => ({
  ...(id === undefined ? {} : { id }),
  ...(type === undefined ? {} : { type }),
})

/** The patch with each `ui_widget: null` in it replaced by the widget of the base. */
const withBaseWidget = (patch: Definition, base: Definition | undefined): Definition => {
  const { ui_options: options, fields, items } = patch
  const shown = options?.ui_widget === null ? shownWidget(base) : undefined
  return {
    ...patch,
    ...(shown === undefined ? {} : { ui_options: { ...options, ui_widget: shown } }),
    ...(items ? { items: withBaseWidget(items, base?.items) } : {}),
    ...(fields ? { fields: fields.map((field) => ({ ...withBaseWidget(field, childOf(base, field.id)), id: field.id })) } : {}),
  }
}

const shownWidget = (base: Definition | undefined): string | undefined => {
  const widget = base?.ui_options?.ui_widget
  return widget === 'hidden' ? undefined : (widget ?? undefined)
}

const childOf = (base: Definition | undefined, id: string): Definition | undefined => base?.fields?.find((field) => field.id === id)
