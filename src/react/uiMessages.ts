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

/** Every text that a form may need from the start, apart from the module's. A host replaces any of them through `messages`. */
export const defaultUiMessages = {
  requiredLabel: 'Required',
  refresh: (label: string) => `Refresh the options of ${label}`,
  optionsCount: (count: number) => (count === 1 ? '1 option' : `${grouped(count)} options`),
  chooseFirst: (label: string) => `Choose ${label} first`,
  /** If the options depend on a field with an expression, whose value is unknown. */
  isExpression: (label: string) => `${label} is an expression`,
  notInList: 'no longer available',
  uncheckedNote: 'Format not checked in this browser',
  /** If the host sets `uncheckedPatterns` to `block`. */
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
  /** Announcements of a form that has a `label`. */
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
  /**
   * Tell failures apart by `kind`; `status`, `moduleMessage` and `url` hold the details. By default the client's own summary, in English.
   */
  moduleFailed: (error: ModuleError) => error.summary,
  contentMissing: (name: string) => `The module sent no options for this list ("${name}").`,
  contentUnreadable: (name: string) => `The module sent no readable options for this list ("${name}").`,
  failedSilently: (cause: string) => `Unknown error (${cause}).`,
  widgetBroken: (label: string, reason: string) => `"${label}" can't be shown. Its value is kept. ${reason}`,
  reveal: (label: string) => `Show ${label}`,
  rowName: (itemLabel: string, position: number) => `${itemLabel} ${position}`,
  rowCount: (count: number) => (count === 1 ? '1 row' : `${grouped(count)} rows`),
  addRow: (itemLabel: string) => `Add ${itemLabel}`,
  /** The name of the row follows those on its buttons: "Actions" is read out as "Actions Ada Lovelace". */
  rowActions: 'Actions',
  removeRow: 'Remove',
  /** The handle: it is dragged, and a press opens the menu of the row. */
  dragRow: 'Move',
  /** A part of the form that loads on first use. */
  notLoaded: "Couldn't load this. Try again.",
  undo: 'Undo',
  noRows: 'None yet',
  rowInvalid: 'needs attention',
  unsupported: (type: string | undefined) =>
    type === undefined ? 'A field without a type cannot be edited here.' : `Fields of type "${type}" cannot be edited here.`,
}

/** The texts that a form has from the start, by name. */
export type UiMessages = typeof defaultUiMessages

/** Texts that load on demand. */
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

/** The texts of a form: those that load on demand are optional, since the host's may be there before the defaults. */
export type FormTexts = UiMessages & Partial<LateMessages>

/**
 * The host's texts: of validation by rule name, of the form itself by the names of `defaultUiMessages` and of the texts that load on
 * demand: `ChangeMessages`, `CounterMessages`, `DateMessages`, `EditorMessages`, `ExpressionMessages`, `LongFormMessages`,
 * `NoticeMessages`, `NumberMessages`, `RowMessages`, `SelectMessages`. Decisions §8.
 */
export type FormMessages = Partial<FormTexts> & ValidationMessages
