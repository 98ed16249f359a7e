'use client'

import { useEffect } from 'react'
import type { Problem } from '../../core/schema/problems.ts'
import type { UncheckedReason } from '../../core/schema/uncheckedReason.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import { logInDevelopment } from '../../client/errors/logInDevelopment.ts'
import { maskProblem } from '../../core/secrets/maskProblem.ts'
import { createFormMask } from '../../store/values/secretTexts.ts'
import type { CallbackReports } from './callbackReports.ts'
import type { FormStore } from '../../store/createFormStore.ts'
import type { CodeEditorSource } from '../field/codeEditorSource.ts'
import { tellDeveloper } from '../tellDeveloper.ts'
import type { FormProps } from './formProps.ts'

/** What may turn out not to work on the page of the host. */
export interface ProblemSources {
  /** How the patterns of a form are matched, and which of them could not be; the same map until there is one more. */
  readonly patterns: { readonly match: MatchPattern; readonly unchecked: () => ReadonlyMap<string, UncheckedReason> }
  readonly codeEditor: Pick<CodeEditorSource, 'failures' | 'subscribe'>
  /** What is wrong with how the form is embedded. The same list until there is another. */
  readonly hostProblems: readonly Problem[]
  readonly reports: CallbackReports
}

/**
 * Tells the host what is wrong with each schema that takes effect, with answers of `/content`, and with what it has set up itself: how the form
 * is embedded, patterns that could not be checked, a code editor that does not work, callbacks that fail. What can say so is loaded where the host asks for it, and
 * in a development build. Decisions §6 to §9.
 */
export function useProblems(
  store: FormStore,
  latest: { readonly current: FormProps },
  { patterns, codeEditor, hostProblems, reports }: ProblemSources,
): void {
  useEffect(() => {
    let unchecked = patterns.unchecked()
    let failures = codeEditor.failures()
    let isOver = false
    const tell = async () => {
      unchecked = patterns.unchecked()
      failures = codeEditor.failures()
      const ofHost = [...hostProblems, ...failures.map(toProblem)]
      for (const problem of [...ofHost, ...setUpProblems(unchecked)]) void tellDeveloper(problem)
      if (latest.current.onProblems === undefined) return
      const { lintForm } = await import('../../core/lint/lintForm.ts')
      if (isOver) return
      const { source, problems, contentProblems, plan } = store.state
      const maskText = createFormMask(store.state)
      const loaders = latest.current.contentLoaders ?? {}
      const ofSchema = lintForm({ source, schema: plan.schema, loaders, unchecked })
      const all = [...ofHost, ...reports.problems(), ...ofSchema, ...problems, ...contentProblems]
      tellProblems(
        latest.current.onProblems,
        all.map((problem) => maskProblem(problem, maskText)),
      )
    }
    // Where the code cannot be loaded, the rejection is nobody's but the page's, which reports it.
    if (store.state.schema.phase === 'ready') void tell()
    const unsubscribe = [
      store.form.subscribe((now, before) => {
        if (now.source !== before.source || now.problems !== before.problems || now.contentProblems !== before.contentProblems) void tell()
      }),
      store.subscribe(() => {
        if (patterns.unchecked() !== unchecked) void tell()
      }),
      codeEditor.subscribe(() => {
        if (codeEditor.failures() !== failures) void tell()
      }),
      reports.subscribe(() => void tell()),
    ]
    return () => {
      isOver = true
      for (const stop of unsubscribe) stop()
    }
  }, [store, latest, patterns, codeEditor, hostProblems, reports])
}

const toProblem = ({ cause, isUsable }: ReturnType<CodeEditorSource['failures']>[number]): Problem => ({
  code: isUsable ? 'host/no-editor-worker' : 'host/no-code-editor',
  level: 'error',
  pointer: '',
  args: { cause },
})

/** One for each reason why patterns are unchecked that lies with the page and not with the pattern. */
function setUpProblems(unchecked: ReadonlyMap<string, UncheckedReason>): readonly Problem[] {
  const causes = new Map([...unchecked].filter(([, { kind }]) => kind !== 'slow').map((entry) => [entry[1].cause, entry]))
  return [...causes.values()].map(([pattern, reason]) => ({
    code: 'validation/pattern-unchecked',
    level: 'error',
    pointer: '',
    args: { pattern, ...reason },
  }))
}

/** Whom nobody can be told of: that `onProblems` itself fails is for the console alone. */
function tellProblems(onProblems: FormProps['onProblems'], problems: readonly Problem[]): void {
  const say = (cause: unknown) => logInDevelopment('moduleform: `onProblems` failed. The form goes on.', cause)
  try {
    // It may be async, whatever its type says.
    const told: unknown = onProblems?.(problems)
    if (told instanceof Promise) told.catch(say)
  } catch (cause) {
    say(cause)
  }
}
