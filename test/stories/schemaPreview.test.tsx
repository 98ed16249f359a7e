import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SchemaPreview } from '../../stories/preview/SchemaPreview.tsx'

// A link is written with streams, which jsdom lacks.
vi.mock('../../stories/preview/link.ts', () => ({
  longestLink: 1,
  writeLink: async () => 'x',
  readLink: async () => Promise.reject(new Error('This link is broken.')),
}))
afterEach(cleanup)

const metadata = { workflows_module_schema_version: '1.0.0' }
const city = { id: 'city', type: 'string', label: 'City' }
const street = { id: 'street', type: 'string', label: 'Street', validation: { required: true } }
const schemaOf = (...fields: readonly object[]) => JSON.stringify({ metadata, fields })

const write = (text: string) => fireEvent.change(screen.getByLabelText('Schema'), { target: { value: text } })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const data = () => screen.getByRole('region', { name: 'Data' })
/** Waits until the part beside the form reads so. */
const dataRead = async (text: string) => waitFor(() => expect(data().textContent).toContain(text))

async function openFilled() {
  render(<SchemaPreview />)
  write(schemaOf(city))
  await userEvent.type(await screen.findByLabelText('City'), 'abc')
  await within(data()).findByText('Valid')
}

describe('A file', () => {
  const openFile = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { container } = render(<SchemaPreview />)
    const input = container.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for files.')
    await userEvent.upload(input, new File([bytes], 'city.json'))
  }

  it('is read', async () => {
    await openFile(new TextEncoder().encode(schemaOf({ ...city, label: 'Cité' })))
    await screen.findByText('Read from city.json.')
    await screen.findByLabelText('Cité')
  })

  it('in another encoding than UTF-8 is refused, and the text stays', async () => {
    await openFile(Uint8Array.from(schemaOf({ ...city, label: 'Cit\xe9' }), (letter) => letter.charCodeAt(0)))
    await screen.findByText('city.json is no UTF-8 text.')
    expect(screen.queryByLabelText(/^Cit/)).toBeNull()
  })
})

describe('Files dropped together', () => {
  const dropFiles = (text: string, ...names: readonly string[]) => {
    render(<SchemaPreview />)
    const bytes = new TextEncoder().encode(text)
    fireEvent.drop(document.body, { dataTransfer: { files: names.map((name) => new File([bytes], name)) } })
  }

  it('are named apart from the first, which is read', async () => {
    dropFiles(schemaOf(city), 'a.json', 'b.json', 'c.json')
    await screen.findByText('Read from a.json. Not read: b.json, c.json. Only one file is opened at a time.')
    await screen.findByLabelText('City')
  })

  it('are counted where they are many', async () => {
    dropFiles(schemaOf(city), ...Array.from({ length: 9 }, (_, index) => `${index}.json`))
    await screen.findByText(/Not read: 1.json, 2.json, 3.json, 5 more\./)
  })

  it('are named, too, where the first cannot be read', async () => {
    dropFiles('\0{', 'a.json', 'b.json')
    await screen.findByText(/^a.json is UTF-16.* Not read: b.json\./)
  })
})

describe('What a file, the example or an empty box has replaced', () => {
  const box = () => screen.getByLabelText('Schema')
  const back = 'Bring back what was here'

  it('can be brought back after the new text was edited, and so can that', async () => {
    await openFilled()
    await press('Clear')
    write(schemaOf(street))
    await screen.findByLabelText(/^Street/)
    expect(screen.queryByText('The box is empty.')).toBeNull()
    await press(back)
    expect(await screen.findByLabelText('City')).toHaveProperty('value', 'abc')
    await screen.findByText('What was here before is back.')
    await press('Undo')
    await screen.findByLabelText(/^Street/)
    expect(box()).toHaveProperty('value', schemaOf(street))
  })

  it('is not offered any more where it was nothing', async () => {
    render(<SchemaPreview />)
    await press('Clear')
    await press('Example')
    write(schemaOf(city))
    await screen.findByLabelText('City')
    expect(screen.queryByRole('button', { name: back })).toBeNull()
  })

  it('keeps the focus on the button that brings it back', async () => {
    await openFilled()
    await press('Example')
    await press('Undo')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  })
})

describe('The message about copying a link', () => {
  it('gives way to that of a file that cannot be read', async () => {
    const { container } = render(<SchemaPreview addressOf={(link) => `https://preview.example/${link}`} />)
    write(schemaOf(city))
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
    // This page has no clipboard.
    await screen.findByText(/^The browser does not let this page copy/)
    fireEvent.drop(container, { dataTransfer: { files: [new File(['\0{'], 'a.json')] } })
    await screen.findByText(/^a.json is UTF-16/)
  })
})

describe('A link that cannot be read', () => {
  it('is reported until something else is opened', async () => {
    render(<SchemaPreview link="broken" />)
    await screen.findByText('This link is broken.')
    await press('Example')
    await screen.findByText('This is the example.')
    await press('Undo')
    expect(screen.queryByText('This link is broken.')).toBeNull()
  })
})

describe('The box for a base URL', () => {
  it('says of a module only that it is asked', async () => {
    render(<SchemaPreview fetch={async () => new Response('', { status: 500 })} />)
    await userEvent.type(screen.getByLabelText('or ask a module'), 'https://module.example/plans')
    await press('Load')
    await screen.findByText('The module at https://module.example/plans is asked.')
  })
})

describe('The error of the box for a base URL', () => {
  const refuse = async () => {
    render(<SchemaPreview />)
    const box = screen.getByLabelText('or ask a module')
    await userEvent.type(box, 'module.example')
    await press('Load')
    await screen.findByText(/^Enter a full URL/)
    return box
  }
  const expectNone = () => expect(screen.queryByText(/^Enter a full URL/)).toBeNull()

  it('goes with an edit', async () => {
    const box = await refuse()
    await userEvent.type(box, '/')
    expectNone()
    expect(box.getAttribute('aria-invalid')).toBe('false')
  })

  it('goes with another form, and the text stays', async () => {
    const box = await refuse()
    await press('Example')
    expectNone()
    expect(box).toHaveProperty('value', 'module.example')
  })
})

describe('The data beside the form of the preview', () => {
  it('are not valid any more by a schema that requires more', async () => {
    await openFilled()
    write(schemaOf(city, street))
    await within(data()).findByText('Has errors')
    await dataRead('"city": "abc"')
  })

  it('are those of the form shown, once another has taken its place', async () => {
    await openFilled()
    await press('Example')
    await screen.findByLabelText('Name of the export')
    await within(data()).findByText('Initial values')
    expect(data().textContent).not.toContain('abc')
  })

  it.each(['', 'null', '[]', '{"fields":{}}'])('are gone with the form, with %j in the box', async (text) => {
    await openFilled()
    await press('Clear')
    write(text)
    await screen.findByText(/^The form appears here as soon as/)
    await dataRead('There is no form yet.')
    expect(data().textContent).not.toMatch(/abc|Valid/)
  })
})

describe('The problems of the preview', () => {
  it('do not say that the form is empty while it shows an earlier schema', async () => {
    await openFilled()
    write('{"fields":{}}')
    await screen.findByText('The form shows the schema as it could be read last.')
    const list = screen.getByRole('region', { name: 'Problems' })
    expect(list.textContent).toContain('A schema with a list "fields" was expected')
    expect(list.textContent).not.toContain('The form is empty')
  })

  it('contain what works as written, but is hardly intended, as the linter reports it', async () => {
    render(<SchemaPreview />)
    write(schemaOf(city, { ...street, validation: { pattern: '^(a+)+$' } }))
    await screen.findByLabelText('Street')
    const list = screen.getByRole('region', { name: 'Problems' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(list.textContent).toMatch(/^1 warning.*street: .*\(a\+\)\+/)
    write(schemaOf(city, street))
    await screen.findByText('No problems found.')
  })
})
