import type { Choice } from '../../../core/schema/wire.ts'

/** The entry of a list that stands for what was typed. A class, so that no key of a module's choice can pass for it. */
export class TypedText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** One line of an open list. */
export type ListEntry = Choice | TypedText
