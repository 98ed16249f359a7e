import type { Locale } from 'moduleform'
import { useEffect, useState } from 'react'
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
  readonly hasFailed: boolean
  readonly direction: 'ltr' | 'rtl'
}

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
    hasFailed: own !== undefined && own.locale === undefined,
    direction: direction === 'auto' ? (name === 'ar' ? 'rtl' : 'ltr') : direction,
  }
}
