import type { Address } from '../../core/values/path.ts'

/** The form's field that contains an element; `undefined` outside of any field, and in a nested form. */
export function fieldAround(
  form: Element | null,
  element: Element,
): { readonly address: Address; readonly field: HTMLElement } | undefined {
  const field = element.closest<HTMLElement>('[data-field]')
  const address = field?.dataset['field']
  return field !== null && address !== undefined && field.closest('.mf-form') === form ? { address, field } : undefined
}
