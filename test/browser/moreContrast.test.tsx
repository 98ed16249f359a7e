import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { schemaOf } from '../support/createTestForm.ts'

const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
const style = document.createElement('style')
beforeEach(() => emulate('more'))
afterEach(async () => {
  style.remove()
  await emulate('')
})

const size = {
  id: 'size',
  type: 'string',
  label: 'Size',
  description: 'As on the card.',
  choices: { values: [{ value: 's', label: 'S' }] },
}

/** Colours of the border of a control, of its placeholder and of a description. */
async function readColours() {
  await render(<ModuleForm schema={schemaOf([size])} />)
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toBeVisible()
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
  const styleOf = (part: string) => getComputedStyle(document.querySelector(part) ?? document.body)
  return {
    border: styleOf('.mf-control').borderTopColor,
    placeholder: styleOf('.mf-select-placeholder').color,
    description: styleOf('.mf-description').color,
  }
}

it('controls and placeholders stand out as descriptions do for people who prefer more contrast', async () => {
  const { border, placeholder, description } = await readColours()
  expect([border, placeholder]).toEqual([description, description])
})

it('the colours of a host stay as they are with more contrast', async () => {
  style.textContent = '.mf { --mf-faint: rgb(1, 2, 3); --mf-border-control: rgb(4, 5, 6) }'
  document.head.append(style)
  expect(await readColours()).toMatchObject({ border: 'rgb(4, 5, 6)', placeholder: 'rgb(1, 2, 3)' })
})
