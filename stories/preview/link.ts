import { withoutByteOrderMark } from '../../src/cli/lint/source/byteOrderMark.ts'
import { withoutFence } from '../../src/cli/lint/source/foreignText.ts'
import { maskSource } from '../../src/cli/lint/source/maskSource.ts'
import { parseSource } from '../../src/cli/lint/source/parseSource.ts'
import { isYaml } from '../../playground/src/schema/readSource.ts'
import { fromBase64, toBase64 } from '../../playground/src/share/base64Url.ts'
import { deflate, inflate } from '../../playground/src/share/deflate.ts'

/** The content of a link: a text, the base URL of a module, or both. */
export interface Linked {
  readonly text?: string
  readonly baseUrl?: string
}

/** Servers refuse longer addresses. */
export const longestLink = 7000

/**
 * Encodes the preview's content for the address of the page: `p` and base64url of its JSON, or `z` and base64url of the compressed JSON,
 * whichever is shorter. Storybook accepts no other characters. Passwords in the text are left out.
 */
export async function writeLink({ text, baseUrl }: Linked): Promise<string> {
  const json = JSON.stringify({ ...(text !== undefined && { text: leaveOutSecrets(text) }), ...(baseUrl !== undefined && { baseUrl }) })
  const bytes = new TextEncoder().encode(json)
  const [plain, compressed] = [`p${toBase64(bytes)}`, `z${toBase64(await deflate(bytes))}`]
  return plain.length <= compressed.length ? plain : compressed
}

/** Decodes a link of `writeLink`. Rejects with a sentence if it was not written by it, or is incomplete. */
export async function readLink(link: string): Promise<Linked> {
  try {
    const bytes = fromBase64(link.slice(1))
    const json = new TextDecoder().decode(link.startsWith('z') ? await inflate(bytes) : bytes)
    const linked: unknown = JSON.parse(json)
    if (typeof linked !== 'object' || linked === null) throw new Error('It holds no object.')
    return {
      ...('text' in linked && typeof linked.text === 'string' && { text: linked.text }),
      ...('baseUrl' in linked && typeof linked.baseUrl === 'string' && { baseUrl: linked.baseUrl }),
    }
  } catch (cause) {
    throw new Error("This link can't be read: a part of it is missing or changed. Ask for a new one.", { cause })
  }
}

/** The text without defaults of password fields and values they are compared with. */
function leaveOutSecrets(given: string): string {
  const text = withoutFence(withoutByteOrderMark(given))
  const masked = maskSource(text, parseSource(isYaml(text) ? 'schema.yaml' : 'schema.json', text))
  return masked === text ? text : Array.from({ length: text.length }, (_, at) => (masked[at] === text[at] ? text[at] : '')).join('')
}
