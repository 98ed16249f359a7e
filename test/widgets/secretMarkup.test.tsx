import { cleanup, render, screen } from '@testing-library/react'
import { ModuleForm, type WidgetProps } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultWidgets } from '../../src/widgets/defaultWidgets.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { widgetPropsOf } from './widgetPropsOf.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('The markup does not repeat a secret', () => {
  it('of code', () => {
    const props = widgetPropsOf({ control: 'CodeblockWidget', secret: true, value: 'leak-code' })
    const Widget = defaultWidgets.CodeblockWidget
    const { container } = render(<Widget {...props} />)
    expect(container.querySelector('textarea')?.value).toBe('leak-code')
    expect(container.innerHTML).not.toContain('leak')
  })

  it('in the place of a widget that cannot be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = ({ value }: WidgetProps) => {
      throw new Error(`Cannot draw ${String(value)}`)
    }
    const token = { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' } }
    const { container } = render(
      <ModuleForm schema={schemaOf([token])} initialValues={{ token: 'leak-typed' }} widgets={{ password: Broken }} />,
    )
    expect(await screen.findByRole('button', { name: /Token$/ })).toBeDefined()
    expect(container.innerHTML).not.toContain('leak')
  })
})
