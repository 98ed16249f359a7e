/** The part of Chromium's data about a node that is read here. */
export interface AccessibilityNode {
  readonly nodeId: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly value?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** States in their order in the output; those without new information, such as `focusable`, are left out. */
const states = [
  'level',
  'required',
  'invalid',
  'readonly',
  'disabled',
  'multiline',
  'hasPopup',
  'expanded',
  'checked',
  'selected',
  'multiselectable',
  'pressed',
  'keyshortcuts',
]
const silent = new Set(['false', '', 'undefined'])
const skipped = new Set(['InlineTextBox', 'LineBreak'])
const transparent = new Set(['generic', 'none', 'presentation', 'RootWebArea', 'LabelText'])

interface TreeOptions {
  /** Roles that are left out with their contents. */
  readonly without?: readonly string[]
  /** Name of the group to write, if not all. */
  readonly group?: string
}

/** Writes Chromium's accessibility tree (`Accessibility.getFullAXTree`), one node per line: role, name, value, states, description. */
export function writeAccessibilityTree(nodes: readonly AccessibilityNode[], { without = [], group }: TreeOptions = {}): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const leftOut = new Set([...skipped, ...without])
  const write = (node: AccessibilityNode, indent: string, around: string): readonly string[] => {
    const role = node.role?.value ?? ''
    const name = node.name?.value ?? ''
    const children = (inner: string, context: string) =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id)
        return child === undefined ? [] : write(child, inner, context)
      })
    if (leftOut.has(role)) return []
    if (node.ignored || transparent.has(role)) return children(indent, around)
    // Skips text that repeats the name of its ancestor, and the text in a control, which is its value.
    if (role === 'StaticText') return around.includes(name) || name.trim() === '' ? [] : [`${indent}text ${JSON.stringify(name)}`]
    return [
      `${indent}${describe(node, role, name)}`,
      ...children(`${indent}  `, `${around} ${name} ${JSON.stringify(node.value?.value ?? '')}`),
    ]
  }
  const start = group === undefined ? nodes[0] : nodes.find(({ role, name }) => role?.value === 'group' && name?.value === group)
  return start === undefined ? '' : `${write(start, '', '').join('\n')}\n`
}

function describe(node: AccessibilityNode, role: string, name: string): string {
  const known = new Map(node.properties?.map((property) => [property.name, String(property.value.value)]))
  const told = states.flatMap((state) => {
    const value = known.get(state) ?? ''
    // For list items it is the depth of the list.
    if (state === 'level' && role !== 'heading') return []
    if (silent.has(value) && !(state === 'expanded' && value === 'false') && !(state === 'checked' && value === 'false')) return []
    return value === 'true' ? [state] : [`${state}=${value}`]
  })
  const value = node.value?.value === undefined || node.value.value === '' ? [] : [`value=${JSON.stringify(node.value.value)}`]
  const description = node.description?.value ? [`described as ${JSON.stringify(node.description.value)}`] : []
  return [role, ...(name === '' ? [] : [JSON.stringify(name)]), ...value, ...told, ...description].join(' ')
}
