import { useState } from 'react'
import { vi } from 'vitest'
import type { RowsView } from '../../../src/react/widgetProps.ts'
import { Rows } from '../../../src/widgets/rows/Rows.tsx'
import { rowsOf, widgetPropsOf } from '../widgetPropsOf.ts'

/** The announcements about rows. */
export const announce = vi.fn()

const input = (key: string) => <input aria-label={key} />

/** An editable array, with its state kept as the form does. */
export function Contacts({ initial, ...overrides }: Partial<RowsView> & { readonly initial: readonly string[] }) {
  const [keys, setKeys] = useState(initial)
  const rows = rowsOf({
    render: input,
    ...overrides,
    keys,
    add: () => setKeys([...keys, `new${keys.length}`]),
    insert: (index) => setKeys([...keys.slice(0, index), `new${keys.length}`, ...keys.slice(index)]),
    duplicate: (key) => setKeys(keys.flatMap((one) => (one === key ? [one, `${key}2`] : [one]))),
    remove: (key) => setKeys(keys.filter((other) => other !== key)),
    move: (key, to) => {
      const others = keys.filter((other) => other !== key)
      setKeys([...others.slice(0, to), key, ...others.slice(to)])
    },
  })
  return <Rows {...widgetPropsOf({ label: 'Contacts', control: 'rows' })} rows={rows} announce={announce} />
}
