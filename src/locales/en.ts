import { messages } from '../core/validation/messages.ts'
import { expressionMessages } from '../react/expressions/expressionMessages.ts'
import { counterMessages } from '../react/field/counterMessages.ts'
import { dateMessages } from '../react/field/dateMessages.ts'
import { editorMessages } from '../react/field/editorMessages.ts'
import { numberMessages } from '../react/field/numberMessages.ts'
import { rowMessages } from '../react/field/rowMessages.ts'
import { selectMessages } from '../react/field/selectMessages.ts'
import { changeMessages } from '../react/form/changeMessages.ts'
import { foldedMessages } from '../react/form/foldedMessages.ts'
import { longFormMessages } from '../react/form/longFormMessages.ts'
import { noticeMessages } from '../react/notices/noticeMessages.ts'
import type { Locale } from '../react/locale.ts'
import { defaultUiMessages } from '../react/uiMessages.ts'

/** English, the default of a form: for hosts that choose among languages, and as the start of a translation. */
export const en: Locale = {
  tag: 'en',
  messages: {
    ...defaultUiMessages,
    ...changeMessages,
    ...counterMessages,
    ...dateMessages,
    ...editorMessages,
    ...expressionMessages,
    ...foldedMessages,
    ...longFormMessages,
    ...noticeMessages,
    ...numberMessages,
    ...rowMessages,
    ...selectMessages,
    ...messages,
    format: (args) => args.date?.sentence ?? messages.format(args),
  },
}
