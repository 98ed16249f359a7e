import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const entries = ['index', 'core', 'lint', 'client', 'module', 'node', 'monaco', 'testing', 'explain'] as const

/** As the compiler of a host sees them. */
const program = ts.createProgram(
  entries.map((entry) => `src/${entry}.ts`),
  {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
)

/** The names of an entry: values, and those that are only types. */
function namesOf(entry: (typeof entries)[number]): { readonly values: readonly string[]; readonly types: readonly string[] } {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(`src/${entry}.ts`)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`src/${entry}.ts exports nothing.`)
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    isValue: ((symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Value) !== 0,
  }))
  const namesWhere = (isValue: boolean) =>
    exported
      .filter((one) => one.isValue === isValue)
      .map(({ name }) => name)
      .sort()
  return { values: namesWhere(true), types: namesWhere(false) }
}

/** The public names, which hosts rely on: removing one breaks their builds. */
const promised: Readonly<Record<(typeof entries)[number], { readonly values: string; readonly types: string }>> = {
  index: {
    values: `
      HeadlessForm ModuleForm defaultUiMessages defaultWidgets defineSchema localFormStorage useField useFields useFormState useModuleForm useOptions useRowTitle useRows`,
    types: `
      ActionsSlotProps ButtonAttributes Catalogue ChangeMessages ChangeMeta ChangeReason CheckboxProps Choice ClassNames
      CodeEditorFailure CodeEditorProps Connection ConnectionFilter ConnectionSource ConnectionsView ContentLoader ControlProps
      CounterMessages CreateConnection DateMessages DefineSchema EditorMessages ExpressionMessages FieldApi FieldEntry FieldFacts FieldPath FieldSlotProps FieldsApi FormMessages FormProps
      FormStorage FormTexts FormValues FormValuesOf GroupProps GroupSlotProps HandleOf HeadlessFormProps InputProps IsTemplate LabelSlotProps
      LoadCodeEditor Locale LongFormMessages MergeFunction ModuleFormApi ModuleFormHandle ModuleFormProps ModuleFormState NoteSlotProps
      NoticeAction NoticeMessages NoticesSlotProps NumberMessages OptionItem OptionsApi OptionsView OtherSide Part Path Problem
      ReloadReport RowEntry RowMenuItem RowMessages RowPath RowSlotProps RowsApi RowsFacts RowsView SelectMessages SelectProps SetAsideData
      SetAsideEntry SetOptions Side SlotName SlotProps Slots SubmitErrors SubmitHandler SubmitOutcome SubmitRest SubmitValuesOf SummaryLine
      SummarySlotProps TemplateCompletion TemplateEditorProps TemplatePlace Templates UiMessages UntypedHandle UseField UseFormState
      UseOptions UseRows ValueAt Widget WidgetMap WidgetProps WithTemplates`,
  },
  core: {
    values: `
      compilePlan evaluateRules findChoice formatPointer getValue initialValues isEmpty isEqual isTemplate labelOfValue
      mergeSchema parsePath parseSchema setValue validate validationMessages`,
    types: `
      Bound Choice Choices Comparison Condition Connection Content ContentObject ContentRecord ContentRequest ControlName
      DateFault DateIssue Definition Effect Field FieldNode FieldType FormValues FormatName IsTemplate LanguageName Limit MergeMode Metadata NumberIssueDetail OnAction
      OperatorName ParsedSchema Path Plan Problem ProblemArgs ProblemCode ProblemLevel Rule RuleArgs RuleName
      RuleResult Schema SchemaMerge SchemaRequest Shape Term TextIssue UiOptions ValidateOptions Validation ValidationIssue
      ValidationMessages ValidationResult WidgetName`,
  },
  lint: {
    values: `formatProblem lintAnswer lintSchema translatePointer`,
    types: `LintOptions Sentence`,
  },
  client: {
    values: `
      ModuleAnswerError ModuleError ModuleNetworkError ModuleRedirectError ModuleRequestError ModuleStatusError ModuleTimeoutError
      createClient createFixtureClient isModuleError replayRecording systemClock`,
    types: `
      AnswerErrorReason ClientFixtures ClientOptions Clock ContentAnswer ContentFixture CredentialsOption
      EndpointName FetchOptions HeadersOption ModuleClient ModuleErrorContext ModuleErrorKind RecordedExchange Recording RequestEnded
      RequestEvent RequestObserver RequestOptions RequestStarted SchemaAnswer WireFormat WireFormatName`,
  },
  module: {
    values: `HttpError createModule defineSchema`,
    types: `ContentFunction DefineSchema FormValuesOf Module ModuleContext ModuleOptions SchemaFunction ValueOf`,
  },
  node: {
    values: `toNodeListener`,
    types: ``,
  },
  monaco: {
    values: `CodeEditor configureCodeEditor`,
    types: `CodeEditorFailure CodeEditorProps GetWorker`,
  },
  testing: {
    values: `describeWidget`,
    types: `WidgetContract`,
  },
  explain: {
    values: `explainField fieldAt listFields observeForm`,
    types: `
      ComparisonExplanation ComparisonFault ConditionExplanation ContentExplanation DefinitionExplanation DependencyExplanation
      FieldExplanation FieldReference FieldRelation HiddenReason ListedField OptionExplanation OptionsExplanation PropertyChange
      RuleExplanation SchemaExplanation SchemaReason SchemaRequest SchemaTrigger ValidationExplanation ValueCause ValueChange
      ValueExplanation VisibilityExplanation`,
  },
}

const read = (names: string) => names.split(/\s+/).filter((name) => name !== '')

describe.each(entries)('the entry %s', (entry) => {
  it('exports exactly the names that it promises', () => {
    const { values, types } = promised[entry]
    expect(namesOf(entry)).toEqual({ values: read(values), types: read(types) })
  })
})
