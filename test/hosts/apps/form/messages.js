import { defaultUiMessages } from 'moduleform'

console.log(defaultUiMessages.submit)
