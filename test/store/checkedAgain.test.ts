import { describe, expect, it } from 'vitest'
import type { MatchPattern } from '../../src/core/validation/matchPattern.ts'
import { city, country, options } from '../support/contentFields.ts'
import { createTestForm } from '../support/createTestForm.ts'
import { plainNumber } from '../../src/widgets/number/readLocalNumber.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const withPattern = (id: string) => text(id, { validation: { pattern: '^a' } })

it('an error of a number goes as soon as one stands there as the locale of the user writes it', () => {
  const form = createTestForm({ schema: [{ id: 'n', type: 'number' }] })
  form.changeSettings({ numbers: { load: () => Promise.resolve(), toPlain: (typed) => plainNumber(typed, 'de') } })
  form.type('n', '12,x')
  form.blur('n')
  expect(form.at('n').cell.issue?.rule).toBe('type')
  form.type('n', '12,5')
  expect(form.at('n')).toMatchObject({ error: undefined, cell: { value: 12.5 } })
})

describe('a pattern that cannot be run', () => {
  it('refuses its field where the host wants that, and no other one', async () => {
    const matchPattern: MatchPattern = (_pattern, typed) => (typed === 'x' ? 'unchecked' : true)
    const form = createTestForm({
      schema: [withPattern('a'), withPattern('b'), text('c')],
      initialValues: { a: 'x', b: 'y' },
      matchPattern,
    })
    form.changeSettings({ uncheckedError: 'Not checked.' })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors.map(({ path, message }) => [path.join('/'), message])).toEqual([['a', 'Not checked.']])
    expect(form.at('a').cell.issue?.rule).toBe('pattern')
  })

  it('keeps its note while the next text is being matched, and loses it once that is decided', () => {
    let answer: ReturnType<MatchPattern> = 'unchecked'
    const form = createTestForm({ schema: [withPattern('a'), country], initialValues: { a: 'x' }, matchPattern: () => answer })
    form.blur('a')
    answer = 'pending'
    form.type('a', 'ab')
    expect(form.at('a').unchecked).toBe(true)
    answer = true
    form.dispatch({ type: 'patternsSettled' })
    expect(form.at('a').unchecked).toBe(false)
  })
})

it.each([true, false])(
  'options without the value of a field are an error at once where a submit was tried, else later: %j',
  async (isTried) => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    form.choose('country', 'fr')
    if (isTried) await form.submit()
    await form.settle()
    await form.answer(form.requests.length - 1, { city: options('paris') })
    expect(form.at('city').cell.issue?.rule).toBe(isTried ? 'choices' : undefined)
  },
)
