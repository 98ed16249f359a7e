import type { WidgetProps } from '../../../react/widgetProps.ts'

/** The ARIA of a closed select: a combobox that has its list yet to make. `aria-invalid` and `aria-required` are not for plain buttons. */
export const triggerAttributes = ({ id, labelId, describedBy, invalid, required, disabled }: WidgetProps) =>
  ({
    id,
    disabled,
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  }) as const
