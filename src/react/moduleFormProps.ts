import type { ReactNode } from 'react'
import type { ClientOptions } from '../client/clientOptions.ts'
import type { Clock } from '../client/clock.ts'
import type { ModuleClient } from '../client/moduleClient.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { FormData } from '../core/schema/wire.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'
import type { FormEnvironment } from '../store/formEnvironment.ts'
import type { LoadCodeEditor } from './codeEditorSource.ts'
import type { UiMessages } from './uiMessages.ts'
import type { WidgetMap } from './widgetRegistry.ts'

/** The host's texts: of validation by rule name, of the form itself by the names of `defaultUiMessages`. Decisions §8. */
export type FormMessages = Partial<UiMessages> & ValidationMessages

type ClientProps = Partial<
  Pick<
    ClientOptions,
    'baseUrl' | 'wire' | 'fetch' | 'headers' | 'fetchOptions' | 'moduleCredentials' | 'timeout' | 'retries' | 'maxAnswerBytes' | 'onRequest'
  >
>

/**
 * Props of `ModuleForm`. Compared deeply: a new identity of an equal prop or of a callback changes nothing. Decisions §9. Widgets are
 * components and therefore compared by identity: define the map outside of the component that renders the form.
 */
export interface ModuleFormProps extends ClientProps {
  /** In place of `baseUrl` and what goes with it. */
  readonly client?: ModuleClient
  /** A form that needs no first load; together with a `baseUrl` or `client` it reloads like any other. */
  readonly schema?: unknown
  /** Counts on mount, with a new `formId`, and in `reset()`. */
  readonly initialValues?: FormData
  /** Another id is another form: its state is new. */
  readonly formId?: string
  readonly connections?: FormEnvironment['connections']
  readonly contentLoaders?: FormEnvironment['contentLoaders']
  readonly onChange?: FormEnvironment['onChange']
  readonly onSubmit?: FormEnvironment['onSubmit']
  /** What is wrong with the schema, whenever one has taken effect. */
  readonly onProblems?: (problems: readonly Problem[]) => void
  /** How an answer becomes part of the schema. `merge` by default. Decisions §5. */
  readonly schemaMerge?: FormEnvironment['schemaMerge']
  /** Whether fields that are off are submitted. `omit` by default. Decisions §4. */
  readonly hiddenValues?: 'omit' | 'keep'
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly widgets?: WidgetMap
  readonly messages?: FormMessages
  /** `() => import('moduleform/monaco')`. A textarea without it. */
  readonly codeEditor?: LoadCodeEditor
  /** Milliseconds without a key after which a typed text counts as a change. 500 by default. */
  readonly commitDelay?: number
  readonly clock?: Clock
  /** In place of the default buttons; `useModuleForm()` works in there. `null` for none. */
  readonly children?: ReactNode
}
