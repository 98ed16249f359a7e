import { cleanup, render } from '@testing-library/react'
import { ModuleForm, useField, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openHeadless } from '../headless/openHeadless.tsx'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const date = { type: 'string', format: 'date' }
const cases = [
  ['a number', { type: 'number' }, '12\n3'],
  ['an integer', { type: 'integer' }, 'a\nb'],
  ['a date', { type: 'string', ui_options: { ui_widget: 'date' } }, '2026-01-01\n'],
  ['a date by format', date, 'a\r\nb'],
  ['an input', { type: 'string' }, 'one\r\ntwo'],
  ['a textarea', { type: 'string', ui_options: { ui_widget: 'textarea' } }, 'one\r\ntwo'],
  ['a password', { type: 'string', ui_options: { ui_widget: 'password' } }, 'one\r\ntwo'],
] as const

/** An element of the host, which takes its type from the field. */
function Text() {
  const { inputProps } = useField('a')
  return <input aria-label="a" {...inputProps} />
}

describe('a value with line breaks, which browsers change in an element,', () => {
  describe.each([false, true])('disabled: %s,', (disabled) => {
    it.each(cases)('stays as the host gave it in %s', (_, field, given) => {
      const form = createRef<ModuleFormHandle>()
      const onChange = vi.fn()
      render(<ModuleForm ref={form} schema={schemaOf([{ id: 'a', ...field }])} initialValues={{ a: given }} {...{ disabled, onChange }} />)
      expect(form.current?.getFormData()).toEqual({ a: given })
      expect(form.current?.canUndo).toBe(false)
      expect(onChange).not.toHaveBeenCalled()
    })
  })

  it.each(cases)('stays as the host gave it in %s with markup of the host', (_, field, given) => {
    const { form } = openHeadless([{ id: 'a', ...field }], <Text />, { initialValues: { a: given } })
    expect(form().getFormData()).toEqual({ a: given })
    expect(form().canUndo).toBe(false)
  })
})
