import { createRef, version } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import 'moduleform/styles.css'
// Loaded lazily on the first event while the form has the focus; this module answers faster than any file loads.
import '../../src/react/form/LateParts.tsx'

const texts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, type: 'string', label: `${prefix} ${index}` }))

const schemaWith = (added: number) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'group', type: 'object', label: 'Group', fields: [...texts('Old', 4), ...texts('New', added)] },
    ...texts('Above', 6),
    { id: 'note', type: 'string', label: 'Note' },
    ...texts('Below', 20),
  ],
})

/** An element of the page, or one in a shadow tree on it. */
const places = {
  'on a page': () => document.body.appendChild(document.createElement('div')),
  'in a shadow tree': () => places['on a page']().attachShadow({ mode: 'open' }).appendChild(document.createElement('div')),
}

it.each(Object.entries(places))(
  `what has the focus stays where it stands while fields come into a group above it, %s (React ${version})`,
  async (_, place) => {
    const handle = createRef<ModuleFormHandle>()
    const client = createFixtureClient({ schema: () => schemaWith(8) })
    const container = place()
    await render(<ModuleForm ref={handle} schema={schemaWith(0)} client={client} />, { container, baseElement: container })
    const note = page.getByRole('textbox', { name: 'Note' })
    await userEvent.click(note)
    const top = () => note.element().getBoundingClientRect().top
    const before = top()
    handle.current?.reload()
    await expect.element(page.getByRole('textbox', { name: 'New 7' })).toBeInTheDocument()
    await expect.poll(() => Math.abs(top() - before)).toBeLessThan(2)
    // `as`: the root of a node on the page has a focused element.
    expect((note.element().getRootNode() as Document | ShadowRoot).activeElement).toBe(note.element())
  },
)
