import type { Definition, FormValues, Schema } from 'moduleform/core'
import { schemaOf } from './schemaOf.ts'

interface Fixture {
  readonly description: string
  readonly definition: Definition
  readonly value?: unknown
  readonly text?: string
  readonly choices?: unknown
  readonly expected: string | null
  readonly message?: string
}

const fixtures = import.meta.glob<Fixture>('../../test/fixtures/validation/*.json', { eager: true, import: 'default' })

/** The fixtures whose names have one of the prefixes as one form: a field for each, its value, and its error. */
export function validationFixtures(prefixes: readonly string[]): {
  readonly schema: Schema
  readonly values: FormValues
  /** By field id: the message if the fixture has one, `true` for any error, `undefined` for none. */
  readonly expected: ReadonlyMap<string, string | true | undefined>
} {
  const chosen = Object.entries(fixtures).flatMap(([file, fixture]) => {
    const id = file.replace(/^.*\/|\.json$/g, '')
    // Typed text and loaded choices cannot be part of a schema and its values.
    const isWhole = fixture.text === undefined && fixture.choices === undefined
    return isWhole && prefixes.some((prefix) => id.startsWith(prefix)) ? [{ id, ...fixture }] : []
  })
  return {
    schema: schemaOf(...chosen.map(({ id, description, definition }) => ({ ...definition, id, label: description }))),
    values: Object.fromEntries(chosen.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]]))),
    expected: new Map(chosen.map(({ id, expected, message }) => [id, expected === null ? undefined : (message ?? true)])),
  }
}
