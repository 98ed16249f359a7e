import type { FormValues } from '../../../core/schema/wire.ts'
import { getValue } from '../../../core/values/path.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import type { AskedObject, Exchange } from '../exchange/exchange.ts'
import type { DeclaredObject } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import { nameOfTemplate, pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { isUnknownSelection } from '../walk/unknownSelection.ts'

interface AskedFor {
  readonly objects: readonly DeclaredObject[]
  readonly formData: FormValues
  readonly subject: string
  readonly together?: Exchange | undefined
}

/** Asks for content objects as the form would. Specification 4.2. */
export function askContent(asker: Asker, { objects, formData, subject, together }: AskedFor): Promise<Exchange | undefined> {
  const names = objects.map(({ name }) => name)
  return asker.askContent(
    { form_data: formData, content_object_names: names },
    {
      kind: 'content',
      subject,
      group: 'content objects',
      objects: objects.map((object) => describeObject(object, formData)),
      ...(together === undefined ? {} : { together }),
    },
  )
}

function describeObject({ name, type, governing }: DeclaredObject, formData: FormValues): AskedObject {
  const governed = governing.map(({ template }) => ({
    field: nameOfTemplate(template),
    value: getValue(formData, pathOfTemplate(template)),
  }))
  return {
    name,
    type,
    empty: governed.filter(({ value }) => isEmpty(value)).map(({ field }) => field),
    unknown: governed.filter(({ value }) => isUnknownSelection(value)).map(({ field }) => field),
  }
}
