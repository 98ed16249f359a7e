import type { Comparison, Rule } from '../../schema/model.ts'
import { operands } from '../../schema/operands.ts'
import type { KeyReaders } from '../../schema/readers.ts'
import type { KeyDoc } from './jsonSchema.ts'

type DocsOf<Type> = { readonly [Key in keyof KeyReaders<Type>]: KeyDoc }

const withoutValue = Object.entries(operands).flatMap(([operator, operand]) => (operand === undefined ? [operator] : []))
const comparisons = [[{ id: 'country', operator: 'equal', value: 'Canada' }]]

/** Specification 2.10. */
export const ruleDocs: DocsOf<Rule> = {
  if: { description: 'When the rule applies.', examples: [{ and: comparisons[0] }] },
  then: {
    description: 'What changes while the condition holds.',
    examples: [{ fields: [{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: null } }] }],
  },
}

export const thenDocs: DocsOf<Rule['then']> = {
  fields: {
    description: 'The fields that change, each with what changes in it.',
    examples: [[{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }]],
  },
}

export const conditionDocs: Readonly<Record<'and' | 'or', KeyDoc>> = {
  and: { description: 'All of these must hold.', examples: comparisons },
  or: { description: 'One of these must hold.', examples: comparisons },
}

export const comparisonDocs: DocsOf<Comparison> = {
  id: {
    description:
      'The id of the field whose value is looked at. Inside a row its own fields are found first; a.items.x is the x of each row of a.',
    examples: ['country'],
  },
  operator: { description: 'How the value is compared.' },
  value: { description: `What the value is compared with. ${withoutValue.join(' and ')} take none.`, examples: ['Canada'] },
}
