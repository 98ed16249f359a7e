import { choiceDetail } from './choiceDetail.ts'
import type { ChoiceLook } from './selectModel.ts'

/** Choices of a module: the label, and the id where it says something else. */
export const choiceLook: ChoiceLook = { lead: () => null, detail: choiceDetail, mono: true }
