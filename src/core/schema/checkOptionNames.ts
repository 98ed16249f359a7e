import { findNearMiss } from './findNearMiss.ts'

/**
 * Throws on an option that does not exist while the one that was probably meant is not given: TypeScript reports it, plain JavaScript does not.
 * Other unknown options pass, as a host may keep its own beside them.
 */
export function checkOptionNames(caller: string, options: object, names: Readonly<Record<string, true>>): void {
  const given = new Map(Object.entries(options))
  const missing = Object.keys(names).filter((name) => given.get(name) === undefined)
  for (const key of given.keys()) {
    const right = Object.hasOwn(names, key) ? undefined : findNearMiss(key, missing)
    if (right !== undefined) throw new TypeError(`${caller}: there is no option \`${key}\`. Did you mean \`${right}\`?`)
  }
}
