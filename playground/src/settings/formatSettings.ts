import { fillings, searches, themes, widths, type Settings } from './settings.ts'

/** The query that `readSettings` reads back. Module, wire format and merge mode always stand in it, so that a copied address says all. */
export function formatSettings({ module, wire, merge, width, theme, fill, search }: Settings): string {
  const query = new URLSearchParams({ module, wire, merge })
  if (width !== widths[0]) query.set('width', width)
  if (theme !== themes[0]) query.set('theme', theme)
  if (fill !== fillings[0]) query.set('fill', fill)
  if (search !== searches[0]) query.set('search', search)
  // Both are allowed in a query as they are, and an address that a person can read can be mended by hand.
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}
