import { describe, expect, it } from 'vitest'
import { checkModuleUrl } from '../../playground/src/settings/checkModuleUrl.ts'
import { formatSettings } from '../../playground/src/settings/formatSettings.ts'
import { readSettings } from '../../playground/src/settings/readSettings.ts'
import type { Settings } from '../../playground/src/settings/settings.ts'

const crm = 'http://127.0.0.1:4001/crm'

describe('The address of the playground', () => {
  it('holds module, wire format and merge mode', () => {
    const settings = readSettings('?module=http://localhost:9/my&wire=data&merge=replace')
    expect(settings).toMatchObject({ module: 'http://localhost:9/my', wire: 'data', merge: 'replace' })
  })

  it('stands for no module yet, its wire format found out, merged, where it says nothing', () => {
    expect(readSettings('')).toEqual({
      module: '',
      wire: 'auto',
      merge: 'merge',
      width: '360',
      theme: 'system',
      locale: 'en',
      direction: 'auto',
      access: 'editable',
      fill: 'values',
      search: 'off',
    })
  })

  it('says nothing by values that are not known', () => {
    expect(readSettings('?wire=xml&merge=__proto__&width=1&theme=&locale=xx&access=none')).toEqual(readSettings(''))
  })

  it('can be read by a person', () => {
    expect(formatSettings(readSettings(`?module=${crm}`))).toBe('?module=http://127.0.0.1:4001/crm&wire=auto&merge=merge')
  })

  it('reads back as it was written, whatever the module is called', () => {
    const settings: Settings = {
      module: 'http://127.0.0.1:4001/a b?key=1&other=ü#part',
      wire: 'data',
      merge: 'accumulate',
      width: 'full',
      theme: 'dark',
      locale: 'ar',
      direction: 'ltr',
      access: 'readOnly',
      fill: 'references',
      search: 'on',
    }
    expect(readSettings(formatSettings(settings))).toEqual(settings)
  })
})

describe('The base URL of a module', () => {
  it.each(['http://127.0.0.1:4001/crm', 'https://modules.example.com/crm/', 'http://localhost:3000'])('may be %s', (url) => {
    expect(checkModuleUrl(url)).toBeUndefined()
  })

  it.each([
    ['', 'Enter the base URL'],
    ['crm', 'Enter a full URL'],
    ['localhost:4001/crm', 'http or https'],
    ['ftp://127.0.0.1/crm', 'http or https'],
    ['http://user:secret@127.0.0.1/crm', "Browsers don't send a user name"],
  ])('cannot be %j, and a sentence says why', (url, sentence) => {
    expect(checkModuleUrl(url)).toContain(sentence)
  })
})
