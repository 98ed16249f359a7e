import type { FieldNode } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { arrangeLines } from '../../../src/core/plan/layout.ts'
import { group, planOf, problemsOf, rows, text } from './planOf.ts'

const row = (...elements: string[]) => ({ ui_options: { ui_layout: { type: 'horizontal', elements } } })
const idsOf = (node: FieldNode | undefined) => node?.children.map(({ id }) => id)
const linesOf = (node: FieldNode | undefined) => node && arrangeLines(node, (id) => node.childById.get(id))
const abcd = [text('a'), text('b'), text('c'), text('d')]

describe('order', () => {
  it('is that of ui_order, then that of the document', () => {
    const form = [abcd, { ui_options: { ui_order: ['c', 'a', 'nowhere', 'c'] } }] as const
    const plan = planOf(...form)
    expect(idsOf(plan.root)).toEqual(['c', 'a', 'b', 'd'])
    expect(problemsOf(...form)).toEqual([
      { code: 'order/missing-ids', level: 'info', pointer: '/ui_options/ui_order', args: { ids: ['b', 'd'] } },
      { code: 'order/unknown-id', level: 'warning', pointer: '/ui_options/ui_order/2', args: { id: 'nowhere' } },
    ])
  })

  it('may be given for objects and items', () => {
    const form = [
      [
        group('g', [text('x'), text('y')], { ui_options: { ui_order: ['y', 'x'] } }),
        rows('r', [text('x'), text('y')], { ui_options: { ui_order: ['y'] } }),
      ],
    ] as const
    const plan = planOf(...form)
    expect(idsOf(plan.nodes.get('/g'))).toEqual(['y', 'x'])
    expect(idsOf(plan.nodes.get('/r/~'))).toEqual(['y', 'x'])
    expect(problemsOf(...form).map(({ pointer }) => pointer)).toEqual(['/fields/1/items/ui_options/ui_order'])
  })
})

describe('lines', () => {
  it('put the siblings a field names in one row, in the order of its elements, at the place of the first', () => {
    const plan = planOf([text('a'), text('b', row('c', 'b')), text('c'), text('d')])
    expect(linesOf(plan.root)).toEqual([['a'], ['c', 'b'], ['d']])
  })

  it('put the children a group names in one row', () => {
    const plan = planOf([group('g', abcd, row('b', 'c')), text('b'), text('c')])
    expect(linesOf(plan.nodes.get('/g'))).toEqual([['a'], ['b', 'c'], ['d']])
    expect(linesOf(plan.root)).toEqual([['g'], ['b'], ['c']])
  })

  it('may be given at the root and on items', () => {
    expect(linesOf(planOf(abcd, row('a', 'd')).root)).toEqual([['a', 'd'], ['b'], ['c']])
    expect(linesOf(planOf([rows('r', abcd, row('a', 'b'))]).nodes.get('/r/~'))).toEqual([['a', 'b'], ['c'], ['d']])
  })

  it('follow the order', () => {
    expect(linesOf(planOf(abcd, { ui_options: { ...row('a', 'd').ui_options, ui_order: ['d', 'c', 'b', 'a'] } }).root)).toEqual([
      ['a', 'd'],
      ['c'],
      ['b'],
    ])
  })

  it('keep a field that is named twice in its first row', () => {
    const plan = planOf([text('a', row('a', 'b')), text('b', row('b', 'c', 'd')), text('c'), text('d')])
    expect(linesOf(plan.root)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('report a field that an earlier row has, but no row that is only repeated', () => {
    const twice = (id: string, at: number, index: number) => ({
      code: 'layout/element-twice',
      level: 'warning',
      pointer: `/fields/${index}/ui_options/ui_layout/elements/${at}`,
      args: { id },
    })
    const overlapping = [text('a', row('a', 'b')), text('b', row('b', 'c')), text('c')]
    expect(problemsOf(overlapping)).toEqual([twice('b', 0, 1)])
    expect(problemsOf(overlapping, { ui_options: { ui_order: ['b', 'c', 'a'] } })).toEqual([twice('b', 1, 0)])
    expect(problemsOf([text('a', row('a', 'b')), text('b', row('b', 'a')), text('c', row('c'))])).toEqual([])
  })

  it('leave out unknown elements and report them', () => {
    const form = [[text('a', row('a', 'nowhere', 'b', 'b')), text('b')]] as const
    const plan = planOf(...form)
    expect(linesOf(plan.root)).toEqual([['a', 'b']])
    const pointer = '/fields/0/ui_options/ui_layout/elements'
    expect(problemsOf(...form)).toEqual([
      { code: 'layout/unknown-element', level: 'warning', pointer: `${pointer}/1`, args: { id: 'nowhere' } },
      { code: 'layout/element-twice', level: 'warning', pointer: `${pointer}/3`, args: { id: 'b' } },
    ])
  })
})

describe('arrangeLines', () => {
  const { root } = planOf([text('a', row('a', 'd')), text('b'), text('c', row('c')), text('d')])
  const without = (...hidden: string[]) => arrangeLines(root, (id) => (hidden.includes(id) ? undefined : root.childById.get(id)))

  it('draws all lines where all is shown', () => {
    expect(without()).toEqual([['a', 'd'], ['b'], ['c']])
  })

  it('puts a row at the place of its first shown element', () => {
    expect(without('a')).toEqual([['b'], ['c'], ['d']])
    expect(without('d', 'b')).toEqual([['a'], ['c']])
  })

  it('draws nothing of a row without shown elements', () => {
    expect(without('a', 'd')).toEqual([['b'], ['c']])
  })
})
