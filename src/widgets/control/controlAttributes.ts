import type { WritePart } from '../../react/usePart.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

/** The bordered box around an input and what stands beside it. The input fills the box, so that a click anywhere in it lands in the text. */
export const controlAttributes = (part: WritePart, { invalid, disabled }: Pick<WidgetProps, 'invalid' | 'disabled'>, kind?: string) => ({
  className: part('control'),
  'data-kind': kind,
  'data-invalid': invalid || undefined,
  'data-disabled': disabled || undefined,
})
