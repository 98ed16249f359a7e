import type { Path } from 'moduleform'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { mask } from '../../../src/core/secrets/secretPaths.ts'

/** A changed value. */
export interface ValueChange {
  readonly path: Path
  readonly before: unknown
  readonly after: unknown
}

const longest = 80

/** `address › city: "Bonn" → "Berlin"`, with secrets masked. */
export function describeChange({ path, before, after }: ValueChange, secrets: Secrets): string {
  const isSecret = path.some((segment) => secrets.ids.has(String(segment)))
  const show = (value: unknown) => (value === undefined || value === '' ? 'empty' : isSecret ? mask : print(maskSecrets(value, secrets)))
  return `${path.join(' › ')}: ${show(before)} → ${show(after)}`
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'empty'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
