import type { ModuleError } from '../client/errors.ts'
import { grouped } from '../core/values/grouped.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'
import type { ExpressionMessages } from './expressions/expressionMessages.ts'
import type { ChangeMessages } from './form/changeMessages.ts'
import type { LongFormMessages } from './form/longFormMessages.ts'
import type { CounterMessages } from './field/counterMessages.ts'
import type { DateMessages } from './field/dateMessages.ts'
import type { EditorMessages } from './field/editorMessages.ts'
import type { NumberMessages } from './field/numberMessages.ts'
import type { RowMessages } from './field/rowMessages.ts'
import type { NoticeMessages } from './notices/noticeMessages.ts'
import type { SelectMessages } from './field/selectMessages.ts'

/** Every text that a form may need before anything of it is used, apart from the module's. A host replaces any of them through `messages`. */
export const defaultUiMessages = {
  requiredLabel: 'Required',
  refresh: (label: string) => `Refresh the options of ${label}`,
  optionsCount: (count: number) => (count === 1 ? '1 option' : `${grouped(count)} options`),
  chooseFirst: (label: string) => `Choose ${label} first`,
  /** Where the options depend on a field that nobody knows the value of. */
  isExpression: (label: string) => `${label} is an expression`,
  notInList: 'no longer available',
  uncheckedNote: 'Format not checked in this browser',
  /** Where the host lets nothing pass that could not be checked. */
  uncheckedError: "The format can't be checked in this browser, so the value isn't accepted.",
  blankLabel: '(empty)',
  retry: 'Retry',
  choose: 'Choose…',
  add: 'Add…',
  clear: (label: string) => `Clear ${label}`,
  remove: (label: string) => `Remove ${label}`,
  loadingOptions: 'Loading options…',
  slowOptions: 'Still loading…',
  moreChosen: (count: number) => `+${grouped(count)} more`,
  fewerChosen: 'Show fewer',
  loadingConnections: 'Loading connections…',
  newConnection: 'New connection',
  managementTypes: { managed: 'managed', custom: 'custom' },
  noConnections: 'No matching connections.',
  emptyValue: 'Empty',
  hiddenValue: 'Filled in, not shown',
  yes: 'Yes',
  no: 'No',
  row: 'row',
  form: 'Configuration',
  /** What is said aloud of a form that has a `label`. */
  ofForm: (label: string, text: string) => `${label}: ${text}`,
  submit: 'Submit',
  submitting: 'Submitting…',
  submitWaits: 'Waiting for the module before submitting…',
  submitted: 'Submitted.',
  reset: 'Reset',
  reload: 'Reload',
  loadingForm: 'Loading the form…',
  formLoaded: 'The form is loaded.',
  updatingForm: 'Updating the form…',
  noFields: 'This form has no fields.',
  reloadLoop: (answers: number, fields: readonly string[]) =>
    `Automatic updates stopped: each of ${answers} answers changed ${fields.map((field) => `"${field}"`).join(', ')} again.`,
  /** Tell failures apart by `kind`; `status`, `moduleMessage` and `url` say the rest. Without it the client's own summary shows, in English. */
  moduleFailed: (error: ModuleError) => error.summary,
  contentMissing: (name: string) => `The module sent no options for this list ("${name}").`,
  contentUnreadable: (name: string) => `The module sent no readable options for this list ("${name}").`,
  failedSilently: (cause: string) => `Unknown error (${cause}).`,
  widgetBroken: (label: string, reason: string) => `"${label}" can't be shown. Its value is kept. ${reason}`,
  reveal: (label: string) => `Show ${label}`,
  rowName: (itemLabel: string, position: number) => `${itemLabel} ${position}`,
  rowCount: (count: number) => (count === 1 ? '1 row' : `${grouped(count)} rows`),
  addRow: (itemLabel: string) => `Add ${itemLabel}`,
  /** Those on a row's buttons are followed by its name: "Actions" is heard as "Actions Ada Lovelace". */
  rowActions: 'Actions',
  removeRow: 'Remove',
  dragRow: 'Drag',
  /** Of a part of the form that comes when it is used. */
  notLoaded: "Couldn't load this. Try again.",
  undo: 'Undo',
  noRows: 'None yet',
  rowInvalid: 'needs attention',
  unsupported: (type: string | undefined) =>
    type === undefined ? 'A field without a type cannot be edited here.' : `Fields of type "${type}" cannot be edited here.`,
}

/** The texts that a form has from the start, by name. */
export type UiMessages = typeof defaultUiMessages

/** Texts that are loaded with what shows them. */
type LateMessages = ChangeMessages &
  CounterMessages &
  DateMessages &
  EditorMessages &
  ExpressionMessages &
  LongFormMessages &
  NoticeMessages &
  NumberMessages &
  RowMessages &
  SelectMessages

/** The texts of a form: what the host says of the late ones is there before their defaults are. */
export type FormTexts = UiMessages & Partial<LateMessages>

/**
 * The host's texts: of validation by rule name, of the form itself by the names of `defaultUiMessages` and of what loads late: `ChangeMessages`,
 * `CounterMessages`, `DateMessages`, `EditorMessages`, `ExpressionMessages`, `LongFormMessages`, `NoticeMessages`, `NumberMessages`, `RowMessages`, `SelectMessages`. Decisions §8.
 */
export type FormMessages = Partial<FormTexts> & ValidationMessages
