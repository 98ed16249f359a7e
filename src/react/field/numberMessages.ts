/** The texts of a number field whose text could mean several numbers, loaded with what reads it. A host replaces them through `messages` like all others. */
export const numberMessages = {
  /** Of a button; `number` as the locale writes it. */
  useNumber: (number: string) => `Use ${number}`,
}

/** The texts below a number that could be read in several ways, by name; they load with the first number field. */
export type NumberMessages = typeof numberMessages
