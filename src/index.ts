import './styles.css'

export { HeadlessForm, type HeadlessFormProps } from './HeadlessForm.tsx'
export { ModuleForm } from './ModuleForm.tsx'
export { useField } from './headless/useField.ts'
export { useFields, type FieldEntry, type FieldsApi } from './headless/useFields.ts'
export { useFormState } from './headless/useFormState.ts'
export type { ModuleFormState } from './headless/formStateOf.ts'
export { useOptions } from './headless/useOptions.ts'
export { useRows, useRowTitle, type RowEntry, type RowsApi } from './headless/useRows.ts'
export type * from './headless/fieldApi.ts'
export type { ControlProps } from './headless/controlProps.ts'
export type { OptionItem, OptionsApi, SelectProps } from './headless/optionsApi.ts'
export { useModuleForm, type ModuleFormApi } from './react/form/useModuleForm.ts'
export { defaultWidgets } from './widgets/defaultWidgets.ts'
export { localFormStorage } from './react/form/localFormStorage.ts'
export { defaultUiMessages, type FormTexts, type UiMessages } from './react/uiMessages.ts'
export type { ClassNames, Part } from './react/classNames.ts'
export type { LoadCodeEditor } from './react/field/codeEditorSource.ts'
export type { ModuleFormHandle, SetOptions } from './react/form/moduleFormHandle.ts'
export type { ModuleFormProps } from './moduleFormProps.ts'
export type { CreateConnection } from './react/form/useCreateConnection.ts'
export type { FormMessages } from './react/uiMessages.ts'
export type { FormProps } from './react/form/formProps.ts'
export type * from './react/widgetProps.ts'
export type { WidgetMap } from './react/field/widgetRegistry.ts'
export type {
  ChangeMeta,
  ChangeReason,
  ConnectionFilter,
  ConnectionSource,
  ContentLoader,
  MergeFunction,
  SubmitErrors,
  SubmitHandler,
  SubmitRest,
} from './store/formEnvironment.ts'
export type { ReloadReport } from './store/schema/reloadReport.ts'
export type { FormStorage } from './store/schema/formStorage.ts'
export type { SummaryLine } from './store/formView.ts'
export type { SetAsideData, Side } from './store/cells/cell.ts'
export type { OtherSide } from './store/expressions/otherSides.ts'
export type { IsTemplate } from './core/values/expressions.ts'
export type * from './react/expressions/templates.ts'
export type { ChangeMessages } from './react/form/changeMessages.ts'
export type { EditorMessages } from './react/field/editorMessages.ts'
export type { ExpressionMessages } from './react/expressions/expressionMessages.ts'
export type { NoticeMessages } from './react/notices/noticeMessages.ts'
export type { NumberMessages } from './react/field/numberMessages.ts'
export type { RowMessages } from './react/field/rowMessages.ts'
export type { LongFormMessages } from './react/form/longFormMessages.ts'
export type { SelectMessages } from './react/field/selectMessages.ts'
export type { Catalogue, Locale } from './react/locale.ts'
export type { SetAsideEntry } from './store/cells/selectSetAside.ts'
export type { SubmitOutcome } from './store/submit/submitEffect.ts'
export type { Problem } from './core/schema/problems.ts'
export type { Choice, Connection, FormValues } from './core/schema/wire.ts'
export type { FormValuesOf } from './module/formValuesOf.ts'
export type { Path } from './core/values/path.ts'
