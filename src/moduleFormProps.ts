import type { ClientOptions } from './client/clientOptions.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import type { Ref, RefObject } from 'react'
import type { IdsOf, WithTemplates } from './core/values/formValuesOf.ts'
import type { FormProps } from './react/form/formProps.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'

/**
 * Props of a `ModuleForm` with the schema `S`, or with any schema. Compared deeply: an equal prop with a new identity, or a new callback,
 * changes nothing. `client`, `widgets` and `slots` are compared by identity: define them outside of the component that renders the form.
 * Decisions §9.
 */
export interface ModuleFormProps<S = unknown> extends FormProps<S>, Partial<Omit<ClientOptions, 'baseUrl' | 'clock' | 'backoff'>> {
  /** URL of the module: requests go to `{baseUrl}/schema` and `{baseUrl}/content`. May be relative in a browser. */
  readonly baseUrl?: string | undefined
  /** Replaces `baseUrl` and its related options. Compared by identity: another client drops the options and requests the schema again. */
  readonly client?: ModuleClient | undefined
  /**
   * Starts the worker that matches patterns with look-around and back-references, if the host's bundler or security policy prevents this
   * package from doing so. The script is the package's `moduleform/pattern.worker.js`. If the function throws, or the worker does not
   * start, such fields are unchecked, which is reported to `onProblems` and in the console of a development build. Decisions §8.
   *
   * @example
   * // esbuild, with the entry point 'pattern.worker': 'moduleform/pattern.worker.js' beside the app's:
   * patternWorker={() => new Worker(new URL('./pattern.worker.js', import.meta.url), { type: 'module' })}
   * // A file that the host serves:
   * patternWorker={() => new Worker('/static/pattern.worker.js', { type: 'module' })}
   */
  readonly patternWorker?: (() => Worker) | undefined
}

/** The props that determine the types of a form component: the schema `S`, and whether there are `templates`. */
export interface TypedBy<S, T> {
  readonly schema?: S | undefined
  readonly templates?: T | undefined
  readonly ref?: Ref<ModuleFormHandle<Filled<S, T>>> | RefObject<ModuleFormHandle | null> | undefined
}

/** The schema that types the values of a form: with `templates` they may contain expressions. */
export type Filled<S, T> = string extends IdsOf<S> ? unknown : [T] extends [undefined] ? S : WithTemplates<S>
