import { expect, it } from 'vitest'
import { choiceDetail } from '../../../src/widgets/select/choiceLook.ts'

it.each([
  ['the id of an object', { value: { id: 'on', label: 'Ontario' }, label: 'Ontario' }, 'on'],
  ['a text that is not the label', { value: 'contact', label: 'Contact' }, 'contact'],
  ['a number', { value: 7, label: 'Seven' }, '7'],
  ['nothing where the value is the label', { value: 'Contact', label: 'Contact' }, ''],
  ['nothing for the number that is the label', { value: 7, label: '7' }, ''],
  ['nothing for Yes and No', { value: true, label: 'Yes' }, ''],
  ['nothing for an object without id', { value: { a: 1 }, label: 'A' }, ''],
  ['nothing for null', { value: null, label: 'None' }, ''],
])('shows %s', (_, choice, detail) => {
  expect(choiceDetail(choice)).toBe(detail)
})
