/** Texts of a date field, loaded with the date parser. A host replaces them through `messages` like all others. */
export const dateMessages = {
  openPicker: (label: string) => `Choose ${label} from a calendar`,
  noPicker: "The calendar can't be opened here. Type the date.",
  /** `example`: a date as the locale writes it. */
  dateExample: (example: string) => `e.g. ${example}`,
}

/** The texts at date fields, by name; they load with the first of these. */
export type DateMessages = typeof dateMessages
