import type { ClientOptions } from './client/clientOptions.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import type { FormProps } from './react/form/formProps.ts'

/**
 * Props of `ModuleForm`. Compared deeply: a new identity of an equal prop or of a callback changes nothing. Decisions §9. Widgets are
 * components and therefore compared by identity: define the map outside of the component that renders the form.
 */
export interface ModuleFormProps extends FormProps, Partial<Omit<ClientOptions, 'clock' | 'backoff'>> {
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
