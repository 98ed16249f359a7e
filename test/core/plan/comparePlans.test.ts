import { compilePlan, parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { comparePlans } from '../../../src/core/plan/comparePlans.ts'

const planOf = (...fields: readonly object[]) =>
  compilePlan(parseSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields }).schema)

const text = { type: 'string', label: 'Text' }
const rowsOf = (...fields: readonly object[]) => ({ id: 'rows', type: 'array', label: 'Rows', items: { type: 'object', fields } })

describe('comparePlans', () => {
  it('finds nothing between equal schemas', () => {
    expect(comparePlans(planOf({ id: 'a', ...text }), planOf({ id: 'a', ...text }))).toEqual({
      added: [],
      removed: [],
      changed: [],
      retyped: [],
    })
  })

  it('names fields that came and fields that went', () => {
    const changes = comparePlans(planOf({ id: 'a', ...text }), planOf({ id: 'b', ...text }))
    expect(changes).toEqual({ added: [['b']], removed: [['a']], changed: [], retyped: [] })
  })

  it('tells another type from another definition', () => {
    const changes = comparePlans(
      planOf({ id: 'a', ...text }, { id: 'b', ...text }),
      planOf({ id: 'a', ...text, type: 'number' }, { id: 'b', ...text, label: 'Other' }),
    )
    expect(changes).toEqual({ added: [], removed: [], changed: [['b']], retyped: [['a']] })
  })

  it('names a field of rows once, without a row, and leaves its array unchanged', () => {
    const changes = comparePlans(
      planOf(rowsOf({ id: 'x', ...text })),
      planOf(rowsOf({ id: 'x', ...text, label: 'Other' }, { id: 'y', ...text })),
    )
    expect(changes).toEqual({ added: [['rows', 'y']], removed: [], changed: [['rows', 'x']], retyped: [] })
  })

  it('takes an id that reads "~" as an id', () => {
    expect(comparePlans(planOf(), planOf({ id: '~', ...text })).added).toEqual([['~']])
  })
})
