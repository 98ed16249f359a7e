import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { ModuleForm, type ModuleFormHandle, type SubmitOutcome } from '../../src/index.ts'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'name', type: 'string', label: 'Name' }],
}

type Props = ComponentProps<typeof ModuleForm>

/** The sample of "Unsaved changes" in `stories/docs/Embedding.mdx`, where the blocker of the router is a text. */
function Step({ save, onHandle }: { readonly save: () => Promise<void>; readonly onHandle: (handle: ModuleFormHandle) => void }) {
  const form = useRef<ModuleFormHandle>(null)
  const saved = useRef<string>(undefined)
  const [unsaved, setUnsaved] = useState(false)
  const onChange: Props['onChange'] = (_, { dirty, submitData }) =>
    setUnsaved(saved.current === undefined ? dirty : saved.current !== JSON.stringify(submitData))
  const onSubmit: Props['onSubmit'] = async (formData) => {
    await save()
    saved.current = JSON.stringify(formData)
    if (form.current) setUnsaved(saved.current !== JSON.stringify(form.current.getSubmitData()))
  }
  return (
    <>
      <p>{unsaved ? 'Stay' : 'Leave'}</p>
      <ModuleForm ref={form} schema={schema} onChange={onChange} onSubmit={onSubmit} />
      <button type="button" onClick={() => form.current && onHandle(form.current)}>
        Look
      </button>
    </>
  )
}

it('the recipe for unsaved changes tells what was saved from what was edited meanwhile and since', async () => {
  const ends: (() => void)[] = []
  const handles: ModuleFormHandle[] = []
  render(<Step save={() => new Promise((resolve) => ends.push(resolve))} onHandle={(handle) => handles.push(handle)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Look' }))
  const [form] = handles
  if (form === undefined) throw new Error('There is no handle.')
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(screen.getByText('Leave')).toBeTruthy()
  await userEvent.type(name, 'Ada')
  await screen.findByText('Stay')

  const outcomes: Promise<SubmitOutcome>[] = []
  act(() => void outcomes.push(form.submit()))
  await waitFor(() => expect(ends).toHaveLength(1))
  await userEvent.type(name, ' Lovelace')
  await act(async () => ends[0]?.())
  expect(await outcomes[0]).toBe('submitted')
  await screen.findByText('Stay')
  expect(form.getFormData()).toEqual({ name: 'Ada Lovelace' })

  act(() => void outcomes.push(form.submit()))
  await waitFor(() => expect(ends).toHaveLength(2))
  await act(async () => ends[1]?.())
  await screen.findByText('Leave')

  // Back at the start is not what was saved.
  act(() => form.undo())
  await screen.findByText('Stay')
})
