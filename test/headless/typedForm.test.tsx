import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  defineSchema,
  HeadlessForm,
  ModuleForm,
  useField,
  useFormState,
  useModuleForm,
  useOptions,
  useRows,
  type FormValues,
  type FormValuesOf,
  type ModuleFormApi,
  type ModuleFormHandle,
  type ModuleFormProps,
  type ModuleFormState,
  type Path,
  type SubmitErrors,
  type SubmitHandler,
  type SubmitValuesOf,
  type UseField,
  type UseFormState,
  type UseOptions,
  type UseRows,
  type ValueAt,
  type WithTemplates,
} from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'

afterEach(cleanup)

const metadata = { workflows_module_schema_version: '1.0.0' }
const required = { required: true } as const
const order = defineSchema({
  metadata,
  fields: [
    { id: 'email', type: 'string', label: 'Email', validation: required },
    { id: 'note', type: 'string', label: 'Note' },
    {
      id: 'speed',
      type: 'string',
      label: 'Speed',
      choices: {
        values: [
          { value: 'slow', label: 'Slow' },
          { value: 'fast', label: 'Fast' },
        ],
      },
    },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City', validation: required }] },
    {
      id: 'lines',
      type: 'array',
      label: 'Lines',
      items: {
        type: 'object',
        label: 'Line',
        fields: [
          { id: 'sku', type: 'string', label: 'SKU', validation: required },
          { id: 'count', type: 'integer', label: 'Count' },
        ],
      },
    },
    { id: 'sizes', type: 'array', label: 'Sizes', items: { type: 'number', label: 'Size' } },
    { id: 'reason', type: 'string', label: 'Reason', validation: required },
    { id: 'level', type: 'string', label: 'Level', choices: { values: [{ value: 'low', label: 'Low' }] } },
    { id: 'until', type: 'string', label: 'Until' },
  ],
  rules: [
    {
      if: { and: [{ id: 'speed', operator: 'not_equal', value: 'fast' }] },
      then: {
        fields: [
          { id: 'reason', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } },
          { id: 'level', apply_as: 'merge', choices: { values: [{ value: 'high', label: 'High' }] } },
          { id: 'until', apply_as: 'merge', type: 'integer' },
        ],
      },
    },
  ],
})
type Order = typeof order

const useOrderField: UseField<Order> = useField
const useOrderOptions: UseOptions<Order> = useOptions
const useOrderRows: UseRows<Order> = useRows
const useOrderState: UseFormState<Order> = useFormState

describe('The values of a schema', () => {
  it('are there where they were validated, and may be missing before', () => {
    type Sent = SubmitValuesOf<Order>
    expectTypeOf<Sent['email']>().toEqualTypeOf<string>()
    expectTypeOf<Sent['note']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Sent['address']>().toEqualTypeOf<{ readonly city: string }>()
    expectTypeOf<NonNullable<Sent['lines']>[number]>().toEqualTypeOf<{ readonly sku: string; readonly count?: number | null }>()
    expectTypeOf<NonNullable<Sent['sizes']>>().toEqualTypeOf<readonly number[]>()
    type Held = FormValuesOf<Order>
    expectTypeOf<Held['email']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Held['address']>().toEqualTypeOf<{ readonly city?: string | null } | null | undefined>()
    expectTypeOf<NonNullable<Held['sizes']>>().toEqualTypeOf<readonly (number | null)[]>()
  })

  it('promise nothing that a rule may change', () => {
    expectTypeOf<SubmitValuesOf<Order>['reason']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<SubmitValuesOf<Order>['speed']>().toEqualTypeOf<'slow' | 'fast' | null | undefined>()
    expectTypeOf<SubmitValuesOf<Order>['level']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<SubmitValuesOf<Order>['until']>().toEqualTypeOf<unknown>()
  })

  it('may be expressions with templates', () => {
    type Sent = SubmitValuesOf<WithTemplates<Order>>
    expectTypeOf<NonNullable<Sent['sizes']>>().toEqualTypeOf<string | readonly (string | number)[]>()
    expectTypeOf<ValueAt<WithTemplates<Order>, '/lines/0/count'>>().toEqualTypeOf<string | number | null>()
  })

  it('are any where the ids are not known', () => {
    const plain = { metadata, fields: [{ id: 'a', type: 'string' }] }
    expectTypeOf<FormValuesOf<typeof plain>>().toEqualTypeOf<FormValues>()
    expectTypeOf<SubmitValuesOf<unknown>>().toEqualTypeOf<FormValues>()
    expectTypeOf<ValueAt<typeof plain, 'a'>>().toEqualTypeOf<unknown>()
  })
})

describe('A form', () => {
  it('hands over what its type says: what is required, and what a rule hides is missing', async () => {
    const submit = vi.fn<(values: SubmitValuesOf<Order>) => void>()
    const form = createRef<ModuleFormHandle<Order>>()
    render(<ModuleForm ref={form} schema={order} onSubmit={(values) => submit(values)} />)
    form.current?.setValues([{ path: 'sizes', value: [1] }])
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(submit).not.toHaveBeenCalled()
    form.current?.setValue('email', 'ada@host.test')
    form.current?.setValue('/address/city', 'London')
    form.current?.setValue('lines', [{}])
    await form.current?.submit()
    expect(submit).not.toHaveBeenCalled()
    form.current?.setValue(['lines', 0, 'sku'], 'A1')
    await form.current?.submit()
    expect(submit.mock.calls).toEqual([[{ email: 'ada@host.test', address: { city: 'London' }, lines: [{ sku: 'A1' }], sizes: [1] }]])
  })

  it('takes the types of its callbacks, values and handle from its schema', () => {
    const forms = () => (
      <>
        <ModuleForm
          schema={order}
          initialValues={{ email: 'a', lines: [{ count: 1 }] }}
          onChange={(values, { submitData }) => {
            expectTypeOf(values).toEqualTypeOf<FormValuesOf<Order>>()
            expectTypeOf(submitData).toEqualTypeOf<FormValuesOf<Order>>()
          }}
          onSubmit={async (values, { hidden }) => {
            expectTypeOf(values).toEqualTypeOf<SubmitValuesOf<Order>>()
            expectTypeOf(hidden).toEqualTypeOf<FormValuesOf<Order>>()
            return { errors: [{ path: '/email', message: 'Taken' }] }
          }}
        />
        <HeadlessForm
          schema={order}
          onSubmit={(values) => {
            expectTypeOf(values).toEqualTypeOf<SubmitValuesOf<Order>>()
          }}
        >
          {null}
        </HeadlessForm>
        <ModuleForm<Order>
          baseUrl="https://a.test"
          onSubmit={(values) => {
            expectTypeOf(values.email).toEqualTypeOf<string>()
          }}
        />
        <ModuleForm
          schema={order}
          templates={{}}
          onSubmit={(values) => {
            expectTypeOf(values.sizes).toExtend<string | readonly unknown[] | null | undefined>()
          }}
        />
        <ModuleForm<WithTemplates<Order>> schema={order} templates={{ complete: (query) => [{ label: query, template: query }] }} />
        {/* @ts-expect-error A number is no text. */}
        <ModuleForm schema={order} initialValues={{ email: 1 }} />
        {/* @ts-expect-error There is no such field. */}
        <ModuleForm schema={order} values={{ emial: 'a' }} />
        {/* @ts-expect-error A form without markup has no parts to replace. */}
        <HeadlessForm schema={order} slots={{}}>
          {null}
        </HeadlessForm>
        {/* @ts-expect-error Where its type says that it holds no expressions, it has no templates. */}
        <ModuleForm<Order> templates={{}} />
      </>
    )
    expect(forms).toBeTypeOf('function')
  })

  it('is loose where nothing is known of its schema, and takes what is written for any form', () => {
    const save = vi.fn<SubmitHandler>()
    const loose: ModuleFormProps = { baseUrl: 'https://a.test' }
    const any = createRef<ModuleFormHandle>()
    const forms = (json: { fields: { id: string; type: string }[] }) => (
      <>
        <ModuleForm
          {...loose}
          onSubmit={(values) => {
            expectTypeOf(values).toEqualTypeOf<FormValues>()
          }}
        />
        <ModuleForm
          schema={json}
          templates={{}}
          initialValues={{ any: 1 }}
          onChange={(values) => {
            expectTypeOf(values).toEqualTypeOf<FormValues>()
          }}
        />
        <ModuleForm
          schema={JSON.parse('{}')}
          onSubmit={(values) => {
            expectTypeOf(values).toEqualTypeOf<FormValues>()
          }}
        />
        <ModuleForm ref={any} schema={order} onSubmit={save} onChange={(values: FormValues) => values} />
      </>
    )
    expect(forms).toBeTypeOf('function')
  })

  it('has a handle of its paths', () => {
    const use = (form: ModuleFormHandle<Order>) => {
      form.subscribe('/lines/0/count', (count) => expectTypeOf(count).toEqualTypeOf<number | null | undefined>())
      form.setErrors({ errors: [{ path: '/email', message: 'Taken' }] })
      form.setErrors({ errors: [] } as SubmitErrors)
      expectTypeOf(form.getFormData()).toEqualTypeOf<FormValuesOf<Order>>()
    }
    expect(use).toBeTypeOf('function')
  })

  it('has a handle that is one of any form, and no handle of any form is its', () => {
    expectTypeOf<ModuleFormHandle<Order>>().toExtend<ModuleFormHandle>()
    expectTypeOf<ModuleFormHandle<WithTemplates<Order>>>().toExtend<ModuleFormHandle>()
    expectTypeOf<ModuleFormApi<Order>>().toExtend<ModuleFormHandle>()
    expectTypeOf<ModuleFormHandle>().not.toExtend<ModuleFormHandle<Order>>()
    const save = (form: ModuleFormHandle | null) => form?.getFormData()
    const form = createRef<ModuleFormHandle<Order>>()
    render(<ModuleForm ref={form} schema={order} initialValues={{ email: 'ada@host.test' }} />)
    expect(save(form.current)).toEqual({ email: 'ada@host.test' })
  })

  it('has hooks that know its fields', () => {
    const Fields = () => {
      const city = useOrderField('/address/city')
      expectTypeOf(city.value).toEqualTypeOf<string | null | undefined>()
      const { rows, add } = useOrderRows('lines')
      expectTypeOf(add).returns.toEqualTypeOf<readonly ['lines', number]>()
      const { choices, choose } = useOrderOptions('speed')
      expectTypeOf(choose).parameter(0).toEqualTypeOf<'slow' | 'fast'>()
      const isEmpty = useOrderState(({ data }) => data.email === '')
      const note = useFormState(({ data }: ModuleFormState<Order>) => data.note)
      expectTypeOf(note).toEqualTypeOf<string | null | undefined>()
      expectTypeOf(useModuleForm<Order>().getSubmitData()).toEqualTypeOf<FormValuesOf<Order>>()
      expectTypeOf(useField<string>('email').value).toEqualTypeOf<string | undefined>()
      expectTypeOf(useRows('lines').rows[0]?.path).toEqualTypeOf<Path | undefined>()
      return (
        <p>
          {[city.label, choices.map(({ value }) => value).join(' '), String(isEmpty)].join(', ')}
          {rows.map((row) => (
            <Line key={row.key} path={row.path} />
          ))}
        </p>
      )
    }
    const Line = ({ path }: { readonly path: readonly ['lines', number] }) => {
      const sku = useOrderField([...path, 'sku'])
      expectTypeOf(sku.value).toEqualTypeOf<string | null | undefined>()
      return <b>{sku.value}</b>
    }
    render(
      <HeadlessForm schema={order} initialValues={{ lines: [{ sku: 'A1' }] }}>
        <Fields />
      </HeadlessForm>,
    )
    expect(screen.getByText('City, slow fast, false')).toBeTruthy()
    expect(screen.getByText('A1')).toBeTruthy()
  })
})
