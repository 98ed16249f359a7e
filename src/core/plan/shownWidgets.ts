import type { Definition } from '../schema/model.ts'
import type { Template } from '../values/path.ts'

/**
 * By template, the widget that a field names where it is shown: its own, else the first that an effect gives it. A field that is hidden
 * keeps it, so that what it holds stays as it is. Decisions §4.
 */
export const findShownWidgets = (
  definitions: readonly { readonly template: Template; readonly definition: Definition }[],
): ReadonlyMap<Template, string> => {
  const widgets = new Map<Template, string>()
  for (const { template, definition } of definitions) {
    const widget = definition.ui_options?.ui_widget
    if (typeof widget === 'string' && widget !== 'hidden' && !widgets.has(template)) widgets.set(template, widget)
  }
  return widgets
}

/** The definition as it would be shown: for its control and what it holds. */
export const asShown = (definition: Definition, widget: string | undefined): Definition =>
  definition.ui_options?.ui_widget === 'hidden' && widget !== undefined
    ? { ...definition, ui_options: { ...definition.ui_options, ui_widget: widget } }
    : definition
