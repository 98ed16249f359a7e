import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { ar } from 'moduleform/locales/ar'
import { de } from 'moduleform/locales/de'
import { es } from 'moduleform/locales/es'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

const schema = schemaOf([{ id: 'note', type: 'string', label: 'Note', validation: { min_length: 12345 } }])

/** Leaves a text in each form that is too short. */
const leaveNotes = async () => {
  for (const box of screen.getAllByRole('textbox')) {
    await userEvent.type(box, 'x')
    await userEvent.tab()
  }
}

const shortest = (tag: string) => new Intl.NumberFormat(tag).format(12345)
const said = () => [...document.querySelectorAll('.mf-error')].map(({ textContent }) => textContent)

it.each([
  ['a region', { ...de, tag: 'de-CH' }, shortest('de-CH')],
  ['other digits', { ...ar, tag: 'ar-EG' }, shortest('ar-EG')],
  ['another separator', { ...es, tag: 'es-MX' }, shortest('es-MX')],
  ['its language', de, '12.345'],
  ['a tag that no browser knows, as its language', { ...de, tag: 'not a tag' }, '12.345'],
  ['texts that the host has changed', { ...de, tag: 'de-CH', messages: { ...de.messages, required: () => 'Bitte!' } }, shortest('de-CH')],
])('numbers within sentences follow the tag of the form: %s', async (_, locale, expected) => {
  render(<ModuleForm locale={locale} schema={schema} />)
  await leaveNotes()
  expect(said()).toEqual([expect.stringContaining(expected)])
})

it('two forms on one page write numbers each in its region', async () => {
  render(
    <>
      <ModuleForm locale={{ ...de, tag: 'de-CH' }} schema={schema} />
      <ModuleForm locale={de} schema={schema} />
    </>,
  )
  await leaveNotes()
  expect(said()).toEqual([expect.stringContaining(shortest('de-CH')), expect.stringContaining('12.345')])
})

it('dates within sentences follow the tag, and the words stay those of the language', () => {
  const region = { ...es, tag: 'es-US' }
  const messages = region.messagesIn?.(region)
  const date = new Date(2026, 0, 31, 14, 30)
  expect(messages?.restored(date)).toContain(new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeStyle: 'short' }).format(date))
  expect(messages?.restored(date)).not.toBe(es.messages.restored(date))
  expect(messages?.submit).toBe(es.messages.submit)
})
