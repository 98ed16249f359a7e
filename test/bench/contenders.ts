/** A library to measure. The driver measures all of them alternately, round by round. */
export interface ContenderEntry {
  readonly name: ContenderName
  readonly title: string
  /** Below `test/bench`. */
  readonly file: string
  /** npm package of `test/bench/package.json` whose version is shown with the results; `undefined` if there is none. */
  readonly npmPackage: string | undefined
  /** The folder of moduleform's sources, if they are not those of this checkout. */
  readonly sources?: string
}

export type ContenderName =
  | 'moduleform'
  | 'handWritten'
  | 'plainDom'
  | 'reactHookForm'
  | 'tanStackForm'
  | 'formily'
  | 'rjsf'
  | 'jsonForms'
  | 'uniforms'
  | 'formJs'
  | 'before'

export const contenders: readonly ContenderEntry[] = [
  { name: 'moduleform', title: 'moduleform', file: 'contenders/moduleform.tsx', npmPackage: undefined },
  { name: 'handWritten', title: 'Hand-written React', file: 'contenders/handWritten.tsx', npmPackage: undefined },
  { name: 'plainDom', title: 'Plain DOM', file: 'contenders/plainDom.ts', npmPackage: undefined },
  { name: 'reactHookForm', title: 'react-hook-form', file: 'peers/reactHookForm.tsx', npmPackage: 'react-hook-form' },
  { name: 'tanStackForm', title: 'TanStack Form', file: 'peers/tanStackForm.tsx', npmPackage: '@tanstack/react-form' },
  { name: 'formily', title: 'Formily', file: 'peers/formily.tsx', npmPackage: '@formily/react' },
  { name: 'rjsf', title: 'rjsf', file: 'peers/rjsf.tsx', npmPackage: '@rjsf/core' },
  { name: 'jsonForms', title: 'JSON Forms', file: 'peers/jsonForms.tsx', npmPackage: '@jsonforms/react' },
  { name: 'uniforms', title: 'uniforms', file: 'peers/uniforms.tsx', npmPackage: 'uniforms' },
  { name: 'formJs', title: 'form-js', file: 'peers/formJs.ts', npmPackage: '@bpmn-io/form-js-viewer' },
]
