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
}
