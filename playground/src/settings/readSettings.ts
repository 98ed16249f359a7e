import { wireNames } from '../../../src/client/wireNames.ts'
import { fillings, merges, searches, themes, widths, type Settings } from './settings.ts'

/** Settings from the query of an address, such as `?module=http://127.0.0.1:4001/crm&wire=data`. What is missing or unknown takes its default. */
export function readSettings(search: string, defaultModule: string): Settings {
  const query = new URLSearchParams(search)
  return {
    module: query.get('module')?.trim() || defaultModule,
    wire: readOne(query.get('wire'), wireNames),
    merge: readOne(query.get('merge'), merges),
    width: readOne(query.get('width'), widths),
    theme: readOne(query.get('theme'), themes),
    fill: readOne(query.get('fill'), fillings),
    search: readOne(query.get('search'), searches),
  }
}

const readOne = <const Value extends string>(text: string | null, values: readonly [Value, ...Value[]]): Value =>
  values.find((value) => value === text) ?? values[0]
