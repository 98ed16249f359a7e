import { ModuleForm } from 'moduleform'
import type { RuleFixture } from './ruleFixtures.ts'

/** Every case of some fixtures: the values of the fields, and the form that the rules produce. */
export function RuleCases({ fixtures }: { readonly fixtures: readonly RuleFixture[] }) {
  return fixtures.map(({ name, description, schema, cases }) => (
    <section key={name}>
      <h2 style={{ font: '600 14px system-ui' }}>{description}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {cases.map(({ formData }, index) => (
          <div key={index} data-case={`${name} ${index}`} style={{ width: 220 }}>
            <code
              dir="ltr"
              style={{ display: 'block', marginBlockEnd: 12, font: '12px ui-monospace, monospace', overflowWrap: 'anywhere' }}
            >
              {JSON.stringify(formData)}
            </code>
            <ModuleForm schema={schema} initialValues={formData}>
              {null}
            </ModuleForm>
          </div>
        ))}
      </div>
    </section>
  ))
}
