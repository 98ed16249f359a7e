import { compilePlan, parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { selectContentReaders } from '../../../src/core/plan/plan.ts'

const planOf = (onAction: object) =>
  compilePlan(
    parseSchema({
      metadata: { workflows_module_schema_version: '1.0.0' },
      fields: [
        { id: 'sheet', type: 'string', label: 'Sheet', on_action: onAction },
        { id: 'column', type: 'string', label: 'Column', content: { type: ['managed'], content_objects: [{ id: 'columns' }] } },
      ],
    }).schema,
  )

const dependenciesOf = (plan: ReturnType<typeof planOf>) => {
  const column = plan.nodes.get('/column')
  return column && plan.contentOf(column)[0]?.dependencies.map(({ id, gates }) => ({ id, gates }))
}

describe('a field with on_action.load_content', () => {
  it('is read by the objects it names inside it, and gates none', () => {
    const plan = planOf({ load_content: { reload_content_objects: [{ id: 'columns' }] } })
    expect(dependenciesOf(plan)).toEqual([{ id: 'sheet', gates: false }])
    expect(selectContentReaders(plan, '/sheet')).toEqual(['/column'])
  })

  it('may name them beside it', () => {
    expect(dependenciesOf(planOf({ load_content: true, reload_content_objects: [{ id: 'columns' }] }))).toEqual([
      { id: 'sheet', gates: false },
    ])
  })

  it('reloads nothing where it is false, names nothing, or names other objects', () => {
    for (const onAction of [
      { load_content: false, reload_content_objects: [{ id: 'columns' }] },
      { load_content: true },
      { load_content: { reload_content_objects: 'columns' } },
      { load_content: true, reload_content_objects: [{ id: 'rows' }, 7] },
    ]) {
      expect(dependenciesOf(planOf(onAction))).toEqual([])
    }
  })
})
