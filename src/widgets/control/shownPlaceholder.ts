import type { WidgetProps } from '../../react/widgetProps.ts'

/** A placeholder asks for something, so it shows only where something can be typed. */
export const shownPlaceholder = ({ placeholder, disabled }: Pick<WidgetProps, 'placeholder' | 'disabled'>) =>
  disabled ? undefined : placeholder
