import type { CheckRows, CodesOf } from '../check.ts'
import { quote, quoteAll } from '../words/quote.ts'

/** What the host of a form has missing or wrong. */
export const hostChecks = {
  'host/callback-failed': {
    foundBy: 'form',
    section: 'Decisions §8',
    summary: 'What the host hands over for the form to call does not throw.',
    say: ({ callback, reason }) => ({
      message: `${quote(callback)} of the host failed: ${quote(reason)}. The form went on; this is told once.`,
      hint: 'Catch in the callback what may fail there. In development the console shows where it was thrown.',
    }),
  },

  'host/duplicate-ids': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'Forms on one page have DOM ids of their own.',
    say: () => ({
      message: 'Two forms on this page have the same DOM ids, so that labels of one belong to controls of the other.',
      hint: "Give each React root its own identifierPrefix, on the server and in hydrateRoot(element, form, { identifierPrefix: 'billing-' }): the ids of each hydrated root begin anew.",
    }),
  },

  'host/no-code-editor': {
    foundBy: 'form',
    section: 'Decisions §2 and §8',
    summary: 'The code editor that the host gave works on its page.',
    say: ({ cause }) => ({
      message: `The code editor cannot be used here, so code is plain text: ${cause}`,
      hint: 'See that what codeEditor loads is served beside the page, and allowed: Monaco needs inline styles and, where Trusted Types are required, policies of its own.',
    }),
  },

  'host/no-editor-worker': {
    foundBy: 'form',
    section: 'Decisions §2 and §8',
    summary: 'The workers of the code editor start.',
    say: ({ cause }) => ({
      message: `A worker of the code editor did not start, so it marks no mistakes and may be slow: ${cause}`,
      hint: /\/deps\/[\w.]+\?worker_file/.test(String(cause))
        ? "Add optimizeDeps: { exclude: ['moduleform'] } to the configuration of Vite: before version 8 it moves the code away from its workers."
        : 'Start it yourself with configureCodeEditor({ getWorker: (label) => new Worker(…) }), and allow it: by worker-src in a Content-Security-Policy, by the policy name moduleform where Trusted Types are required.',
    }),
  },

  'host/no-stylesheet': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'The page of a form has its stylesheet.',
    say: () => ({
      message: 'The form has no stylesheet: it works, but as bare controls.',
      hint: "Add import 'moduleform/styles.css' where your app starts; in a shadow root, put the stylesheet into that.",
    }),
  },

  'host/no-source': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'A form is given a module or a schema.',
    say: () => ({
      message: 'The form has neither baseUrl, client nor schema, so it waits and shows that it loads.',
      hint: 'Give it one of the three. If yours comes later, render the form when it is there.',
    }),
  },

  'host/unknown-locale': {
    foundBy: 'form',
    section: 'Decisions §2',
    summary: 'The prop "locale" is a language that the browser knows.',
    say: ({ locale }) => ({
      message: `The prop locale is ${quote(locale)}, which this browser does not know; dates are written as the user's own language has them.`,
      hint: "Give a language tag such as 'de' or 'en-GB', or a catalogue: import { de } from 'moduleform/locales/de'.",
    }),
  },

  'host/slot-failed': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'Parts of the form that the host draws do not throw.',
    say: ({ slot, reason }) => ({
      message: `The slot ${quote(slot)} of the host failed: ${quote(reason)}. The form draws that part itself; this is told once.`,
      hint: 'Mend the component. In development the console shows where it was thrown.',
    }),
  },

  'host/unknown-slot': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'The prop "slots" names parts that a form has.',
    say: ({ slot, slots }) => ({
      message: `The prop slots has ${quote(slot)}, which is no part of the form; it is drawn nowhere.`,
      hint: `There are ${quoteAll(slots)}. Controls of your own go into the prop widgets.`,
    }),
  },

  'host/unknown-theme': {
    foundBy: 'form',
    section: 'Decisions §9',
    summary: 'The prop "theme" is one that there is.',
    say: ({ theme, themes }) => ({
      message: `The prop theme is ${quote(theme)}, which is no theme; the form follows the color-scheme of the page.`,
      hint: `There are ${quoteAll(themes)}. Leave it out to follow the page.`,
    }),
  },

  'host/wire-found': {
    foundBy: 'client',
    section: 'Decisions §7',
    summary: 'The wire format of a module that wraps its answers in "data" is set by the host, not found out.',
    say: ({ format, reason = '' }) => ({
      message:
        format === 'data'
          ? 'The module wraps what it answers in "data", so it is sent its requests wrapped likewise.'
          : `The module wraps what it answers in "data", but a request wrapped likewise failed, so its answers to plain requests count: ${reason}`,
      hint: 'Set wire="data" where the module takes wrapped requests, which saves a request, and wire="plain" where it wraps its answers alone.',
    }),
  },

  'host/unexpected-value': {
    foundBy: 'form',
    section: 'Decisions §2',
    summary: 'What the host gives a form to begin with has the shape in which forms hand it over.',
    say: ({ prop, got }) => ({
      message: `${prop} is ${got} of another shape than a form reads there; it is left out.`,
      hint: 'Give values, initialValues and initialSchemaData form data, as onSubmit got them, and initialSetAside the entries of its setAside and unread: { path, value }.',
    }),
  },

  'host/unreadable-value': {
    foundBy: 'form',
    section: 'Decisions §2',
    summary: 'The values that the host gives are plain JSON.',
    say: ({ path, got }) => ({
      message: `the value that the host gave at ${quote(path)} is ${got}, which is no JSON; it is left out.`,
      hint: 'Give texts, finite numbers, true, false, null, and lists and objects of them.',
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'host'>>>
