import type { ReactNode } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { usePart } from '../../react/usePart.ts'

type ControlProps = Pick<WidgetProps, 'invalid' | 'disabled'> & { readonly kind?: string; readonly children: ReactNode }

/** The bordered box around an input and what stands beside it. The input fills the box, so that a click anywhere in it lands in the text. */
export function Control({ invalid, disabled, kind, children }: ControlProps) {
  const part = usePart()
  return (
    <div className={part('control')} data-kind={kind} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {children}
    </div>
  )
}
