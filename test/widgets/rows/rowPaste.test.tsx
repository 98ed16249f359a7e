import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ModuleForm } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { rowChanges } from '../../../src/react/field/useRowsView.tsx'
import { rowEditing } from '../../../src/widgets/rows/useRowEditing.ts'
import { schemaOf } from '../../support/createTestForm.ts'

beforeAll(() => Promise.all([rowEditing.load(), rowChanges.load()]))
afterEach(cleanup)

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const note = text('note', { ui_options: { ui_widget: 'textarea' } })
const secret = text('secret', { ui_options: { ui_widget: 'password' } })
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'Person', fields: [text('name'), text('city'), note, secret] },
}
const tags = { id: 'tags', type: 'array', label: 'Tags', items: text('tag', { label: 'Tag' }) }

function open(props: object = {}) {
  render(<ModuleForm schema={schemaOf([people, tags])} initialValues={{ people: [{ name: 'Ada' }], tags: ['red'] }} {...props} />)
}

/** Pastes a text into an element; returns whether the browser would paste it too. */
function paste(element: HTMLElement, pasted: string): boolean {
  const event = createEvent.paste(element, { clipboardData: { getData: () => pasted } })
  Object.defineProperty(event, 'eventPhase', { value: Event.BUBBLING_PHASE })
  return fireEvent(element, event)
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a paste into rows', () => {
  it('fills rows and columns from the field on that it is pasted into', async () => {
    open()
    expect(paste(field('name'), 'Grace\tNew York\nEdith\tLondon\nMary\tBonn')).toBe(false)
    expect(await screen.findByRole('button', { name: /^Edith London/ })).toBeTruthy()
    expect(field('name').value).toBe('Grace')
    expect(field('city').value).toBe('New York')
    expect(screen.getByRole('status').textContent).toBe('3 rows pasted')
  })

  it('adds rows where it is pasted onto the list', async () => {
    open()
    expect(paste(screen.getByRole('button', { name: 'Add Tag' }), 'green\nblue')).toBe(false)
    await vi.waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tag \d$/ }).map(({ value }) => value)).toEqual([
        'red',
        'green',
        'blue',
      ]),
    )
  })

  it('is an ordinary one where it is a single line, a single cell of a spreadsheet, or goes into what takes lines', () => {
    open()
    expect(paste(field('name'), 'Grace Hopper')).toBe(true)
    expect(paste(field('name'), 'Grace Hopper\r\n')).toBe(true)
    expect(paste(field('note'), 'one\ntwo\tthree')).toBe(true)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('leaves a secret of several lines in its field', () => {
    open()
    paste(field('secret'), 'BEGIN KEY\nabc\nEND KEY')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(field('secret').value).toBe('BEGIN KEY\nabc\nEND KEY')
  })

  it('changes nothing where the form can only be read', () => {
    open({ disabled: true })
    expect(paste(field('name'), 'a\nb')).toBe(true)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})
