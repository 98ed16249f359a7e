/** DOM id of the option at an index of the list of a control. */
export const optionId = (controlId: string, index: number): string => `${controlId}-option-${index}`
