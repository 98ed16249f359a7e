import { validationMessages } from 'moduleform/core'

export const texts = validationMessages
