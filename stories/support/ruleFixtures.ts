import type { FormValues } from 'moduleform/core'

export interface RuleFixture {
  readonly name: string
  readonly description: string
  readonly schema: unknown
  readonly cases: readonly { readonly formData: FormValues; readonly expect: Readonly<Record<string, ExpectedField | null>> }[]
}

interface ExpectedField {
  readonly hidden?: boolean
  readonly label?: string
  readonly control?: string
}

const fixtures = import.meta.glob<Omit<RuleFixture, 'name'>>('../../test/fixtures/rules/*.json', { eager: true, import: 'default' })

/** The fixtures of `test/fixtures/rules` whose names have one of the prefixes. */
export const ruleFixtures = (...prefixes: readonly string[]): readonly RuleFixture[] =>
  Object.entries(fixtures)
    .map(([file, fixture]) => ({ name: file.replace(/^.*\/|\.json$/g, ''), ...fixture }))
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
