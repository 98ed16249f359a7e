import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DraftForm } from '../docs/examples/draftForm.tsx'
import { createStepStore, formDataChanged, ReduxForm } from '../docs/examples/reduxForm.tsx'
import { useStepStore, ZustandForm } from '../docs/examples/zustandForm.tsx'
import { formActions } from '../support/formActions.ts'

/** A store of the host mirrors the form data, and the form shows what is written to the store. Decisions §11. */
const meta: Meta = { title: 'Scenarios/State outside' }
export default meta
type Story = StoryObj

/** A form, with the state of its host and buttons that change it. */
const BesideStore = ({
  children,
  formData,
  buttons,
}: {
  readonly children: ReactNode
  readonly formData: unknown
  readonly buttons: ReactNode
}) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, font: '13px system-ui' }}>
    <div style={{ flex: '1 1 320px', maxWidth: 420 }}>{children}</div>
    <div style={{ flex: '1 1 220px' }}>
      {buttons}
      <pre data-testid="store">{JSON.stringify(formData, null, 2)}</pre>
    </div>
  </div>
)

const heldIn = (canvasElement: HTMLElement): unknown => JSON.parse(within(canvasElement).getByTestId('store').textContent ?? '')

/** Each key press reaches the store at once, and changes of the store by others are shown in the form. */
export const Zustand: Story = {
  beforeEach: () => useStepStore.setState({ formData: { name: 'Ada' } }),
  render: function Zustand() {
    const { formData, setFormData } = useStepStore()
    return (
      <BesideStore
        formData={formData}
        buttons={
          <>
            <button type="button" onClick={() => setFormData({ ...formData, news: formData['news'] !== true })}>
              Toggle the newsletter
            </button>{' '}
            <button type="button" onClick={() => setFormData({ name: 'Grace', phones: [{ number: '1' }, { number: '2' }] })}>
              Take another contact
            </button>
          </>
        }
      >
        <ZustandForm />
      </BesideStore>
    )
  },
  play: async ({ canvasElement }) => {
    const { find, fill, click, form } = formActions(canvasElement)
    await fill('Name', 'Ada Lovelace')
    await waitFor(() => expect(heldIn(canvasElement)).toEqual({ name: 'Ada Lovelace' }))
    for (const isOn of [true, false, true]) {
      await click('Toggle the newsletter')
      await waitFor(async () => expect((await find('Newsletter')).checked).toBe(isOn))
    }
    await userEvent.click(await find('Newsletter'))
    await click('Toggle the newsletter')
    await waitFor(async () => expect(await find('Newsletter')).toBeChecked())
    await click('Take another contact')
    await waitFor(async () => expect(await find('Name')).toHaveValue('Grace'))
    await expect(await find('Newsletter')).not.toBeChecked()
    await waitFor(() => expect(form.getAllByRole('button', { name: /Phone|^\d/ }).length).toBeGreaterThan(1))
  },
}

/**
 * The store gets a text 200 ms after the last key press. None of 40 characters is lost, and one that cannot be read as a number stays as
 * typed.
 */
export const Redux: Story = {
  render: function Redux() {
    const [store] = useState(createStepStore)
    const [formData, setFormData] = useState<unknown>({})
    useState(() => store.subscribe(() => setFormData(store.getState().formData)))
    return (
      <BesideStore
        formData={formData}
        buttons={
          <button type="button" onClick={() => store.dispatch(formDataChanged({ ...store.getState().formData, age: 36 }))}>
            Make it 36 years
          </button>
        }
      >
        <ReduxForm store={store} />
      </BesideStore>
    )
  },
  play: async ({ canvasElement }) => {
    const { find, fill, click } = formActions(canvasElement)
    const text = 'The quick brown fox jumps over the dog.!'
    await userEvent.type(await find('Name'), text, { delay: 10 })
    await expect(await find('Name')).toHaveValue(text)
    await waitFor(() => expect(heldIn(canvasElement)).toEqual({ name: text }))
    await expect(await find('Name')).toHaveValue(text)
    await click('Make it 36 years')
    await waitFor(async () => expect(await find('Age')).toHaveValue('36'))
    await fill('Age', '1x')
    await waitFor(() => expect(heldIn(canvasElement)).toEqual({ name: text }))
    await click('Make it 36 years')
    await expect(await find('Age')).toHaveValue('1x')
  },
}

/** Replaces `localStorage`. */
function createMemory(): Pick<Storage, 'getItem' | 'setItem'> {
  const texts = new Map<string, string>()
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) }
}

/** If the form is closed at any moment, it opens again as it was, including incomplete texts. */
export const Drafts: Story = {
  render: function Drafts() {
    const [storage] = useState(createMemory)
    const [openings, setOpenings] = useState(1)
    const [text, setText] = useState('{}')
    const watched = {
      getItem: storage.getItem,
      setItem: (key: string, draft: string) => {
        storage.setItem(key, draft)
        setText(draft)
      },
    }
    return (
      <BesideStore
        formData={JSON.parse(text)}
        buttons={
          <button type="button" onClick={() => setOpenings(openings + 1)}>
            Close and open again
          </button>
        }
      >
        <DraftForm key={openings} storage={watched} />
      </BesideStore>
    )
  },
  play: async ({ canvasElement }) => {
    const { find, fill, click } = formActions(canvasElement)
    await fill('Name', 'Ada')
    await userEvent.type(await find('Age'), '1xy')
    await click('Close and open again')
    await expect(await find('Name')).toHaveValue('Ada')
    await expect(await find('Age')).toHaveValue('1xy')
    await fill('Age', '36')
    await click('Close and open again')
    await expect(await find('Age')).toHaveValue('36')
  },
}
