import type { FormProps, Locale } from 'moduleform'
import type { ModuleError } from 'moduleform/client'
import { useEffect, useState } from 'react'
import { readNoAnswer } from '../requests/noAnswer.ts'
import type { Settings } from '../settings/settings.ts'

type LocaleName = Exclude<Settings['locale'], 'en'>

/** English is part of the form. */
const loaders: Readonly<Record<LocaleName, () => Promise<Locale>>> = {
  de: async () => (await import('moduleform/locales/de')).de,
  fr: async () => (await import('moduleform/locales/fr')).fr,
  es: async () => (await import('moduleform/locales/es')).es,
  pt: async () => (await import('moduleform/locales/pt')).pt,
  ja: async () => (await import('moduleform/locales/ja')).ja,
  zh: async () => (await import('moduleform/locales/zh')).zh,
  ar: async () => (await import('moduleform/locales/ar')).ar,
}

interface Language {
  /** `undefined` for English, and until another one has loaded. */
  readonly locale: Locale | undefined
  /** After the words for users: why no answer of the module came, where the server of this page knows, and where a redirect leads. */
  readonly messages: NonNullable<FormProps['messages']>
  readonly hasFailed: boolean
  readonly direction: 'ltr' | 'rtl'
}

const redirectOf = ({ kind, message }: ModuleError) => (kind === 'redirect' ? message : undefined)

/** The language and the text direction of the form. */
export function useLanguage({ locale: name, direction }: Pick<Settings, 'locale' | 'direction'>): Language {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly locale: Locale | undefined }>()
  useEffect(() => {
    if (name === 'en') return undefined
    let isLeft = false
    const show = (locale?: Locale) => {
      if (!isLeft) setLoaded({ name, locale })
    }
    loaders[name]().then(show, () => show())
    return () => {
      isLeft = true
    }
  }, [name])
  const own = loaded?.name === name ? loaded : undefined
  return {
    locale: own?.locale,
    messages: {
      moduleFailed: (error) => {
        const words = own?.locale?.messages.moduleFailed?.(error) ?? error.summary
        const reason = readNoAnswer(error)?.reason ?? redirectOf(error)
        return reason === undefined ? words : `${words} ${reason}`
      },
    },
    hasFailed: own !== undefined && own.locale === undefined,
    direction: direction === 'auto' ? (name === 'ar' ? 'rtl' : 'ltr') : direction,
  }
}
