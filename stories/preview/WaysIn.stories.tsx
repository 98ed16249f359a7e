import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Mock } from 'vitest'
import { formActions } from '../support/formActions.ts'
import { readLink } from './link.ts'
import { SchemaPreview, type SchemaPreviewProps } from './SchemaPreview.tsx'

/** Each way to open a schema in the preview, and how unreadable texts are handled. */
const meta: Meta<typeof SchemaPreview> = {
  title: 'Schema preview/Ways in',
  component: SchemaPreview,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
}
export default meta
type Story = StoryObj<typeof SchemaPreview>

const yaml = `metadata:
  workflows_module_schema_version: 1.0.0
fields:
  - id: subject
    type: string
    label: Subject
    lable: typo
  - id: copies
    type: integer
    label: Copies
`
const json = JSON.stringify({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'city', type: 'string', label: 'City' }],
})

const previewActions = (canvasElement: HTMLElement) => {
  const actions = formActions(canvasElement)
  const findText = () => actions.find('Schema')
  return {
    ...actions,
    findText,
    paste: async (text: string) => {
      const box = await findText()
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste(text)
    },
  }
}

export const PastedJson: Story = {
  play: async ({ canvasElement }) => {
    const { find, fill, paste, sees, submit, click, form } = previewActions(canvasElement)
    await find('Name of the export')
    await paste(json)
    await fill('City', 'Ottawa')
    await sees('No problems found.')
    await submit()
    await userEvent.click(await form.findByRole('tab', { name: 'Submitted' }))
    await expect(await find('Submitted data')).toHaveTextContent('"city": "Ottawa"')
    // The panel that is not chosen is gone for the eye, too.
    await expect(form.getAllByRole('tabpanel')).toHaveLength(1)
    await click('Example')
    await fill('Name of the export', 'Mine')
    await click('Undo')
    await expect(await find('City')).toHaveValue('Ottawa')
    await expect(form.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await sees('Nothing has been submitted yet.')
  },
}

/** An emptied box has no form. */
export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const { find, click, query, sees } = previewActions(canvasElement)
    await find('Name of the export')
    await click('Clear')
    await sees('The form appears here as soon as there is a schema with a list of fields.')
    await expect(query('Name of the export')).toBeNull()
    await click('Undo')
    await find('Name of the export')
  },
}

/** A problem links to its line and to its field. */
export const PastedYaml: Story = {
  play: async ({ canvasElement }) => {
    const { find, findText, paste, form } = previewActions(canvasElement)
    await paste(yaml)
    await find('Copies')
    await userEvent.click(await form.findByRole('button', { name: /subject: .*"lable".*line 7:5/ }))
    await expect(await find('Subject')).toHaveFocus()
    const { value, selectionStart, selectionEnd } = await findText()
    await expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('    lable: typo')
    await expect(canvasElement.querySelector('.sp-target')).toHaveAttribute('data-line', '7')
  },
}

export const DroppedFile: Story = {
  play: async ({ canvasElement }) => {
    const { find, findText, sees } = previewActions(canvasElement)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([yaml], 'letter.yaml'))
    ;(await findText()).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await find('Copies')
    await sees('Read from letter.yaml.')
  },
}

const drop = (target: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** A folder cannot be read, and of two files the last one counts, however long the first takes. */
export const DroppedOthers: Story = {
  play: async ({ canvasElement }) => {
    const { find, findText, query, sees } = previewActions(canvasElement)
    const reading = spyOn(File.prototype, 'arrayBuffer')
    reading.mockImplementationOnce(() => Promise.reject(new DOMException('A folder', 'NotFoundError')))
    drop(await findText(), new File([''], 'schemas'))
    await sees("schemas can't be read. Is it a folder?")
    await find('Name of the export')
    let finish: (bytes: ArrayBuffer) => void = () => undefined
    reading.mockImplementationOnce(() => new Promise((done) => (finish = done)))
    drop(await findText(), new File([''], 'slow.json'))
    drop(await findText(), new File([yaml], 'letter.yaml'))
    await find('Copies')
    finish(new TextEncoder().encode(json).buffer)
    await sees('Read from letter.yaml.')
    await expect(query('City')).toBeNull()
  },
}

/** The recorded answer of a module, with any wrapper around its schema. */
export const RecordedAnswer: Story = {
  play: async ({ canvasElement }) => {
    const { find, paste, query, form } = previewActions(canvasElement)
    await paste(`{ "data": { "schema": ${json} } }`)
    await find('City')
    await paste(`{ "data":\n{ "fields": [{ "id": "town", "type": "string", "label": "Town", "lable": 1 }] } }`)
    await find('Town')
    await expect(query('City')).toBeNull()
    await expect((await form.findAllByRole('button', { name: /"lable".*line 2:/ })).length).toBe(1)
  },
}

/** A syntax error is reported at its place; the form and its values stay. */
export const BrokenText: Story = {
  play: async ({ canvasElement }) => {
    const { find, findText, fill, paste, sees, form } = previewActions(canvasElement)
    await paste(json)
    await fill('City', 'Ottawa')
    const box = await findText()
    await userEvent.type(box, '{Backspace}{Backspace}')
    await sees('The form shows the schema as it could be read last.')
    await expect(await find('City')).toHaveValue('Ottawa')
    await userEvent.click(await form.findByRole('button', { name: /The text ends before a list is closed/ }))
    await expect(box).toHaveFocus()
    await userEvent.type(box, ']}', { initialSelectionStart: box.value.length })
    await sees('No problems found.')
    await expect(await find('City')).toHaveValue('Ottawa')
  },
}

/** While YAML is typed, every intermediate text keeps the last form. */
export const EveryKeystroke: Story = {
  play: async ({ canvasElement }) => {
    const { find, findText, paste } = previewActions(canvasElement)
    await paste('fields:\n  - { id: city, type: string, label: City }\n')
    await find('City')
    await userEvent.type(await findText(), '  - id: zip\n    type: string\n    label: "Zip\\"')
    await find('City')
    await userEvent.type(await findText(), '{Backspace}{Backspace}"')
    await find('Zip')
  },
}

/** An address written by the preview. */
export const FromALink: Story = {
  args: {
    link: 'zVYzLCsIwEAB_ZcndUq979RO8Fkoe2xrdJCW7tYr471IVrNdhZh5G6aYGTSK1warFLgMspV4GLov0qYSZqRd_omT7K1WJJSPsm7ZpuzxE4iDvZAcxIMjszuR1BQB6nwhBtMY8fghbR4xw3FpsHROucvl9fJkiyXYTs9JI9e9z-Frm-QI',
  },
  play: async ({ canvasElement }) => {
    const { find, sees } = previewActions(canvasElement)
    await find('Copies')
    await sees('Opened from the link.')
  },
}

export const FromABrokenLink: Story = {
  args: { link: 'zbroken' },
  play: async ({ canvasElement }) => previewActions(canvasElement).sees(/This link can't be read/),
}

const planSchema = JSON.stringify({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'plan', type: 'string', label: 'Plan', on_action: { load_schema: true } }],
})

/** A module with one field, and its answer once that is filled in. */
const onceChosen =
  (answer: () => Response): SchemaPreviewProps['fetch'] =>
  async (request) => {
    // `as`: the body of a request of the form.
    const { form_data: data } = (await new Request(request).json()) as { form_data: { plan?: string } }
    return data.plan === undefined ? new Response(planSchema) : answer()
  }

const withPassword = `fields:
  - id: token
    type: string
    label: Token
    default: never-in-a-link
    ui_options: { ui_widget: password }
`

/** The address follows the text, without passwords. */
export const TheLinkFollows: Story = {
  args: { onLink: fn() },
  play: async ({ canvasElement, args }) => {
    const { find, findText, paste } = previewActions(canvasElement)
    await paste(withPassword)
    await find('Token')
    // `as`: it is the mock above.
    const { calls } = (args.onLink as Mock<(link: string) => void>).mock
    await waitFor(async () => {
      const { text } = await readLink(calls.at(-1)?.[0] ?? '')
      await expect(text).toContain('id: token')
      await expect(text).not.toContain('never')
    })
    await userEvent.clear(await findText())
    await waitFor(() => expect(calls.at(-1)?.[0]).toBe(''))
  },
}

/** A reload that fails leaves the schema in the box, as in the form. */
export const FromAModuleThatFails: Story = {
  args: { fetch: onceChosen(() => Response.json({ error: { message: 'Database is down' } }, { status: 500 })) },
  play: async ({ canvasElement }) => {
    const { fill, findText, click, sees } = previewActions(canvasElement)
    await fill('or ask a module', 'https://module.example/plans')
    await click('Load')
    await fill('Plan', 'a')
    await userEvent.tab()
    await sees(/Database is down/)
    await expect((await findText()).value).toContain('"plan"')
  },
}

/** After an answer for some fields alone, the box holds the whole form. */
export const FromAModuleThatAnswersInPart: Story = {
  args: { fetch: onceChosen(() => Response.json({ fields: [{ id: 'seats', type: 'integer', label: 'Seats' }] })) },
  play: async ({ canvasElement }) => {
    const { fill, find, findText, click } = previewActions(canvasElement)
    await fill('or ask a module', 'https://module.example/plans')
    await click('Load')
    await fill('Plan', 'a')
    await userEvent.tab()
    await find('Seats')
    await userEvent.type(await findText(), ' ')
    await waitFor(async () => expect((await findText()).value).toContain('"plan"'))
    await find('Seats')
    await expect(await find('Plan')).toHaveValue('a')
  },
}

/** A module at an address, here a demo module of the playground, called without a network. */
export const FromAModule: Story = {
  loaders: [async () => ({ modules: (await import('../../playground/modules/modules.ts')).modules })],
  render: (args, { loaded }) => <SchemaPreview {...args} fetch={loaded['modules'].places} />,
  play: async ({ canvasElement }) => {
    const { fill, find, findText, click, choose, sees } = previewActions(canvasElement)
    await fill('or ask a module', 'module.example')
    await click('Load')
    await sees(/Enter a full URL/)
    await fill('or ask a module', 'https://module.example/places')
    await click('Load')
    await find('Country')
    await expect((await findText()).value).toContain('"country"')
    await choose('Country', 'Canada')
  },
}
