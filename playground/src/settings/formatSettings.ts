import { choices, settingNames, type SettingName, type Settings } from './settings.ts'

/** Request settings are always part of the address, so that a copied one is complete. */
const always: readonly SettingName[] = ['wire', 'merge']

/** The query that `readSettings` reads back. */
export function formatSettings(settings: Settings): string {
  const query = new URLSearchParams({ module: settings.module })
  for (const name of settingNames) {
    if (always.includes(name) || settings[name] !== choices[name][0]) query.set(name, settings[name])
  }
  // Both characters are allowed in a query, and a readable address is easier to edit by hand.
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}
