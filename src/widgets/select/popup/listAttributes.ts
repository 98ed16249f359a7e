import type { SelectModel } from '../selectModel.ts'

/** The ARIA of the list of an open select. It scrolls and holds no tab stop: the focus stays in the filter. */
export const listAttributes = ({ widget, multiple, options }: SelectModel) =>
  ({
    id: `${widget.id}-list`,
    role: 'listbox',
    tabIndex: -1,
    'aria-labelledby': widget.labelId,
    'aria-multiselectable': multiple || undefined,
    'aria-busy': options.status === 'loading' || undefined,
  }) as const
