import { type DeclaredObject, listContentObjects } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import type { Visit } from '../walk/visit.ts'

/** No module calls its objects so; the last one is on every object of some languages. */
const unknownNames = ['moduleform_check_unknown', 'constructor']

/** Asks for names that no field declares, alone and among those that one does. Specification 4.2. */
export async function askUnknownNames(asker: Asker, { plan, formData }: Visit): Promise<void> {
  const declared = listContentObjects(plan)
  const known = declared.map(({ name }: DeclaredObject) => name)
  const ask = (names: readonly string[], subject: string) =>
    asker.askContent(
      { form_data: formData, content_object_names: names },
      { kind: 'unknown-name', unknownNames: unknownNames.filter((name) => !known.includes(name)), names, subject, group: 'unknown names' },
    )
  await Promise.all([
    ask(unknownNames, 'unknown content objects alone'),
    ...(known.length > 0 ? [ask([...unknownNames, ...known], 'unknown content objects among known ones')] : []),
  ])
}
