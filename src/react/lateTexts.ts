import { getOrInsert } from '../core/values/getOrInsert.ts'

const known = new WeakMap<object, Map<object, object>>()

/**
 * Texts that are loaded with the part that uses them: the host's over the default ones. A default also replaces an empty text, which
 * `useStableMessages` gives for a text function that has thrown.
 */
export const lateTexts = <Texts extends object>(defaults: Texts, messages: Partial<Texts>): Texts =>
  // The map is keyed by the defaults, so its entries have their type.
  getOrInsert(
    getOrInsert(known, messages, () => new Map()),
    defaults,
    () => merge(defaults, messages),
  ) as Texts

function merge(defaults: object, messages: object): object {
  const own: Readonly<Record<string, unknown>> = { ...messages }
  return Object.fromEntries(Object.entries(defaults).map(([name, text]) => [name, withDefault(own[name], text)]))
}

const withDefault = (own: unknown, text: unknown) =>
  typeof own === 'function' && typeof text === 'function'
    ? (...args: readonly unknown[]) => String(own(...args)) || String(text(...args))
    : (own ?? text)
