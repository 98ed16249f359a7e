import { describe, expect, it } from 'vitest'
import { selectReaders } from '../../../src/core/plan/plan.ts'
import { group, hide, merge, planOf, problemsOf, rows, show, text, when } from './planOf.ts'

describe('the order of targets', () => {
  it('puts a target after what affects the fields it reads, a group and its children among them', () => {
    const plan = planOf([text('a'), group('g', [text('x'), text('y')]), text('byChild'), text('byGroup')], {
      rules: [
        when('g.x', 'is_empty', undefined, hide('byChild')),
        when('g', 'is_empty', undefined, hide('byGroup')),
        when('a', 'is_empty', undefined, hide('g')),
        when('a', 'is_empty', undefined, hide('g.y')),
      ],
    })
    const order = [...plan.targets.keys()]
    expect(order.indexOf('/g')).toBeLessThan(order.indexOf('/byChild'))
    expect(order.indexOf('/g')).toBeLessThan(order.indexOf('/byGroup'))
    expect(order.indexOf('/g/y')).toBeLessThan(order.indexOf('/byGroup'))
    const ranks = [...plan.targets.values()].map(({ rank }) => rank)
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  })

  it('puts a target after the effect on its group that brings it', () => {
    const plan = planOf([text('a'), group('g', [text('x')])], {
      rules: [
        when('a', 'is_empty', undefined, merge('g.new', { label: 'New' })),
        when('a', 'is_empty', undefined, merge('g', { fields: [text('new')] })),
      ],
    })
    expect([...plan.targets.keys()]).toEqual(['/g', '/g/new'])
  })

  it('reports a cycle that passes through a group', () => {
    const form = [
      [text('a'), group('g', [text('x')])],
      {
        rules: [when('g.x', 'equal', '1', hide('a')), when('a', 'equal', '1', hide('g'))],
      },
    ] as const
    const plan = planOf(...form)
    expect(problemsOf(...form)).toEqual([{ code: 'rules/cycle', level: 'warning', pointer: '/fields/0', args: { fields: ['a', 'g'] } }])
    expect([...(plan.targets.get('/a')?.storedReads ?? [])]).toEqual(['/g/x'])
  })

  it('sees no cycle where nothing is hidden, only relabelled', () => {
    const form = [
      [text('a'), text('b')],
      {
        rules: [
          when('a', 'equal', '1', merge('b', { label: 'B1' })),
          when('b', 'equal', '1', hide('a')),
          when('b', 'equal', '2', show('b')),
        ],
      },
    ] as const
    const plan = planOf(...form)
    expect(problemsOf(...form)).toEqual([])
    expect([...plan.targets.values()].every(({ cycle }) => cycle === undefined)).toBe(true)
  })

  it('sees no cycle where a field that an effect brings changes by its own value', () => {
    const problems = problemsOf([text('a'), group('g', [text('x')])], {
      rules: [
        when('a', 'is_empty', undefined, merge('g', { fields: [text('new')] })),
        when('g.new', 'equal', '1', merge('g.new', { type: 'integer', label: 'New' })),
      ],
    })
    expect(problems).toEqual([])
  })

  it('keeps the effects on a target in document order', () => {
    const plan = planOf([text('a', { rules: [when('a', 'is_empty', undefined, merge('b', {}), merge('b', {}))] }), text('b')], {
      rules: [when('a', 'is_empty', undefined, merge('b', {}))],
    })
    expect(plan.targets.get('/b')?.effects.map(({ position }) => position)).toEqual([0, 1, 2])
  })
})

describe('selectReaders', () => {
  const plan = planOf(
    [group('g', [text('x'), text('y')]), rows('r', [text('z')]), text('byX'), text('byG'), text('byRows'), text('byNothing')],
    {
      rules: [
        when('g.x', 'equal', '1', hide('byX')),
        when('g', 'is_empty', undefined, hide('byG')),
        when('r.items', 'is_empty', undefined, hide('byRows')),
        when('byX', 'equal', '1', hide('byNothing')),
      ],
    },
  )

  it.each([
    ['/g/x', ['/byX', '/byG']],
    ['/g/y', ['/byG']],
    ['/g', ['/byX', '/byG']],
    ['/r', ['/byRows']],
    ['/r/~/z', ['/byRows']],
    ['/byX', ['/byNothing']],
    ['/byNothing', []],
  ])('lists who reads %s, what holds it or is below it', (template, readers) => {
    expect(selectReaders(plan, template)).toEqual(readers)
    expect(selectReaders(plan, template)).toBe(selectReaders(plan, template))
  })

  it('lists readers by rising rank', () => {
    const chain = planOf([text('a'), text('b'), text('c')], {
      rules: [
        when('a', 'is_empty', undefined, hide('c')),
        when('b', 'is_empty', undefined, hide('c')),
        when('a', 'is_empty', undefined, hide('b')),
      ],
    })
    expect(selectReaders(chain, '/a')).toEqual(['/b', '/c'])
  })
})
