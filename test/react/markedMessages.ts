import type { FormMessages } from 'moduleform'
import { ruleNames } from '../../src/core/validation/ruleArgs.ts'
import { en } from '../../src/locales/en.ts'

const isRule = (name: string) => ruleNames.some((rule) => rule === name)

/** All texts of the package, except those of validation. */
export const everyMessage = Object.fromEntries(Object.entries(en.messages).filter(([name]) => !isRule(name)))

const mark = (name: string) => `⟦${name}⟧`

const markText = (name: string, text: unknown): unknown => {
  if (typeof text === 'function') return () => mark(name)
  if (typeof text === 'string') return mark(name)
  return Object.fromEntries(Object.entries(text as object).map(([key, part]) => [key, markText(name, part)]))
}

/** A translation of every replaceable text: its name in special brackets. */
export const markedMessages = {
  ...Object.fromEntries(Object.entries(everyMessage).map(([name, text]) => [name, markText(name, text)])),
  ...Object.fromEntries(ruleNames.map((name) => [name, mark(name)])),
  // `as`: each text has the type of the one it replaces.
} as FormMessages

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']

/** Everything that users read or hear of a page, except what they typed. */
function readTexts(page: HTMLElement): string[] {
  // Time zones have the browser's names.
  const elements = [...page.querySelectorAll('*')].filter((element) => !element.matches('script, style, .mf-zone, .mf-zone *'))
  const texts = elements.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? ''),
  )
  return [...texts, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))]
}

/** The texts with a Latin letter outside of the brackets: in a form whose module uses Greek, these cannot be translated. */
export const unmarkedTexts = (page: HTMLElement): string[] =>
  readTexts(page).filter((text) => /[A-Za-z]/.test(text.replace(/⟦[^⟧]*⟧/g, '')))
