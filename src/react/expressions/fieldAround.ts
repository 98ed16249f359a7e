import type { Address } from '../../core/values/path.ts'

/** The field of a form that an element stands in; `undefined` outside of all, and in a form inside this one. */
export function fieldAround(
  form: Element | null,
  element: Element,
): { readonly address: Address; readonly field: HTMLElement } | undefined {
  const field = element.closest<HTMLElement>('[data-field]')
  const address = field?.dataset['field']
  return field !== null && address !== undefined && field.closest('.mf-form') === form ? { address, field } : undefined
}
