import { compilePlan, evaluateRules, parseSchema, type FormValues, type Problem } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'

/** Problems about the targets of ids. */
const pointing = /^rules\/(unknown-(operand|target)|ambiguous-scope|cycle)$/

/** The fixture's expectations for one address; `null` if there must be no field. */
interface ExpectedField {
  readonly hidden?: boolean
  readonly off?: boolean
  readonly label?: string
  readonly control?: string
  readonly definition?: object
  readonly exactDefinition?: object
  /** The node is that of the base schema itself. */
  readonly isBase?: boolean
}

interface RuleFixture {
  readonly description: string
  readonly schema: unknown
  readonly cases: readonly { readonly formData: FormValues; readonly expect: Readonly<Record<string, ExpectedField | null>> }[]
  /** The problems of compiling, if the fixture is about them. */
  readonly problems?: readonly Problem[]
}

const fixtures = import.meta.glob<RuleFixture>('../../fixtures/rules/*.json', { eager: true, import: 'default' })

describe.each(Object.entries(fixtures))('%s', (_, { description, schema, cases, problems }) => {
  const plan = compilePlan(parseSchema(schema).schema)

  it.each(cases)(`${description}: $formData`, ({ formData, expect: expected }) => {
    const result = evaluateRules(plan, formData)
    for (const [address, field] of Object.entries(expected)) {
      const node = result.nodeAt(address)
      if (field === null) {
        expect(node, address).toBeUndefined()
        continue
      }
      const { hidden, off, isBase, label, control, definition, exactDefinition } = field
      expect(node, address).toBeDefined()
      if (hidden !== undefined) expect(result.isHidden(address), `${address} is hidden`).toBe(hidden)
      if (off !== undefined) expect(result.isOff(address), `${address} is off`).toBe(off)
      if (label !== undefined) expect(node?.label, address).toBe(label)
      if (control !== undefined) expect(node?.control, address).toBe(control)
      if (definition !== undefined) expect(node?.definition, address).toMatchObject(definition)
      if (exactDefinition !== undefined) expect(node?.definition, address).toEqual(exactDefinition)
      if (isBase === true) expect(node, address).toBe(plan.nodes.get(address))
    }
  })

  if (problems !== undefined) {
    it('names what its ids do not point to, and circles', () => {
      expect(lintSchema(schema).filter(({ code }) => pointing.test(code))).toEqual(problems)
    })
  }
})
