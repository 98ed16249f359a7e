import { expect, it } from 'vitest'
import { createTypeChecker } from '../support/createTypeChecker.ts'

const checker = createTypeChecker()
const head = `import type { FormProps, ModuleFormProps, Templates } from 'moduleform'
import type { ValidateOptions } from 'moduleform/core'
import type { LintOptions } from 'moduleform/lint'
import type { ModuleOptions } from 'moduleform/module'
type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T]
type Undefined<T> = { [Key in Optional<T>]: undefined }
`

it.each(['ModuleFormProps', 'FormProps<{ fields: [] }>', 'Templates', 'ValidateOptions', 'LintOptions', 'ModuleOptions'])(
  'Each optional key of %s may be undefined, with exactOptionalPropertyTypes too',
  (type) => {
    const source = `${head}declare const none: Undefined<${type}>\nexport const given: Partial<${type}> = none\n`
    expect(checker.findFaults(source).filter(({ at }) => at === 'given')).toEqual([])
    expect(checker.findFaults(`${head}export const count: Optional<${type}> = ''`)).toHaveLength(1)
  },
)
