const controls = 'input, select, textarea, button'

/** Labels of the page that show and begin with a text: peers append marks for what is required. */
export const findLabels = (text: string): HTMLLabelElement[] =>
  [...document.querySelectorAll('label')].filter((label) => label.textContent.trim().startsWith(text) && !label.closest('[hidden]'))

/** The control that a label names, or that stands with it. */
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
