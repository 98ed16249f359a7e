import type { UiMessages } from '../../react/uiMessages.ts'

/** What a choice is called where people read it: modules send labels that are blank, which nobody could see or press. */
export const shownLabel = (label: string, { blankLabel }: Pick<UiMessages, 'blankLabel'>): string =>
  label.trim() === '' ? blankLabel : label
