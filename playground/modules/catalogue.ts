/** What the playground offers of the demo modules: their path, a name for people and the wire format they speak. */
export const catalogue: readonly { readonly path: string; readonly label: string; readonly wire: 'plain' | 'data' }[] = [
  { path: 'crm', label: 'CRM records', wire: 'plain' },
  { path: 'places', label: 'Delivery address', wire: 'data' },
  { path: 'schedule', label: 'Job schedule', wire: 'plain' },
  { path: 'kitchen-sink', label: 'Kitchen sink', wire: 'plain' },
  { path: 'trouble', label: 'Trouble', wire: 'plain' },
]
