import { expect, screen, userEvent, within } from 'storybook/test'

/** What a person does with a form, and what they look for, by the words on the page. */
export const formActions = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  const find = (label: string) => form.findByLabelText<HTMLInputElement>(label)
  return {
    form,
    /** The control with this label, as soon as it is there. */
    find,
    /** The control with this label, or `null`. */
    query: (label: string) => form.queryByLabelText<HTMLInputElement>(label),
    /** Types and leaves the field. */
    fill: async (label: string, text: string) => {
      const control = await find(label)
      await userEvent.clear(control)
      await userEvent.type(control, text)
      await userEvent.tab()
    },
    /** Opens a select and chooses an option of it. */
    choose: async (label: string, option: string) => {
      await userEvent.click(await form.findByRole('combobox', { name: label }))
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
    },
    click: async (name: string) => userEvent.click(await form.findByRole('button', { name })),
    submit: async () => userEvent.click(await form.findByRole('button', { name: 'Submit' })),
    /** What assistive technology reads first with a control: its error, else its description. */
    noteOf: (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    /** Something with this text appears. */
    sees: async (text: string | RegExp) => expect((await form.findAllByText(text)).length).toBeGreaterThan(0),
  }
}
