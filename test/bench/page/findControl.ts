const controls = 'input, select, textarea, button'

/** Visible labels of the page that begin with a text: some libraries append marks for required fields. */
export const findLabels = (text: string): HTMLLabelElement[] =>
  [...document.querySelectorAll('label')].filter((label) => label.textContent.trim().startsWith(text) && !label.closest('[hidden]'))

/** The control of a label. */
export function findControl(text: string): HTMLElement {
  const [label] = findLabels(text)
  const control =
    label?.control ?? label?.querySelector<HTMLElement>(controls) ?? label?.parentElement?.querySelector<HTMLElement>(controls)
  if (!control) throw new Error(`There is no control labelled "${text}".`)
  return control
}

export function clickButton(selector: string): void {
  const button = document.querySelector<HTMLElement>(selector)
  if (!button) throw new Error(`There is no button ${selector}.`)
  button.click()
}
