import { findSecrets, maskSecrets } from '../../../core/secrets/maskJson.ts'
import { maskUrl } from '../../../core/secrets/maskUrl.ts'
import { leavesOf, mask } from '../../../core/secrets/secretPaths.ts'
import { createTextMask } from '../../../core/secrets/textMask.ts'
import type { Recording } from '../recording.ts'

/** Takes secrets out of what a report shows. */
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

/** Masks credentials, header values, the query of the address, and what password fields hold, by default or by `--form-data`. */
export function createReportMask({ options, exchanges }: Recording): ReportMask {
  const { headers, credentials, baseUrl, formData, showSecrets } = options
  if (showSecrets) return nothingMasked
  const answers = new Map(
    exchanges.map(({ outcome }) => (outcome.kind === 'answer' ? [outcome.answer.text, outcome.answer.json?.value] : ['', undefined])),
  )
  const secrets = findSecrets([formData, ...answers.values()])
  const secretHeaders = headers.filter(([name]) => !openHeaders.has(name.toLowerCase()))
  const headerValues = secretHeaders.flatMap(([, value]) => [value, ...value.split(/\s+/)])
  const text = createTextMask([...secrets.texts, ...leavesOf(credentials), ...headerValues, ...new URL(baseUrl).searchParams.values()])
  return {
    text,
    url: (url) => text(maskUrl(url)),
    header: (name, value) => (secretHeaders.some(([own]) => own === name) ? mask : text(value)),
    body: (body) => text(maskBody(body, (json) => maskSecrets(json, { ids: new Set([...secrets.ids, 'credentials']), texts: [] }))),
  }
}

/** A body that is JSON, with its credentials masked whole; any other, sent to see what a module does with it, is left to the text. */
function maskBody(body: string, maskJson: (json: unknown) => unknown): string {
  try {
    const json: unknown = JSON.parse(body)
    const masked = JSON.stringify(maskJson(json))
    return masked === JSON.stringify(json) ? body : masked
  } catch {
    return body
  }
}
