import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ModuleForm, type ClassNames } from 'moduleform'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

let drawn = 0
const widgets = {
  input: () => {
    drawn += 1
    return null
  },
}
const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])
const form = (classNames: ClassNames) => <ModuleForm schema={schema} widgets={widgets} classNames={classNames} />

it('draws no field anew for a new map of equal classes, and every one for other classes', () => {
  const { container, rerender } = render(form({ label: 'bold' }))
  const first = drawn
  const label = container.querySelector('label')
  rerender(form({ label: 'bold' }))
  expect(drawn).toBe(first)
  rerender(form({ label: 'thin' }))
  expect(label?.className).toBe('mf-label-row mf-label thin')
})
