import { dottedId } from '../../../core/plan/plan.ts'
import { isEqual } from '../../../core/schema/json.ts'
import { getOrInsert } from '../../../core/values/getOrInsert.ts'
import { getValue } from '../../../core/values/path.ts'
import { setValue } from '../../../core/values/setValue.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import type { AskedObject, Exchange } from '../exchange/exchange.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { type DeclaredObject, emptyGoverning, listContentObjects } from '../walk/contentObjects.ts'
import { layRows } from '../walk/layRows.ts'
import type { Asker } from '../walk/createAsker.ts'
import { pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { isUnknownSelection, unknownSelection } from '../walk/settings.ts'
import type { Visit } from '../walk/visit.ts'
import type { ContentRecord, FormValues } from '../../../core/schema/wire.ts'

/**
 * Requests all content objects of a form at once, apart from those that depend on fields of their row: they go by themselves, with the
 * values of the row. Each object is also requested alone when it first occurs, and again once all its governing fields have values; both
 * times also with an unknown selection in each of these, the second time also with each of them empty. Resolves with the form and its
 * loaded options. Specification 4.2.
 */
export async function exploreContent(asker: Asker, visit: Visit, seen: Set<string>): Promise<Visit> {
  const objects = listContentObjects(visit)
  if (objects.length === 0) return visit
  const answers = await Promise.all(
    groupByRow(objects, visit).map(async (group) => {
      const subject = withLabel(group.subject, visit)
      const together = await askContent(asker, { objects: group.objects, visit, formData: visit.formData, subject })
      const alone = await Promise.all(group.objects.map((object) => exploreObject(asker, object, visit, together, seen)))
      return { together: recordsOf(together), alone: alone.flatMap((one) => recordsOf(one) ?? []) }
    }),
  )
  const fresh = answers.flatMap(({ together, alone }) => together ?? alone)
  return { ...visit, records: answers.every(({ together }) => together !== undefined) ? fresh : mergeRecords(visit.records, fresh) }
}

/** The content objects that a form requests together: those with the same form data. */
function groupByRow(objects: readonly DeclaredObject[], { formData }: Visit) {
  const groups = new Map<string, { readonly subject: string; readonly objects: DeclaredObject[] }>()
  for (const object of objects) {
    const isPlain = object.row === undefined || isEqual(layRows(formData, object.row), formData)
    const [key, subject] = isPlain ? ['', 'all content objects'] : [object.row, `the content objects of a row of "${dottedId(object.row)}"`]
    getOrInsert(groups, key, () => ({ subject, objects: [] })).objects.push(object)
  }
  return [...groups.values()]
}

const recordsOf = (exchange: Exchange | undefined) => (exchange === undefined ? undefined : contentOf(exchange)?.records)

/** Where a module answers no request of all objects, its lists are those it answered one by one. */
function mergeRecords(old: readonly ContentRecord[], fresh: readonly ContentRecord[]): readonly ContentRecord[] {
  const names = new Set(fresh.map((record) => record.content_object_name))
  return [...old.filter((record) => !names.has(record.content_object_name)), ...fresh]
}

/** Stands in `seen` once an object was requested with values in all its governing fields. */
export const readyKey = (name: string): string => `ready ${name}`

/** Resolves with the answer to the object alone, as the form stands. */
async function exploreObject(asker: Asker, object: DeclaredObject, visit: Visit, together: Exchange | undefined, seen: Set<string>) {
  const isReady = emptyGoverning(object, visit.formData).length === 0
  const key = isReady ? readyKey(object.name) : `waiting ${object.name}`
  if (seen.has(key) || asker.session.allowance.leavesOut('content', { group: 'content objects' })) return undefined
  seen.add(key)
  const { formData } = visit
  const named = `content object "${object.name}"`
  const [alone] = await Promise.all([
    askContent(asker, { objects: [object], visit, formData, subject: withLabel(`${named} alone`, visit), together }),
    ...listChanges(object, isReady).map(({ path, value, subject }) =>
      askContent(asker, {
        objects: [object],
        visit,
        formData: setValue(formData, path, value),
        subject: withLabel(`${named} with ${subject}`, visit),
      }),
    ),
  ])
  return alone
}

/** Each governing field empty, if all have values, and with an unknown selection. */
function listChanges({ governing }: DeclaredObject, isReady: boolean) {
  return governing.flatMap((node) => {
    const [path, field] = [pathOfTemplate(node.template), dottedId(node.template)]
    const unknown = unknownSelection(node)
    return [
      ...(isReady ? [{ path, value: undefined, subject: `"${field}" empty` }] : []),
      ...(unknown === undefined ? [] : [{ path, value: unknown, subject: `an unknown selection in "${field}"` }]),
    ]
  })
}

const withLabel = (text: string, { label }: Visit) => (label === '' ? text : `${text}, ${label}`)

interface AskedFor {
  readonly objects: readonly DeclaredObject[]
  readonly visit: Visit
  readonly formData: FormValues
  readonly subject: string
  readonly together?: Exchange | undefined
}

/** Requests content objects as the form would. Specification 4.2. */
function askContent(asker: Asker, { objects, visit, formData, subject, together }: AskedFor): Promise<Exchange | undefined> {
  const names = objects.map(({ name }) => name)
  return asker.askContent(
    { form_data: layRows(formData, objects[0]?.row), content_object_names: names },
    {
      kind: 'content',
      subject,
      group: 'content objects',
      objects: objects.map((object) => describeObject(object, visit, formData)),
      ...(together === undefined ? {} : { together }),
    },
  )
}

function describeObject(
  { name, type, isForHost, governing, field: own }: DeclaredObject,
  { chosen }: Visit,
  formData: FormValues,
): AskedObject {
  const governed = governing.map(({ template }) => ({
    field: dottedId(template),
    value: getValue(formData, pathOfTemplate(template)),
  }))
  return {
    name,
    type,
    isForHost,
    empty: governed.filter(({ value }) => isEmpty(value)).map(({ field }) => field),
    unknown: governed.filter(({ value }) => isUnknownSelection(value)).map(({ field }) => field),
    isGoverned: governing.length > 0,
    governedBy: JSON.stringify(governed),
    chosen: chosen.get(own.template),
  }
}

/** Names that no module uses; the last one exists on every object in JavaScript. */
const unknownNames = ['moduleform_check_unknown', 'constructor']

/** Requests names that no field declares, alone and together with a declared one. Specification 4.2. */
export async function askUnknownNames(asker: Asker, visit: Visit): Promise<void> {
  const declared = listContentObjects(visit).filter(({ isForHost }) => !isForHost)
  const known = declared.map(({ name }: DeclaredObject) => name)
  const ask = (names: readonly string[], subject: string) =>
    asker.askContent(
      { form_data: visit.formData, content_object_names: names },
      { kind: 'unknown-name', unknownNames: unknownNames.filter((name) => !known.includes(name)), names, subject, group: 'unknown names' },
    )
  await Promise.all([
    ask(unknownNames, 'unknown content objects alone'),
    ask([...unknownNames, ...known], 'unknown content objects among known ones'),
  ])
}
