import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type Problem } from 'moduleform'
import * as monaco from 'moduleform/monaco'
import 'moduleform/styles.css'

/** Sets a policy for everything that the page of this file draws from now on. */
function forbidInlineStyles(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'content-security-policy'
  policy.content = "style-src 'self'"
  document.head.append(policy)
}

it('a policy that forbids inline styles, without which Monaco draws its lines over one another, leaves plain text', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const onSubmit = vi.fn()
  const schema = {
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [{ id: 'query', type: 'string', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } }],
  }
  forbidInlineStyles()
  await render(
    <ModuleForm
      schema={schema}
      initialValues={{ query: 'select 1\nfrom orders' }}
      codeEditor={() => Promise.resolve(monaco)}
      {...{ onProblems, onSubmit }}
    />,
  )
  const query = page.getByRole('textbox', { name: 'Query' })
  await vi.waitFor(() => expect(onProblems.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['host/no-code-editor']))
  expect(query.element().tagName).toBe('TEXTAREA')
  await expect.element(query).toHaveValue('select 1\nfrom orders')
  expect(document.querySelector('.monaco-editor')).toBeNull()
  await userEvent.fill(query, 'select 1\nfrom orders\nwhere id = 3')
  await page.getByRole('button', { name: 'Submit' }).click()
  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ query: 'select 1\nfrom orders\nwhere id = 3' }))
})
