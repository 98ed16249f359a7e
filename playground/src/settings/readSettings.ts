import { choices, type Choices, type SettingName, type Settings } from './settings.ts'

/**
 * Settings from the query of an address, such as `?module=http://127.0.0.1:4001/crm&wire=data`. Missing or unknown ones get their default.
 */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search)
  const read = <Name extends SettingName>(name: Name): Choices[Name][number] => {
    const known: readonly Choices[Name][number][] = choices[name]
    return known.find((value) => value === query.get(name)) ?? choices[name][0]
  }
  return {
    module: query.get('module')?.trim() ?? '',
    wire: read('wire'),
    merge: read('merge'),
    width: read('width'),
    theme: read('theme'),
    locale: read('locale'),
    direction: read('direction'),
    access: read('access'),
    fill: read('fill'),
    search: read('search'),
  }
}
