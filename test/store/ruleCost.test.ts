import { compilePlan, parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createFormStore } from '../../src/store/createFormStore.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

/** Counts how often the field at each address is notified of a changed view. */
function countTold(form: TestForm, addresses: Iterable<string>): Map<string, number> {
  const told = new Map<string, number>()
  for (const address of addresses) {
    form.store.subscribeField(address, () => told.set(address, (told.get(address) ?? 0) + 1))
  }
  return told
}

describe('a key in one of 2,000 fields', () => {
  const fields = Array.from({ length: 2000 }, (_, index) => ({ id: `f${index}`, type: 'string' }))
  const rules = fields.slice(0, 1000).map(({ id }, index) => ({
    if: { and: [{ id, operator: 'equal', value: 'x' }] },
    then: { fields: [{ id: `f${1000 + index}`, apply_as: 'merge', label: 'Changed' }] },
  }))

  it('tells that field alone, and its readers only where their node changes', () => {
    const form = createTestForm({ schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields, rules } })
    const told = countTold(form, form.store.state.cells.keys())
    form.type('f7', 'a')
    expect([...told]).toEqual([['/f7', 1]])
    form.type('f7', 'x')
    expect(Object.fromEntries(told)).toEqual({ '/f7': 2, '/f1007': 1 })
    form.type('f8', 'x')
    expect(told.get('/f1007')).toBe(1)
  })

  it('reads no other field of a rule than those of the rules that read it', () => {
    const form = createTestForm({ schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields, rules } })
    const read: string[] = []
    const { cells } = form.store.state
    const get = cells.get.bind(cells)
    cells.get = (address) => {
      read.push(address)
      return get(address)
    }
    form.type('f7', 'a')
    expect(new Set(read)).toEqual(new Set(['/f7', '/f1007', '']))
  })
})

describe('a form that opens with 2,000 rules', () => {
  it('looks at each of them a few times', () => {
    const fields = Array.from({ length: 2001 }, (_, index) => ({ id: `f${index}`, type: 'string', default: 'a' }))
    const rules = fields.slice(1).map(({ id }, index) => ({
      if: { and: [{ id: `f${index}`, operator: 'equal', value: 'a' }] },
      then: { fields: [{ id, apply_as: 'merge', label: 'Changed' }] },
    }))
    const { schema } = parseSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields, rules })
    const plan = compilePlan(schema)
    let looks = 0
    const targets = new Map(plan.targets)
    const get = targets.get.bind(targets)
    targets.get = (template) => {
      looks += 1
      return get(template)
    }
    const settings = { readOnly: false, disabled: false, hiddenValues: 'omit', messages: {}, matchPattern: () => true } as const
    const store = createFormStore({ schema, plan: { ...plan, targets }, source: { sent: schema }, isInline: true, values: {}, settings })
    expect(store.state.cells.get('/f2000')?.node.label).toBe('Changed')
    expect(looks / rules.length).toBeLessThan(20)
  })
})

describe('a key in one of 500 rows', () => {
  it('tells its field alone, and evaluates the rule of its row alone', () => {
    const items = {
      type: 'object',
      fields: [
        {
          id: 'a',
          type: 'string',
          rules: [
            {
              if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] },
              then: { fields: [{ id: 'b', apply_as: 'merge', label: 'Changed' }] },
            },
          ],
        },
        { id: 'b', type: 'string' },
      ],
    }
    const form = createTestForm({
      schema: [{ id: 'l', type: 'array', items }],
      initialValues: { l: Array.from({ length: 500 }, () => ({ a: 'y' })) },
    })
    const told = countTold(form, form.store.state.cells.keys())
    form.type('l/250/a', 'yy')
    expect([...told.keys()]).toEqual([form.find('l/250/a')])
    form.type('l/250/a', 'x')
    expect([...told.keys()]).toEqual(['l/250/a', 'l/250/b'].map((path) => form.find(path)))
  })
})
