import type { ClientOptions } from './client/clientOptions.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import type { Ref, RefObject } from 'react'
import type { IdsOf, WithTemplates } from './core/values/formValuesOf.ts'
import type { FormProps } from './react/form/formProps.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'

/**
 * Props of a `ModuleForm` with the schema `S`, of any without it. Compared deeply: a new identity of an equal prop or of a callback changes nothing. Decisions §9. Widgets are
 * components and therefore compared by identity: define the map outside of the component that renders the form.
 */
export interface ModuleFormProps<S = unknown> extends FormProps<S>, Partial<Omit<ClientOptions, 'clock' | 'backoff'>> {
  /** In place of `baseUrl` and what goes with it. */
  readonly client?: ModuleClient
  /**
   * Starts the worker that matches patterns with look-around and back-references, where the host's tools or its security policy do not
   * let this package start it. The script is the package's own, `moduleform/pattern.worker.js`. A function that throws, or a worker that
   * does not start, leaves such fields unchecked, which `onProblems` and the console of a development build say. Decisions §8.
   *
   * @example
   * // esbuild, with the entry point 'pattern.worker': 'moduleform/pattern.worker.js' beside the app's:
   * patternWorker={() => new Worker(new URL('./pattern.worker.js', import.meta.url), { type: 'module' })}
   * // A file that the host serves:
   * patternWorker={() => new Worker('/static/pattern.worker.js', { type: 'module' })}
   */
  readonly patternWorker?: () => Worker
}

/** What a form component takes its types from: the schema `S`, and whether there are `templates`. */
export interface TypedBy<S, T> {
  readonly schema?: S | undefined
  readonly templates?: T | undefined
  readonly ref?: Ref<ModuleFormHandle<Filled<S, T>>> | RefObject<ModuleFormHandle | null> | undefined
}

/** The schema of a form as its values are typed: expressions may stand among them where it has `templates`. */
export type Filled<S, T> = string extends IdsOf<S> ? unknown : [T] extends [undefined] ? S : WithTemplates<S>
