import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from 'moduleform'
import { ar } from 'moduleform/locales/ar'

const counts = [0, 1, 2, 3, 11, 100]

const tags = readdirSync('src/locales').flatMap((file) => (/^[a-z]{2}\.ts$/.test(file) ? [file.slice(0, 2)] : []))

const catalogues = await Promise.all(
  tags.map(async (tag) => {
    const exported = (await import(`moduleform/locales/${tag}`)) as Readonly<Record<string, Locale | undefined>>
    const locale = exported[tag]
    if (locale === undefined) throw new Error(`src/locales/${tag}.ts exports no ${tag}`)
    return locale
  }),
)

const reloaded = { added: 0, removed: 0, changed: 0, setAside: 0, returned: 0 }
const pasted = { number: 1, rows: 0, total: 0, rowsLeftOut: 0, columnsLeftOut: 0, most: 7777, wrong: 0 }

/** Every text with a count, with 7777 for other numbers in it. */
const counted = ({ messages }: Locale): Readonly<Record<string, (count: number) => string>> => ({
  optionsCount: messages.optionsCount,
  moreChosen: messages.moreChosen,
  reloadLoop: (count) => messages.reloadLoop(count, ['Region', 'Plan']),
  errorCount: messages.errorCount,
  errorsLeft: messages.errorsLeft,
  warningCount: messages.warningCount,
  setAside: messages.setAside,
  'reloaded added': (added) => messages.reloaded({ ...reloaded, added }),
  'reloaded removed': (removed) => messages.reloaded({ ...reloaded, removed }),
  'reloaded changed': (changed) => messages.reloaded({ ...reloaded, changed }),
  'reloaded setAside': (setAside) => messages.reloaded({ ...reloaded, setAside }),
  'reloaded returned': (returned) => messages.reloaded({ ...reloaded, returned }),
  'lengthCount length': (count) => messages.lengthCount(count, 7777),
  'lengthCount limit': (count) => messages.lengthCount(7777, count),
  charactersLeft: messages.charactersLeft,
  'charactersLeft, too many': (count) => messages.charactersLeft(-count),
  rowName: (count) => messages.rowName('Contact', count),
  rowCount: messages.rowCount,
  'rowOver position': (count) => messages.rowOver('Ada', count, 7777),
  'rowOver count': (count) => messages.rowOver('Ada', 7777, count),
  'rowMoved position': (count) => messages.rowMoved('Ada', count, 7777),
  'rowMoved count': (count) => messages.rowMoved('Ada', 7777, count),
  rowRemoved: (count) => messages.rowRemoved('Ada', count),
  'matchCount shown': (count) => messages.matchCount(count, 7777),
  'matchCount total': (count) => messages.matchCount(7777, count),
  chosenCount: messages.chosenCount,
  selectAll: messages.selectAll,
  'pastingRows done': (count) => messages.pastingRows(count, 7777),
  'pastingRows total': (count) => messages.pastingRows(7777, count),
  'rowsPasted rows': (rows) => messages.rowsPasted({ ...pasted, rows }),
  'rowsPasted rowsLeftOut': (rowsLeftOut) => messages.rowsPasted({ ...pasted, rowsLeftOut }),
  'rowsPasted most': (most) => messages.rowsPasted({ ...pasted, rowsLeftOut: 7777, most }),
  'rowsPasted columnsLeftOut': (columnsLeftOut) => messages.rowsPasted({ ...pasted, columnsLeftOut }),
  'rowsPasted wrong': (wrong) => messages.rowsPasted({ ...pasted, wrong }),
  pastedRows: messages.pastedRows,
  'min_length limit': (limit) => messages.min_length({ limit, actual: 7777 }),
  'min_length actual': (actual) => messages.min_length({ limit: 7777, actual }),
  'max_length limit': (limit) => messages.max_length({ limit, actual: 7777 }),
  'max_length actual': (actual) => messages.max_length({ limit: 7777, actual }),
  'minimum limit': (limit) => messages.minimum({ limit, actual: 7777 }),
  'minimum actual': (actual) => messages.minimum({ limit: 7777, actual }),
  'maximum limit': (limit) => messages.maximum({ limit, actual: 7777 }),
  'maximum actual': (actual) => messages.maximum({ limit: 7777, actual }),
  'min_items limit': (limit) => messages.min_items({ limit, actual: 7777 }),
  'min_items actual': (actual) => messages.min_items({ limit: 7777, actual }),
  'max_items limit': (limit) => messages.max_items({ limit, actual: 7777 }),
  'max_items actual': (actual) => messages.max_items({ limit: 7777, actual }),
})

/** For a count of zero, a list of changes has no entry. */
const saysNothingOfNone = (name: string) => /^(reloaded|rowsPasted|pastedRows)/.test(name)

describe.each(catalogues.map((locale) => [locale.tag, locale] as const))('the counts of %s', (tag, locale) => {
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  /** Whether the language has a form for this number alone: one, and in some languages zero and two. */
  const hasOwnForm = (count: number) => counts.every((other) => other === count || rules.select(other) !== rules.select(count))

  it.each(Object.entries(counted(locale)))('%s', (name, say) => {
    const texts = counts.map(say)
    for (const [index, text] of texts.entries()) {
      const count = counts[index] ?? 0
      expect(text).not.toMatch(/undefined|#|NaN/)
      if (text === '' && count === 0 && saysNothingOfNone(name)) continue
      if (count > 2 || !hasOwnForm(count)) expect(text).toContain(numbers.format(count))
      else expect(text.trim()).not.toBe('')
    }
    expect(new Set(texts).size).toBe(counts.length)
  })
})

describe('the forms of Arabic', () => {
  const { messages } = ar

  it.each<[name: string, say: (count: number) => string, expected: readonly string[]]>([
    ['optionsCount', messages.optionsCount, ['لا خيارات', 'خيار واحد', 'خياران', '3 خيارات', '11 خيارًا', '100 خيار']],
    ['rowCount', messages.rowCount, ['لا صفوف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']],
    [
      'errorCount',
      messages.errorCount,
      [
        'صحّح 0 حقل للمتابعة',
        'صحّح حقلًا واحدًا للمتابعة',
        'صحّح حقلين للمتابعة',
        'صحّح 3 حقول للمتابعة',
        'صحّح 11 حقلًا للمتابعة',
        'صحّح 100 حقل للمتابعة',
      ],
    ],
    [
      'warningCount',
      messages.warningCount,
      [
        'لا قيم غير متاحة',
        'قيمة واحدة لم تعد متاحة',
        'قيمتان لم تعودا متاحتين',
        '3 قيم لم تعد متاحة',
        '11 قيمة لم تعد متاحة',
        '100 قيمة لم تعد متاحة',
      ],
    ],
    [
      'min_items',
      (limit) => messages.min_items({ limit, actual: 0 }),
      [
        'أضف 0 عنصر على الأقل (الآن 0).',
        'أضف عنصرًا واحدًا على الأقل (الآن 0).',
        'أضف عنصرين على الأقل (الآن 0).',
        'أضف 3 عناصر على الأقل (الآن 0).',
        'أضف 11 عنصرًا على الأقل (الآن 0).',
        'أضف 100 عنصر على الأقل (الآن 0).',
      ],
    ],
    [
      'charactersLeft',
      messages.charactersLeft,
      ['لم يبق أي حرف', 'بقي حرف واحد', 'بقي حرفان', 'بقيت 3 أحرف', 'بقي 11 حرفًا', 'بقي 100 حرف'],
    ],
  ])('%s', (_, say, expected) => {
    expect(counts.map(say)).toEqual(expected)
  })
})
