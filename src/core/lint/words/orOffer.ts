import type { Remedy } from '../../schema/problems.ts'

/** The other way, after advice to remove the options of a field. */
export const orOffer = (remedy: Remedy | undefined): string =>
  remedy === undefined ? '' : remedy === 'select' ? ', or use the widget "SelectWidget"' : ', or the "ui_widget"'
