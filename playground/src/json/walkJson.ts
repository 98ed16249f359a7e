type JsonObject = Readonly<Record<string, unknown>>

/** Visits every object in a JSON value, outermost first. */
export function walkJson(value: unknown, visit: (object: JsonObject) => void): void {
  if (typeof value !== 'object' || value === null) return
  // `as`: in JSON, an object that is neither an array nor null has string keys.
  if (!Array.isArray(value)) visit(value as JsonObject)
  for (const entry of Object.values(value)) walkJson(entry, visit)
}
