/** Every text of the form that is not the module's. A host replaces any of them through `messages`. */
export const defaultUiMessages = {
  required: 'Required',
  refresh: (label: string) => `Refresh the options of ${label}`,
  optionsCount: (count: number) => (count === 1 ? '1 option' : `${count.toLocaleString('en')} options`),
  chooseFirst: (label: string) => `Choose ${label} first`,
  notInList: 'not in the list',
  retry: 'Retry',
  submit: 'Submit',
  reset: 'Reset',
}

export type UiMessages = typeof defaultUiMessages
