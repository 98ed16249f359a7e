import type { FormMessages } from 'moduleform'
import { ruleNames } from '../../src/core/validation/ruleArgs.ts'
import { en } from '../../src/locales/en.ts'

const isRule = (name: string) => ruleNames.some((rule) => rule === name)

/** All texts that are in the package, apart from those of validation. */
export const everyMessage = Object.fromEntries(Object.entries(en.messages).filter(([name]) => !isRule(name)))

const mark = (name: string) => `⟦${name}⟧`

const markText = (name: string, text: unknown): unknown => {
  if (typeof text === 'function') return () => mark(name)
  if (typeof text === 'string') return mark(name)
  return Object.fromEntries(Object.entries(text as object).map(([key, part]) => [key, markText(name, part)]))
}

/** A translation of every text that a host can replace: its name, between brackets that no other text has. */
export const markedMessages = {
  ...Object.fromEntries(Object.entries(everyMessage).map(([name, text]) => [name, markText(name, text)])),
  ...Object.fromEntries(ruleNames.map((name) => [name, mark(name)])),
  // Each text has the kind of the one that it stands for.
} as FormMessages

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']

/** All that people read or hear of a page, apart from what they typed themselves. */
function readTexts(page: HTMLElement): string[] {
  // Zones are called as the browser calls them.
  const elements = [...page.querySelectorAll('*')].filter((element) => !element.matches('script, style, .mf-zone'))
  const texts = elements.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? ''),
  )
  return [...texts, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))]
}

/** The texts that hold a Latin letter outside of the brackets: in a form whose module writes Greek, those that nobody can translate. */
export const unmarkedTexts = (page: HTMLElement): string[] =>
  readTexts(page).filter((text) => /[A-Za-z]/.test(text.replace(/⟦[^⟧]*⟧/g, '')))
