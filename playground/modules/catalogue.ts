/** The demo modules that the playground offers: path and label. */
export const catalogue: readonly { readonly path: string; readonly label: string }[] = [
  { path: 'crm', label: 'CRM records' },
  { path: 'places', label: 'Delivery address' },
  { path: 'schedule', label: 'Job schedule' },
  { path: 'kitchen-sink', label: 'Kitchen sink' },
  { path: 'trouble', label: 'Trouble' },
]
