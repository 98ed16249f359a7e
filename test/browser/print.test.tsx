import { version } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

it(`a checked box is printed as one: browsers leave backgrounds out (React ${version})`, async () => {
  const fields = [{ id: 'agreed', type: 'boolean', label: 'Agreed' }]
  await render(<ModuleForm schema={{ metadata: { workflows_module_schema_version: '1.0.0' }, fields }} initialValues={{ agreed: true }} />)
  const box = page.getByRole('checkbox', { name: 'Agreed' })
  await expect.element(box).toBeChecked()
  const [own, mark] = [getComputedStyle(box.element()), getComputedStyle(box.element(), '::before')]
  expect([own.printColorAdjust, mark.printColorAdjust]).toEqual(['exact', 'exact'])
})
