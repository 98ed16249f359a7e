/** Represents the service that a module queries. */
const states: Readonly<Record<string, readonly string[]>> = { CA: ['Ontario', 'Quebec'], MX: ['Jalisco', 'Oaxaca'] }

export async function listCountries(signal: AbortSignal) {
  signal.throwIfAborted()
  return [
    { code: 'CA', name: 'Canada' },
    { code: 'MX', name: 'Mexico' },
  ]
}

/** Empty for an unknown country, or none. */
export async function listStates(country: string | undefined, signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted()
  return country !== undefined && Object.hasOwn(states, country) ? (states[country] ?? []) : []
}
