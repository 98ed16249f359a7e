import type { WidgetProps } from '../../react/widgetProps.ts'

/** A placeholder asks for something, so it shows only where something can be typed. */
export const shownPlaceholder = ({ placeholder, disabled, readOnly }: Pick<WidgetProps, 'placeholder' | 'disabled' | 'readOnly'>) =>
  disabled || readOnly ? undefined : placeholder
