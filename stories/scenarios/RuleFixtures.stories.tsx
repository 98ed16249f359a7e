import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RuleCases } from '../support/RuleCases.tsx'
import { ruleFixtures } from '../support/ruleFixtures.ts'

/** The fixtures of `test/fixtures/rules`, each case as a form. Specification 2.10, decisions §3. */
const meta: Meta<typeof RuleCases> = { title: 'Scenarios/Rule by rule', component: RuleCases }
export default meta
type Story = StoryObj<typeof RuleCases>

/**
 * Expects a field in the form exactly if its fixture says it is not hidden. Fields of rows are tested in the core, because rows may be
 * folded.
 */
const ofFixtures = (...prefixes: readonly string[]): Story => {
  const fixtures = ruleFixtures(...prefixes)
  return {
    args: { fixtures },
    play: async ({ canvasElement }) => {
      for (const { name, cases } of fixtures) {
        for (const [index, { expect: expected }] of cases.entries()) {
          const form = canvasElement.querySelector(`[data-case="${name} ${index}"]`)
          for (const [address, field] of Object.entries(expected)) {
            if (field?.hidden === undefined || /\/\d/.test(address)) continue
            await expect(form?.querySelector(`[data-field="${address}"]`) === null, `${name} ${index}: ${address} is hidden`).toBe(
              field.hidden,
            )
          }
        }
      }
    },
  }
}

export const Operators = ofFixtures('operator', 'boolean', 'multi-select')
export const Combinators = ofFixtures('combinator', 'comparison')
export const Effects = ofFixtures('merge', 'fully-replace', 'last-wins', 'several-effects', 'widget-null', 'base-returns', 'brought-field')
export const Scopes = ofFixtures('scope', 'dotted', 'rule-anywhere')
export const HiddenByRules = ofFixtures('chain', 'cycle', 'off', 'constant', 'hidden', 'group-hides')
export const RowsAndRules = ofFixtures('row')
