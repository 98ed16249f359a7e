import { choices, settingNames, type SettingName, type Settings } from './settings.ts'

/** How a module is asked always stands in the address, so that a copied one says all. */
const always: readonly SettingName[] = ['wire', 'merge']

/** The query that `readSettings` reads back. */
export function formatSettings(settings: Settings): string {
  const query = new URLSearchParams({ module: settings.module })
  for (const name of settingNames) {
    if (always.includes(name) || settings[name] !== choices[name][0]) query.set(name, settings[name])
  }
  // Both are allowed in a query as they are, and an address that a person can read can be mended by hand.
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}
