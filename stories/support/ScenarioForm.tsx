import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { useState, type Ref } from 'react'
import { scriptedModule, type ModuleScript } from './scriptedModule.ts'

export interface ScenarioFormProps extends ModuleFormProps {
  /**
   * Scripts the module behind the form; called once, so that a script may keep a count. Without it, and without `fetch`, the form has no
   * module.
   */
  readonly module?: () => ModuleScript
  /** Width in px: that of a side panel by default. */
  readonly width?: number
}

/** A complete form for a scenario. */
export function ScenarioForm({ module, width = 420, fetch, ...props }: ScenarioFormProps & { readonly ref?: Ref<ModuleFormHandle> }) {
  const [scripted] = useState(() => module && scriptedModule(module()))
  const answer = fetch ?? scripted
  return (
    <div style={{ maxWidth: width }}>
      <ModuleForm {...(answer && { baseUrl: 'https://module.example/step', fetch: answer, retries: 0 })} {...props} />
    </div>
  )
}
