import { expect, screen, userEvent, within } from 'storybook/test'

/** What a user does with a form and looks for, by visible texts. */
export const formActions = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  const find = (label: string) => form.findByLabelText<HTMLInputElement>(label)
  return {
    form,
    /** The control with this label, as soon as it exists. */
    find,
    /** The control with this label, or `null`. */
    query: (label: string) => form.queryByLabelText<HTMLInputElement>(label),
    /** Types a text and leaves the field. */
    fill: async (label: string, text: string) => {
      const control = await find(label)
      await userEvent.clear(control)
      await userEvent.type(control, text)
      await userEvent.tab()
    },
    /** Opens a select and chooses one of its options. */
    choose: async (label: string, option: string) => {
      await userEvent.click(await form.findByRole('combobox', { name: label }))
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
    },
    click: async (name: string) => userEvent.click(await form.findByRole('button', { name })),
    submit: async () => userEvent.click(await form.findByRole('button', { name: 'Submit' })),
    /** The first description that a screen reader reads for a control: its error, otherwise its description. */
    noteOf: (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    /** Waits for an element with this text. */
    sees: async (text: string | RegExp) => expect((await form.findAllByText(text)).length).toBeGreaterThan(0),
  }
}
