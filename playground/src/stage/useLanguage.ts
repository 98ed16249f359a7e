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
  readonly direction: 'ltr' | 'rtl'
}

/** The language and the text direction of the form. */
export function useLanguage({ locale: name, direction }: Pick<Settings, 'locale' | 'direction'>): Language {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly locale: Locale }>()
  useEffect(() => {
    if (name === 'en') return undefined
    let isLeft = false
    void loaders[name]().then((locale) => {
      if (!isLeft) setLoaded({ name, locale })
    })
    return () => {
      isLeft = true
    }
  }, [name])
  return {
    locale: loaded?.name === name ? loaded.locale : undefined,
    direction: direction === 'auto' ? (name === 'ar' ? 'rtl' : 'ltr') : direction,
  }
}
