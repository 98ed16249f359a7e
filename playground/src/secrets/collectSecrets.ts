import type { Secrets } from './secrets.ts'
import { walkJson } from '../json/walkJson.ts'

/** A shorter text is as likely an ordinary word, and masking it everywhere would make the rest unreadable. */
const shortestText = 4

/**
 * Finds what to hide: password fields in schemas, also those that a rule makes one, and what form data hold for them. `bodies` are
 * requests and answers as they went over the wire, and form data.
 */
export function collectSecrets(bodies: readonly unknown[]): Secrets {
  const ids = new Set<string>()
  const texts = new Set<string>()
  for (const body of bodies) {
    walkJson(body, (object) => {
      if (typeof object['id'] === 'string' && widgetOf(object) === 'password') ids.add(object['id'])
    })
  }
  for (const body of bodies) {
    walkJson(body, (object) => {
      for (const id of ids) {
        const value = Object.hasOwn(object, id) ? object[id] : undefined
        if (typeof value === 'string' && value.length >= shortestText) texts.add(value)
      }
    })
  }
  // Longest first, or a secret that holds another would be left half open.
  return { ids, texts: [...texts].sort((one, other) => other.length - one.length) }
}

function widgetOf(object: Readonly<Record<string, unknown>>): unknown {
  const options = object['ui_options']
  return typeof options === 'object' && options !== null && 'ui_widget' in options ? options.ui_widget : undefined
}
