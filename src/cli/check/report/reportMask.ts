import { isJsonObject, type JsonObject } from '../../../core/schema/json.ts'
import { findSecrets, maskSecrets } from '../../../core/secrets/maskJson.ts'
import { maskUrl } from '../../../core/secrets/maskUrl.ts'
import { isPassword, leavesOf, mask } from '../../../core/secrets/secretPaths.ts'
import { createTextMask } from '../../../core/secrets/textMask.ts'
import type { CheckOptions } from '../checkOptions.ts'
import type { Recording } from '../recording.ts'

/** Removes secrets from what a report shows. */
export interface ReportMask {
  readonly text: (text: string) => string
  readonly url: (url: string) => string
  readonly header: (name: string, value: string) => string
  readonly body: (body: string) => string
}

const asIs = (text: string): string => text
const nothingMasked: ReportMask = { text: asIs, url: asIs, header: (_, value) => value, body: asIs }

/** Headers that hold no secret and whose values are ordinary words. */
const openHeaders = new Set(['accept', 'accept-language', 'content-type', 'origin'])

/**
 * Masks credentials, header values, the query of the address, and values of password fields (defaults, choices and `--form-data`); a value
 * in `--form-data` for a field that no schema declares may be a password as well.
 */
export function createReportMask({ options, exchanges }: Recording): ReportMask {
  const { headers, credentials, baseUrl, formData, showSecrets } = options
  if (showSecrets) return nothingMasked
  const answers = new Map(
    exchanges.map(({ outcome }) => (outcome.kind === 'answer' ? [outcome.answer.text, outcome.answer.json?.value] : ['', undefined])),
  )
  const secrets = findSecrets([formData, ...answers.values()])
  const fields = readFields([...answers.values()])
  const undeclared = Object.keys(formData).filter((key) => !fields.declared.has(key))
  const ids = new Set([...secrets.ids, ...undeclared, 'credentials'])
  const text = createTextMask([
    ...secrets.texts,
    ...fields.secretChoices,
    ...undeclared.flatMap((key) => leavesOf(formData[key])),
    ...leavesOf(credentials),
    ...secretHeaderTexts(options),
    ...queryTexts(baseUrl),
  ])
  return {
    text,
    url: (url) => text(maskUrl(url)),
    header: (name, value) => (isSecretHeader(name) && headers.some(([own]) => own === name) ? mask : text(value)),
    body: (body) => text(maskBody(body, (json) => maskSecrets(json, { ids, texts: [] }))),
  }
}

const isSecretHeader = (name: string) => !openHeaders.has(name.toLowerCase())

/** Header values that may be secret, whole and word by word. */
export const secretHeaderTexts = ({ headers }: CheckOptions): readonly string[] =>
  headers.filter(([name]) => isSecretHeader(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])

/** The values of a query, decoded and raw; a part without a name may also be a key. */
function queryTexts(url: string): string[] {
  const { search, searchParams } = new URL(url)
  const pairs = search.slice(1).split('&')
  return [...searchParams.values(), ...pairs.flatMap((pair) => pair.split('=').slice(pair.includes('=') ? 1 : 0))]
}

/** The ids of all fields that some answers declare, and the choices of those with the password widget. */
function readFields(answers: readonly unknown[]): { declared: ReadonlySet<string>; secretChoices: readonly string[] } {
  const declared = new Set<string>()
  const secretChoices: string[] = []
  const due: unknown[] = [...answers]
  while (due.length > 0) {
    const value = due.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const entry of Object.values(value)) due.push(entry)
    if (!isJsonObject(value) || typeof value['id'] !== 'string' || typeof value['type'] !== 'string') continue
    declared.add(value['id'])
    if (isPassword(value)) secretChoices.push(...choiceTexts(value))
  }
  return { declared, secretChoices }
}

const choiceTexts = ({ choices }: JsonObject): string[] => {
  const values = isJsonObject(choices) ? choices['values'] : choices
  return leavesOf(Array.isArray(values) ? values : [])
}

/** A JSON body with its credentials masked as a whole; other bodies, which test how a module reacts, are masked as text. */
function maskBody(body: string, maskJson: (json: unknown) => unknown): string {
  try {
    const json: unknown = JSON.parse(body)
    const masked = JSON.stringify(maskJson(json))
    return masked === JSON.stringify(json) ? body : masked
  } catch {
    return body
  }
}
