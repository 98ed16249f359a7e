import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOptions, type OptionsApi } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(cleanup)

const values = (...names: readonly string[]) => ({ choices: { values: names.map((value) => ({ value, label: value.toUpperCase() })) } })
const colour = { id: 'colour', type: 'string', label: 'Colour', ...values('red', 'green', 'blue') }
const sizes = { id: 'sizes', type: 'array', label: 'Sizes', items: { type: 'string', ...values('s', 'm', 'l') } }
const content = (id: string, dependsOn: readonly string[] = []) => ({
  content: { type: ['managed'], content_objects: [{ id, content_object_depends_on_fields: dependsOn.map((field) => ({ id: field })) }] },
})
const city = { id: 'city', type: 'string', label: 'City', ui_options: { ui_widget: 'SelectWidget' }, ...content('cities') }

/** The result of each render. */
let told: OptionsApi[] = []
afterEach(() => {
  told = []
})

function Select({ path }: { readonly path: string }) {
  const options = useOptions(path)
  told.push(options)
  return (
    <select aria-label={path} {...options.selectProps}>
      <option value="" aria-label="nothing" />
      {[...options.unlisted, ...options.choices].map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}

const options = (): OptionsApi => {
  const last = told.at(-1)
  if (last === undefined) throw new Error('No options were told.')
  return last
}
const labels = () => options().choices.map(({ label }) => label)
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)

describe('useOptions', () => {
  it('fills a select of the host, which chooses and clears', async () => {
    const { form } = openHeadless([colour], <Select path="colour" />, { initialValues: { colour: 'green' } })
    expect(select('colour').selectedOptions[0]?.textContent).toBe('GREEN')
    await userEvent.selectOptions(select('colour'), 'BLUE')
    expect(form().getFormData()).toEqual({ colour: 'blue' })
    await userEvent.selectOptions(select('colour'), '')
    expect(form().getFormData()).toEqual({})
  })

  it('chooses several, in the order of choosing', async () => {
    const { form } = openHeadless([sizes], <Select path="sizes" />, { initialValues: { sizes: ['l'] } })
    await userEvent.selectOptions(select('sizes'), ['S', 'M'])
    expect(form().getFormData()).toEqual({ sizes: ['l', 's', 'm'] })
    await userEvent.deselectOptions(select('sizes'), 'L')
    expect(form().getFormData()).toEqual({ sizes: ['s', 'm'] })
    act(() => options().toggle('m'))
    act(() => options().toggle('l'))
    act(() => options().choose('s'))
    expect(form().getFormData()).toEqual({ sizes: ['s', 'l'] })
    expect(options().isSelected('l')).toBe(true)
    act(() => options().clear())
    expect(form().getFormData()).toEqual({ sizes: [] })
  })

  it('chooses and removes several in one handler', () => {
    const { form } = openHeadless([sizes], <Select path="sizes" />)
    act(() => {
      const { choices, choose, toggle } = options()
      for (const { value } of choices) choose(value)
      toggle('m')
      choose('l')
    })
    expect(form().getFormData()).toEqual({ sizes: ['s', 'l'] })
  })

  it('keeps what the filter hides, chosen in a select of several or of one', async () => {
    const { form } = openHeadless([sizes], <Select path="sizes" />, { initialValues: { sizes: ['s'] } })
    act(() => options().setQuery('m'))
    await userEvent.selectOptions(select('sizes'), 'M')
    expect(form().getFormData()).toEqual({ sizes: ['s', 'm'] })
    cleanup()
    openHeadless([colour], <Select path="colour" />, { initialValues: { colour: 'red' } })
    act(() => options().setQuery('blu'))
    expect(select('colour').selectedOptions[0]?.textContent).toBe('RED')
    expect(options().unlisted.map(({ value }) => value)).toEqual(['red'])
  })

  it('filters by what is typed, with the best first', () => {
    openHeadless([colour], <Select path="colour" />)
    act(() => options().setQuery('re'))
    expect(labels()).toEqual(['RED', 'GREEN'])
    expect(options().query).toBe('re')
  })

  it('asks for what may be stale when the select is opened, and for nothing of itself', async () => {
    const module = createScriptedModule()
    const note = { id: 'note', type: 'string', label: 'Note' }
    const { form } = openHeadless([city, note], <Select path="city" />, { client: module.client })
    await vi.waitFor(() => expect(module.contentRequests()).toHaveLength(1))
    expect(options()).toMatchObject({ status: 'loading', isLoading: true, dynamic: true })
    expect(select('city').getAttribute('aria-busy')).toBe('true')
    await act(async () => module.answer(0, { cities: { data: [{ value: 'par', label: 'Paris' }], pagination: { has_next_page: true } } }))
    expect(labels()).toEqual(['Paris'])
    expect(options()).toMatchObject({ status: 'ready', hasMore: true, isLoading: false })
    act(() => form().setValue('note', 'x'))
    await act(async () => {})
    expect(module.contentRequests()).toHaveLength(1)
    await act(async () => fireEvent.focus(select('city')))
    await vi.waitFor(() => expect(module.contentRequests()).toHaveLength(2))
    expect(labels()).toEqual(['Paris'])
  })

  it('says why options did not come, and asks anew', async () => {
    const module = createScriptedModule()
    openHeadless([city], <Select path="city" />, { client: module.client })
    act(() => options().open())
    await vi.waitFor(() => expect(module.contentRequests()).toHaveLength(1))
    await act(async () => module.answer(0, { cities: { error: 'The list is locked.' } }))
    expect(options()).toMatchObject({ status: 'error', choices: [] })
    expect(options().error).toContain('The list is locked.')
    act(() => options().retry())
    await vi.waitFor(() => expect(module.contentRequests()).toHaveLength(2))
    await act(async () => module.answer(1, { cities: [{ value: 'par', label: 'Paris' }] }))
    expect(labels()).toEqual(['Paris'])
  })

  it('says which field is to be filled first', () => {
    const country = { id: 'country', type: 'string', label: 'Country' }
    const state = { ...city, ...content('cities', ['country']) }
    const { form } = openHeadless([country, state], <Select path="city" />)
    expect(options()).toMatchObject({ status: 'waiting', waitingFor: { label: 'Country' } })
    act(() => form().setValue('country', 'fr'))
    expect(options()).toMatchObject({ status: 'loading', waitingFor: undefined })
  })

  it('shows a stored value before its options have come, and one that they do not hold', () => {
    openHeadless([city], <Select path="city" />, { initialValues: { city: 'par' } })
    expect(options().selected).toEqual([{ value: 'par', label: 'par', key: '"par"' }])
    expect(options().unlisted).toEqual(options().selected)
    expect(select('city').value).toBe('"par"')
  })

  it('takes a text that is none of the choices where the field allows it', () => {
    const free = { ...colour, validation: { pattern: '^#' } }
    const { form } = openHeadless([free], <Select path="colour" />)
    expect(options().allowsText).toBe(true)
    act(() => options().chooseText('#fff'))
    expect(form().getFormData()).toEqual({ colour: '#fff' })
    expect(options().selected).toMatchObject([{ label: '#fff' }])
    act(() => options().choose('red'))
    expect(options().selected).toMatchObject([{ label: 'RED' }])
  })

  it('offers the connections of the host, and makes one', async () => {
    const account = { id: 'account', type: 'connection', label: 'Account', allowed_app_types: ['crm'] }
    const ada = { id: '1', label: 'Ada', app_type: 'crm', connection_management_type: 'managed' }
    const grace = { ...ada, id: '2', label: 'Grace' }
    const { form } = openHeadless([account], <Select path="account" />, { connections: [ada, grace], onCreateConnection: () => grace })
    await vi.waitFor(() => expect(labels()).toEqual(['Ada', 'Grace']))
    await userEvent.selectOptions(select('account'), 'Ada')
    expect(form().getFormData()).toEqual({ account: ada })
    await act(async () => options().createConnection?.())
    expect(form().getFormData()).toEqual({ account: grace })
  })

  it('have keys of their own where a value was chosen twice, and take a typed one once', () => {
    const items = { type: 'string', validation: { pattern: '.*' }, choices: { values: [{ value: 'a', label: 'A' }] } }
    const letters = { id: 'letters', type: 'array', label: 'Letters', items }
    const { form } = openHeadless([letters], <Select path="letters" />, { initialValues: { letters: ['x', 'a', 'x'] } })
    const keys = options().selected.map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    act(() => options().chooseText('y'))
    act(() => options().chooseText('y'))
    expect(form().getFormData()).toEqual({ letters: ['x', 'a', 'x', 'y'] })
  })

  it('says yes and no in the words of the host', () => {
    const yes = { id: 'yes', type: 'boolean', label: 'Yes?', ui_options: { ui_widget: 'SelectWidget' } }
    const { form } = openHeadless([yes], <Select path="yes" />, { messages: { yes: 'Ja', no: 'Nein' } })
    expect(labels()).toEqual(['Ja', 'Nein'])
    act(() => options().choose(false))
    expect(form().getFormData()).toEqual({ yes: false })
  })

  it('leaves a yes and no of the module in its own words', () => {
    const values = [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ]
    const own = { id: 'own', type: 'boolean', label: 'Own?', ui_options: { ui_widget: 'SelectWidget' }, choices: { values } }
    openHeadless([own], <Select path="own" />, { messages: { yes: 'Ja', no: 'Nein' } })
    expect(labels()).toEqual(['Yes', 'No'])
  })

  it('are none where no field with options is, and come with it', () => {
    const { reload } = openHeadless([{ ...colour, choices: undefined }], <Select path="colour" />)
    expect(options()).toMatchObject({ exists: false, choices: [] })
    reload([colour])
    expect(options().exists).toBe(true)
    reload([])
    expect(options().exists).toBe(false)
  })
})
