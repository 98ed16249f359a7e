import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import type { RequiredErrors, TypeErrors, TypeWords } from './words.ts'
import { countPasted, countReload, createWords, cut, sayFailure, sayFormat, sayRequest, sayType } from './words.ts'

const words = createWords('ar')
const { number, sayBound, plural, list, moment } = words

/** All forms of Arabic: for 0, 1, 2, 3 to 10, 11 to 99, and the rest such as 100. */
const six = (zero: string, one: string, two: string, few: string, many: string, other = many) => ({ zero, one, two, few, many, other })

/** Isolates a text, so that neither its direction nor that of the sentence affects the other. */
const own = (text: string) => `\u2068${text}\u2069`
const inQuotes = (text: string) => `«${own(text)}»`
const quote = (value: unknown) => inQuotes(cut(value))
const such = (example: string) => `مثل ${own(example)}.`
const required = 'هذا الحقل مطلوب.'
const now = (actual: number | string) => ` (الآن ${typeof actual === 'number' ? number(actual) : own(actual)}).`
const characters = (count: number) => plural(count, six('# حرف', 'حرفًا واحدًا', 'حرفين', '# أحرف', '# حرفًا', '# حرف'))
const entries = (count: number) => plural(count, six('# عنصر', 'عنصرًا واحدًا', 'عنصرين', '# عناصر', '# عنصرًا', '# عنصر'))

/** The errors of fields. */
const validation = {
  type: (args) => sayType(typeErrors, args),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `أدخل ${characters(limit)} على الأقل${now(actual)}`,
  max_length: ({ limit, actual }) => `أدخل ${characters(limit)} على الأكثر${now(actual)}`,
  minimum: sayBound(({ limit, actual }) => `أدخل ${limit} أو أكثر${now(actual)}`),
  maximum: sayBound(({ limit, actual }) => `أدخل ${limit} أو أقل${now(actual)}`),
  min_items: ({ limit, actual }) => `أضف ${entries(limit)} على الأقل${now(actual)}`,
  max_items: ({ limit, actual }) => `أضف ${entries(limit)} على الأكثر${now(actual)}`,
  pattern: () => 'القيمة لا تطابق التنسيق المتوقع.',
  format: sayFormat({
    space: 'توجد مسافة في البداية أو النهاية.',
    formats: {
      email: `أدخل عنوان بريد إلكتروني، ${such('name@example.com')}`,
      uri: `أدخل عنوان URL كاملًا، ${such('https://example.com/path')}`,
      date: `أدخل تاريخًا موجودًا في التقويم، ${such('2025-03-31')}`,
      'date-time': `أدخل التاريخ والوقت مع المنطقة الزمنية، ${such('2025-03-31T14:30:00+03:00')}`,
      uuid: `أدخل معرّف UUID، ${such('123e4567-e89b-12d3-a456-426614174000')}`,
    },
    dates: {
      unreadable: ({ text, example }) => `لا يمكن قراءة ${inQuotes(text)} كتاريخ. أدخل تاريخًا ${such(example)}`,
      year: ({ example }) => `أدخل السنة بأربعة أرقام، ${such(example)}`,
      'no-date': ({ example }) => `أدخل التاريخ قبل الوقت، ${such(example)}`,
      'no-time': ({ example }) => `أدخل الوقت بعد التاريخ، ${such(example)}`,
      'with-time': ({ example }) => `أدخل التاريخ من دون الوقت، ${such(example)}`,
      'no-such-month': ({ example }) => `الأشهر من ${number(1)} إلى ${number(12)}. أدخل تاريخًا ${such(example)}`,
      'no-such-day': ({ detail }) => `لا يوجد هذا اليوم في ${own(detail)}.`,
      'no-such-time': ({ example }) => `لا وجود لهذا الوقت. أدخل وقتًا ${such(example)}`,
      skipped: ({ detail }) => `لا وجود للوقت ${own(detail)} لأن الساعة تُقدَّم حينها. أدخل وقتًا آخر.`,
      'unknown-zone': ({ detail }) => `المنطقة الزمنية ${inQuotes(detail)} غير معروفة هنا. أدخل فرق التوقيت، ${such('+03:00')}`,
      'not-entered': ({ text }) => `القيمة ${inQuotes(text)} غير محفوظة كتاريخ. أدخلها مرة أخرى.`,
    },
  }),
  choices: ({ value }) => `القيمة ${quote(labelOfValue(value))} غير متاحة. اختر قيمة أخرى.`,
} satisfies Partial<Locale['messages']>

const wholeNumber = 'عددًا صحيحًا'
const numberError = (kind: string, value: unknown) => `أدخل ${kind}. القيمة ${quote(value)} ليست ${kind}.`
const inLine = (line: number | undefined) => (line ? `السطر ${number(line)}: ` : '')

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => numberError(expected === 'integer' ? wholeNumber : 'عددًا', value),
  'not-whole': (_, value) => numberError(wholeNumber, value),
  'not-exact': (_, value, line) => `${inLine(line)}أرقام ${quote(value)} كثيرة جدًا، أو القيمة خارج النطاق.`,
  'not-a-boolean': (_, value) => `اختر «نعم» أو «لا». القيمة ${quote(value)} ليست أيًّا منهما.`,
  'not-a-choice': (_, value) => `اختر من القائمة. لا يمكن إدخال ${quote(value)} بالكتابة.`,
  'not-json': () => 'هذا ليس نص JSON صالحًا.',
  'repeated-key': (_, value, line) => `${inLine(line)}المفتاح ${quote(value)} مكرر في كائن واحد.`,
  unfit: (expected) => `القيمة لا تناسب هذا الحقل. المطلوب: ${types[expected] ?? own(expected)}.`,
  either: (typed, first, second) => `${quote(typed)} قد تعني ${own(first)} أو ${own(second)}. أدخل العدد المقصود.`,
  ungrouped: (typed, first) => `أدخل ${quote(typed)} دون فواصل بين الأرقام: ${own(first)}.`,
}

const types: TypeWords = {
  string: 'نص',
  number: 'عدد',
  integer: 'عدد صحيح',
  boolean: '«نعم» أو «لا»',
  connection: 'اتصال',
  object: 'كائن',
  array: 'قائمة',
}

const requiredErrors: RequiredErrors = {
  date: 'أدخل تاريخًا.',
  'date-time': 'أدخل التاريخ والوقت.',
  number: 'أدخل عددًا.',
  checkbox: 'حدِّد هذا المربع.',
  SelectWidget: 'اختر قيمة.',
  MultiSelect: 'اختر قيمة واحدة على الأقل.',
  connection: 'اختر اتصالًا.',
  group: 'املأ حقلًا واحدًا على الأقل من هذه الحقول.',
  rows: 'أضف عنصرًا واحدًا على الأقل واملأه.',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: 'الخيارات غير محمَّلة.',
  loadOptions: 'تحميل الخيارات',
  noOptions: 'لا توجد خيارات.',
  noStaticOptionsHint: 'لا خيارات لهذا الحقل.',
  noDynamicOptionsHint: 'لا شيء يطابق مدخلاتك الحالية.',
  typeTextHint: 'اكتب قيمة من عندك.',
  noMatch: (query) => `لا شيء يطابق ${inQuotes(query)}.`,
  matchCount: (shown, total) => `${number(shown)} من ${number(total)}`,
  chosenCount: (count) =>
    plural(count, six('لا قيم مختارة', 'قيمة مختارة', 'قيمتان مختارتان', '# قيم مختارة', '# قيمة مختارة', '# قيمة مختارة')),
  moreOptionsExist: 'القائمة غير مكتملة',
  joinFacts: (facts) => facts.join('، '),
  keysOfSelect: 'اضغط Enter للاختيار وEsc للإغلاق',
  useText: (text) => `استخدام ${inQuotes(text)}`,
  useNumber: (number) => `استخدام ${own(number)}`,
  selectAll: (count) => `اختيار الكل (${number(count)})`,
  clearAll: 'مسح الكل',
  errorsInside: (count) => plural(count, six('لا أخطاء', 'خطأ واحد', 'خطآن', '# أخطاء', '# خطأ', '# خطأ')),
  filledInside: (filled, total) => `المملوء: ${number(filled)} من ${number(total)}`,
  searchFields: 'البحث في الحقول',
  changedOnly: 'المعدّلة فقط',
  fieldsFound: (count) =>
    plural(count, six('لا حقول مطابقة', 'حقل واحد مطابق', 'حقلان مطابقان', '# حقول مطابقة', '# حقلاً مطابقًا', '# حقل مطابق')),
  duplicateRow: 'تكرار',
  rowDuplicated: (name) => `تم تكرار ${own(name)}`,
  insertRowAbove: 'إدراج أعلاه',
  insertRowBelow: 'إدراج أدناه',
  moveRowUp: 'نقل لأعلى',
  moveRowDown: 'نقل لأسفل',
  rowOver: (name, position, count) => `${own(name)}: الموضع ${number(position)} من ${number(count)}`,
  dragCancelled: (name) => `لم يتغير موضع ${own(name)}`,
  rowMoved: (name, position, count) => `تم نقل ${own(name)} إلى الموضع ${number(position)} من ${number(count)}`,
  rowRestored: (name) => `تمت استعادة ${own(name)}`,
  rowRemoved: (name, left) =>
    `تمت إزالة ${own(name)}، ${plural(left, six('لم يبق أي صف', 'بقي صف واحد', 'بقي صفان', 'بقيت # صفوف', 'بقي # صفًا', 'بقي # صف'))}`,
  keysOfCode: 'اضغط Ctrl+M لاستخدام Tab للمسافة البادئة',
  keysOfIndenting: 'مفتاح Tab للمسافة البادئة. اضغط Ctrl+M للخروج بمفتاح Tab.',
  enterFullScreen: (label) => `ملء الشاشة: ${own(label)}`,
  leaveFullScreen: (label) => `إنهاء ملء الشاشة: ${own(label)}`,
  keysOfFullScreen: 'اضغط Esc للإنهاء',
  expression: 'تعبير',
  expressionFor: (label) => `تعبير للحقل ${own(label)}`,
  becameExpression: (label) => `أصبحت قيمة ${own(label)} تعبيرًا`,
  becameFixed: (label) => `أصبحت قيمة ${own(label)} ثابتة`,
  expressionHint: 'مرجع إلى خطوة سابقة',
  insertReference: (label) => `إدراج مرجع في ${own(label)}`,
  references: (label) => `مراجع للحقل ${own(label)}`,
  loadingReferences: 'جارٍ تحميل المراجع…',
  referencesNotLoaded: 'تعذّر التحميل.',
  noReferences: 'لا توجد مراجع متاحة.',
  noReferenceMatches: (query) => `لا شيء يطابق ${inQuotes(query)}.`,
  keysOfReferences: 'اضغط Enter للإدراج وEsc للإغلاق',
  previewOf: 'معاينة:',
  optionsUnknown: (label) => `قيمة ${own(label)} تعبير، لذا فالخيارات غير معروفة. يمكن استخدام تعبير هنا أيضًا.`,
  notFollowed: 'لا يتغير النموذج عند استخدام تعبير.',
} satisfies Partial<Locale['messages']>

/** Fields, and values without a field. */
const fields = {
  requiredLabel: 'مطلوب',
  refresh: (label) => `تحديث خيارات ${own(label)}`,
  optionsCount: (count) => plural(count, six('لا خيارات', 'خيار واحد', 'خياران', '# خيارات', '# خيارًا', '# خيار')),
  chooseFirst: (label) => `اختر ${own(label)} أولًا`,
  isExpression: (label) => `قيمة ${own(label)} تعبير`,
  notInList: 'لم تعد متاحة',
  uncheckedNote: 'لم يتم التحقق من التنسيق في هذا المتصفح',
  uncheckedError: 'لا يمكن التحقق من تنسيق هذه القيمة في هذا المتصفح، لذا لا يمكن قبولها.',
  notAccepted: 'غير مقبول.',
  blankLabel: '(فارغ)',
  retry: 'إعادة المحاولة',
  retryLoading: (label) => `إعادة المحاولة: تحميل ${own(label)}`,
  retryForm: 'إعادة المحاولة: تحميل النموذج',
  retryUpdate: 'إعادة المحاولة: تحديث النموذج',
  details: 'التفاصيل',
  failureDetails: sayRequest,
  optionsFailed: 'الخيارات غير محمَّلة',
  goTo: (label) => `الانتقال إلى ${own(label)}`,
  errorsLeft: (count) => `المتبقي: ${number(count)}`,
  nothingLeft: 'لم يبقَ ما يُصحَّح',
  choose: 'اختر…',
  add: 'إضافة…',
  clear: (label) => `مسح ${own(label)}`,
  remove: (label) => `إزالة ${own(label)}`,
  loadingOptions: 'جارٍ تحميل الخيارات…',
  slowOptions: 'ما زال التحميل جاريًا…',
  moreChosen: (count) => plural(count, six('لا قيم أخرى', 'وقيمة أخرى', 'وقيمتان أخريان', 'و# قيم أخرى', 'و# قيمة أخرى', 'و# قيمة أخرى')),
  fewerChosen: 'عرض أقل',
  loadingConnections: 'جارٍ تحميل الاتصالات…',
  newConnection: 'اتصال جديد',
  managementTypes: { managed: 'مُدار', custom: 'مخصص' },
  noConnections: 'لا توجد اتصالات مطابقة.',
  noConnectionsHint: (appTypes) => (appTypes === '' ? 'أنشئ اتصالًا أولًا.' : `أنشئ أولًا اتصالًا من نوع ${own(appTypes)}.`),
  emptyValue: 'فارغ',
  hiddenValue: 'تم الإدخال، القيمة غير معروضة',
  yes: 'نعم',
  no: 'لا',
  row: 'صف',
  lengthCount: (length, limit) => `${number(length)} من ${number(limit)}`,
  charactersLeft: (left) =>
    left < 0
      ? plural(-left, six('# حرف زائد', 'حرف زائد', 'حرفان زائدان', '# أحرف زائدة', '# حرفًا زائدًا', '# حرف زائد'))
      : plural(left, six('لم يبق أي حرف', 'بقي حرف واحد', 'بقي حرفان', 'بقيت # أحرف', 'بقي # حرفًا', 'بقي # حرف')),
  reveal: (label) => `إظهار ${own(label)}`,
  openPicker: (label) => `اختيار ${own(label)} من التقويم`,
  noPicker: 'لا يمكن فتح التقويم هنا. اكتب التاريخ.',
  dateExample: (example) => `مثال: ${own(example)}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => plural(count, six('لا صفوف', 'صف واحد', 'صفان', '# صفوف', '# صفًا', '# صف')),
  addRow: (itemLabel) => `إضافة ${own(itemLabel)}`,
  rowActions: 'إجراءات',
  removeRow: 'إزالة',
  dragRow: 'نقل',
  notLoaded: 'تعذّر التحميل. أعد المحاولة.',
  rowGone: (name) => `تمت إزالة ${own(name)}.`,
  noRows: 'لا شيء بعد',
  rowInvalid: 'بحاجة إلى مراجعة',
  unsupported: (type) =>
    type === undefined ? 'لا يحدد هذا الحقل نوعًا، لذا لا يمكن تعديله هنا.' : `لا يمكن هنا تعديل الحقول من النوع ${inQuotes(type)}.`,
  widgetBroken: (label, reason) => `تعذّر عرض ${inQuotes(label)}. القيمة باقية كما هي. ${own(reason)}`,
} satisfies Partial<Locale['messages']>

const change = {
  added: six('لم يُضف أي حقل', 'أُضيف حقل واحد', 'أُضيف حقلان', 'أُضيفت # حقول', 'أُضيف # حقلًا', 'أُضيف # حقل'),
  removed: six('لم يُزل أي حقل', 'أُزيل حقل واحد', 'أُزيل حقلان', 'أُزيلت # حقول', 'أُزيل # حقلًا', 'أُزيل # حقل'),
  changed: six('لم يتغير أي حقل', 'تغيّر حقل واحد', 'تغيّر حقلان', 'تغيّرت # حقول', 'تغيّر # حقلًا', 'تغيّر # حقل'),
  setAside: six('لم يُحتفظ بأي قيمة', 'احتُفظ بقيمة واحدة', 'احتُفظ بقيمتين', 'احتُفظ بـ# قيم', 'احتُفظ بـ# قيمة', 'احتُفظ بـ# قيمة'),
  returned: six('لم تُستعد أي قيمة', 'استُعيدت قيمة واحدة', 'استُعيدت قيمتان', 'استُعيدت # قيم', 'استُعيدت # قيمة', 'استُعيدت # قيمة'),
}

const gone = 'لم تعد متاحة'
const unavailable = six('لا قيم غير متاحة', `قيمة واحدة ${gone}`, 'قيمتان لم تعودا متاحتين', `# قيم ${gone}`, `# قيمة ${gone}`)
const kept = six('لا قيم محتفظ بها', 'قيمة محتفظ بها', 'قيمتان محتفظ بهما', '# قيم محتفظ بها', '# قيمة محتفظ بها', '# قيمة محتفظ بها')
const failures = {
  network: 'تعذّر الوصول إلى الوحدة.',
  timeout: 'لم ترد الوحدة في الوقت المحدد.',
  status: 'أبلغت الوحدة عن خطأ.',
  redirect: 'تحيل الوحدة إلى عنوان آخر، ولا يُفتح هذا العنوان.',
  answer: 'لا يمكن قراءة رد الوحدة.',
  request: 'تعذّر إرسال الطلب إلى الوحدة.',
}
const pasted = {
  rows: six('لم يُلصق أي صف', 'لُصق صف واحد', 'لُصق صفان', 'لُصقت # صفوف', 'لُصق # صفًا', 'لُصق # صف'),
  rowsLeftOut: six('لم يُستبعد أي صف', 'استُبعد صف واحد', 'استُبعد صفان', 'استُبعدت # صفوف', 'استُبعد # صفًا', 'استُبعد # صف'),
  columnsLeftOut: six('لم يُستبعد أي عمود', 'استُبعد عمود واحد', 'استُبعد عمودان', 'استُبعدت # أعمدة', 'استُبعد # عمودًا', 'استُبعد # عمود'),
  wrong: six('لا قيم للتصحيح', 'قيمة واحدة للتصحيح', 'قيمتان للتصحيح', '# قيم للتصحيح', '# قيمة للتصحيح', '# قيمة للتصحيح'),
}

/** Arabic. */
export const ar: Locale = {
  tag: 'ar',
  messagesIn: words.messagesIn,
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: 'الإعدادات',
    ofForm: (label, text) => `${own(label)}: ${text}`,
    submit: 'إرسال',
    submitting: 'جارٍ الإرسال…',
    submitWaits: 'في انتظار الوحدة قبل الإرسال…',
    submitted: 'تم الإرسال.',
    reset: 'إعادة تعيين',
    reload: 'إعادة تحميل',
    loadingForm: 'جارٍ تحميل النموذج…',
    formLoaded: 'تم تحميل النموذج.',
    updatingForm: 'جارٍ تحديث النموذج…',
    noFields: 'لا يحتوي هذا النموذج على حقول. لا يوجد ما يجب ملؤه.',
    loadFailed: 'تعذّر تحميل النموذج.',
    reloadFailed: 'تعذّر تحديث النموذج. لم تُفقد مدخلاتك.',
    reloadLoop: (answers, names) =>
      `ردّت الوحدة ${plural(answers, six('# مرة', 'مرة واحدة', 'مرتين', '# مرات', '# مرة', '# مرة'))}، وكل رد غيّر ${list(names.map(quote))} من جديد. توقّف التحديث التلقائي.`,
    moduleFailed: sayFailure(failures, undefined, own),
    contentMissing: (name) => `لم ترسل الوحدة خيارات لهذه القائمة (${inQuotes(name)}).`,
    contentUnreadable: (name) => `لا يمكن قراءة خيارات الوحدة لهذه القائمة (${inQuotes(name)}).`,
    failedSilently: (cause) => `خطأ غير معروف (${own(cause)}).`,
    submitFailed: 'تعذّر إرسال النموذج.',
    submitHeldUp: 'لم يُرسل النموذج لأنه تعذّر تحديثه. أعد المحاولة، أو أرسله مرة أخرى لاستخدامه كما هو.',
    errorCount: (count) => `صحّح ${plural(count, six('# حقل', 'حقلًا واحدًا', 'حقلين', '# حقول', '# حقلًا', '# حقل'))} للمتابعة`,
    warningCount: (count) => plural(count, unavailable),
    placeInRows: (names, label) => [...names, label].map(own).join('، '),
    errorLine: (label, message) => `${own(label)}: ${message}`,
    setAside: (count) => `${plural(count, kept)} بلا حقل معروض الآن.`,
    showSetAside: 'عرض',
    hideSetAside: 'إخفاء',
    discard: 'حذف',
    secretSetAside: 'غير معروضة',
    restored: (date) => `النسخة المعروضة محفوظة بتاريخ ${own(moment(date))}. يمكن تعديلها وإرسالها.`,
    changedSince: (changes) => `تغيّر النموذج منذ آخر مرة فُتح فيها: ${changes}.`,
    reloaded: countReload(words, change, '، '),
    undo: 'تراجع',
    redo: 'إعادة',
    undone: (what) => `تم التراجع عن: ${own(what)}`,
    redone: (what) => `تمت الإعادة: ${own(what)}`,
    formWasReset: 'تمت إعادة تعيين النموذج.',
    setAsideWasDiscarded: 'تم حذف القيم المحتفظ بها.',
    pastingRows: (done, total) => `جارٍ لصق الصفوف: ${number(done)} من ${number(total)}`,
    rowsPasted: countPasted(words, { ...pasted, most: (most) => `: الحد الأقصى للقائمة ${most}`, noField: ': لا يوجد حقل مقابل' }, '، '),
    pastedRows: (rows) => plural(rows, six('لصق # صف', 'لصق صف واحد', 'لصق صفين', 'لصق # صفوف', 'لصق # صفًا', 'لصق # صف')),
  },
}
