import * as monaco from 'monaco-editor/editor'
import { jsonDefaults } from 'monaco-editor/languages/features/json/register'
import { createJsonSchema } from '../../../src/core/lint/jsonSchema/createJsonSchema.ts'
import type { Finding } from '../../../src/cli/lint/finding.ts'
import { lintText } from '../../../src/cli/lint/lintText.ts'
import { isYaml } from '../schema/readSource.ts'

const owner = 'moduleform'

const severities: Readonly<Record<Finding['level'], monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
}

/** The last findings in the text of a model. */
const findingsOf = new WeakMap<monaco.editor.ITextModel, readonly Finding[]>()

/** Completion and hover from the JSON Schema, and quick fixes, for this model only. Returns a function to disconnect it. */
export function connectSchemaLanguage(model: monaco.editor.ITextModel): () => void {
  const uri = model.uri.toString()
  const before = jsonDefaults.diagnosticsOptions
  jsonDefaults.setDiagnosticsOptions({
    ...before,
    enableSchemaRequest: false,
    schemas: [...(before.schemas ?? []), { uri: `${uri}#schema`, fileMatch: [uri], schema: createJsonSchema() }],
    // The linter reports everything that validation would; a mistake known to both would appear twice.
    schemaValidation: 'ignore',
  })
  const fixes = monaco.languages.registerCodeActionProvider(['json', 'yaml'], {
    provideCodeActions: (asked, range) => ({ actions: asked === model ? listFixes(model, range) : [], dispose: () => undefined }),
  })
  return () => {
    fixes.dispose()
    jsonDefaults.setDiagnosticsOptions(before)
    monaco.editor.setModelMarkers(model, owner, [])
  }
}

/** Marks the linter's findings in the text. */
export function showFindings(model: monaco.editor.ITextModel): void {
  const text = model.getValue()
  const isOfYaml = isYaml(text)
  const found = text.trim() === '' ? [] : lintText(isOfYaml ? 'schema.yaml' : 'schema.json', text).findings
  // Monaco's own JSON service marks syntax errors.
  const findings = found.filter(({ code }) => isOfYaml || !code.startsWith('source/'))
  findingsOf.set(model, findings)
  monaco.editor.setModelMarkers(
    model,
    owner,
    findings.map((finding) => markerOf(model, finding)),
  )
}

const markerOf = (model: monaco.editor.ITextModel, finding: Finding): monaco.editor.IMarkerData => ({
  ...rangeOf(model, seen(finding.span)),
  severity: severities[finding.level],
  message: `${finding.message} ${finding.hint}`,
  code: finding.code,
  source: owner,
})

/** A marker of no width would be invisible. */
const seen = ({ start, end }: Finding['span']) => ({ start, end: Math.max(end, start + 1) })

function rangeOf(model: monaco.editor.ITextModel, { start, end }: Finding['span']) {
  const from = model.getPositionAt(start)
  const to = model.getPositionAt(end)
  return { startLineNumber: from.lineNumber, startColumn: from.column, endLineNumber: to.lineNumber, endColumn: to.column }
}

/** The fixes for the findings in a range. */
function listFixes(model: monaco.editor.ITextModel, range: monaco.Range): monaco.languages.CodeAction[] {
  const found = (findingsOf.get(model) ?? []).filter(
    (finding) => finding.edits.length > 0 && monaco.Range.areIntersectingOrTouching(rangeOf(model, seen(finding.span)), range),
  )
  return found.map((finding) => ({
    title: `Fix: ${finding.hint}`,
    kind: 'quickfix',
    diagnostics: [markerOf(model, finding)],
    isPreferred: true,
    edit: {
      edits: finding.edits.map(({ text, ...span }) => ({
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: { range: rangeOf(model, span), text },
      })),
    },
  }))
}
