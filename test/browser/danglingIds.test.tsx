import { describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import 'moduleform/styles.css'
import { crm } from '../../playground/modules/crm/crm.ts'
import { kitchenSink } from '../../playground/modules/kitchenSink/kitchenSink.ts'
import { places } from '../../playground/modules/places/places.ts'
import { schedule } from '../../playground/modules/schedule/schedule.ts'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import { danglingIds } from './danglingIds.ts'

interface Walk extends Pick<ModuleFormProps, 'wire' | 'initialValues'> {
  readonly fetch: (request: Request) => Promise<Response>
  readonly first: Locator
}

const walks: Readonly<Record<string, Walk>> = {
  crm: {
    fetch: crm,
    initialValues: { object_type: { id: 'deal', label: 'Deal' } },
    first: page.getByRole('combobox', { name: 'Object type' }),
  },
  places: { fetch: places, wire: 'data', first: page.getByRole('textbox', { name: 'Recipient' }) },
  schedule: { fetch: schedule, first: page.getByRole('combobox').first() },
  'kitchen-sink': { fetch: kitchenSink, first: page.getByRole('textbox').first() },
}

const expectNone = () => expect(danglingIds(document.body)).toEqual([])
const names = (locator: Locator) => locator.elements().map((element) => element.id)
const byId = (id: string) => document.getElementById(id)

/** Opens selects of the page in turn, at most this many. */
async function openSelects(most: number): Promise<void> {
  for (const id of names(page.getByRole('combobox')).slice(0, most)) {
    const element = byId(id)
    // A select that waits for another field focuses that one instead; a text with suggestions has no list of its own.
    if (element === null || element.matches(':disabled, [list]') || element.textContent.startsWith('Choose ')) continue
    await userEvent.click(element)
    await vi.waitFor(() => expect(byId(id)?.getAttribute('aria-expanded')).toBe('true'))
    await userEvent.keyboard('{ArrowDown}')
    expectNone()
    await userEvent.keyboard('{Escape}')
    expectNone()
  }
}

/** Adds two rows to each array, and removes the first one. */
async function changeRows(): Promise<void> {
  for (const add of page.getByRole('button', { name: /^Add / }).elements()) {
    if (!add.isConnected) continue
    await userEvent.click(add)
    await userEvent.click(add)
    expectNone()
    const remove = add.closest('fieldset')?.querySelector('[aria-label^="Remove"]')
    if (remove) await userEvent.click(remove)
    expectNone()
  }
}

describe.each(Object.entries(walks))('the form of %s', (_, { first, ...module }) => {
  it('points to nothing that is not there', async () => {
    await render(
      <ModuleForm
        baseUrl="http://module.test"
        connections={loadSampleConnections}
        codeEditor={() => Promise.resolve(monaco)}
        {...module}
      />,
    )
    await expect.element(first).toBeVisible()
    expectNone()
    await openSelects(Infinity)
    await changeRows()
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect.element(page.getByText(/^Fix .* to continue$/).first()).toBeVisible()
    expectNone()
    await openSelects(2)
    await changeRows()
  })

  it('points to nothing that is not there where it is read-only', async () => {
    await render(<ModuleForm baseUrl="http://module.test" connections={loadSampleConnections} readOnly {...module} />)
    await vi.waitFor(() => expect(document.querySelector('.mf-read')).not.toBeNull())
    expectNone()
  })
})

it('finds what points nowhere', async () => {
  await render(
    <>
      <label htmlFor="gone">Label</label>
      <input aria-label="Box" aria-describedby="here gone" />
      <span id="here" />
    </>,
  )
  expect(danglingIds(document.body).map((line) => line.split(' on ')[0])).toEqual(['aria-describedby="gone"', 'for="gone"'])
})
