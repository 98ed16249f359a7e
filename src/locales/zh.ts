import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import { countReload, createWords, cut, sayFailure, sayFormat, sayRequest } from './words.ts'

const words = createWords('zh')
const { number, plural, list, moment } = words

const quote = (value: unknown) => `“${cut(value)}”`
const required = '此字段为必填项。'
const now = (actual: number | string) => `（当前：${typeof actual === 'number' ? number(actual) : actual}）。`
const characters = (count: number) => plural(count, { other: '# 个字符' })
const entries = (count: number) => plural(count, { other: '# 项' })

/** The errors of fields. */
const validation = {
  type: ({ issue, expected, value, line }) => typeErrors[issue](expected, value, line),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `至少输入 ${characters(limit)}${now(actual)}`,
  max_length: ({ limit, actual }) => `最多输入 ${characters(limit)}${now(actual)}`,
  minimum: ({ limit, actual }) => `请输入不小于 ${number(limit)} 的数字${now(actual)}`,
  maximum: ({ limit, actual }) => `请输入不大于 ${number(limit)} 的数字${now(actual)}`,
  min_items: ({ limit, actual }) => `至少添加 ${entries(limit)}${now(actual)}`,
  max_items: ({ limit, actual }) => `最多可添加 ${entries(limit)}${now(actual)}`,
  pattern: () => '与要求的格式不符。',
  format: sayFormat({
    space: '开头或结尾有空格。',
    gap: '',
    formats: {
      email: '请输入电子邮件地址，例如 name@example.com。',
      uri: '请输入完整的 URL，例如 https://example.com/path。',
      date: '请输入真实存在的日期，例如 2025-03-31。',
      'date-time': '请输入带时区的日期和时间，例如 2025-03-31T14:30:00+08:00。',
      uuid: '请输入 UUID，例如 123e4567-e89b-12d3-a456-426614174000。',
    },
    dates: {
      unreadable: ({ text, example }) => `无法将“${text}”识别为日期。请输入日期，例如 ${example}。`,
      year: ({ example }) => `请输入四位数的年份，例如 ${example}。`,
      'no-date': ({ example }) => `请在时间前输入日期，例如 ${example}。`,
      'no-time': ({ example }) => `请在日期后输入时间，例如 ${example}。`,
      'with-time': ({ example }) => `请只输入日期，不要输入时间，例如 ${example}。`,
      'no-such-month': ({ example }) => `月份为 1 到 12。请输入日期，例如 ${example}。`,
      'no-such-day': ({ detail }) => `${detail}没有这一天。`,
      'no-such-time': ({ example }) => `没有这个时间。请输入有效的时间，例如 ${example}。`,
      skipped: ({ detail }) => `${detail} 不存在，因为此时时钟会拨快。请输入其他时间。`,
      'unknown-zone': ({ detail }) => `此处无法识别时区“${detail}”。请输入时差，例如 +08:00。`,
      'not-entered': ({ text }) => `“${text}”未保存为日期。请重新输入。`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))}不可用。请选择其他值。`,
} satisfies Partial<Locale['messages']>

type TypeErrors = {
  readonly [Issue in Parameters<Locale['messages']['type']>[0]['issue']]: (expected: string, value: unknown, line?: number) => string
}

const numberError = (kind: string, value: unknown) => `请输入${kind}。${quote(value)}不是${kind}。`

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => numberError(expected === 'integer' ? '整数' : '数字', value),
  'not-whole': (_, value) => numberError('整数', value),
  'not-exact': (_, value, line) => `${line ? `第 ${line} 行：` : ''}${quote(value)}的位数过多或超出范围。`,
  'not-a-boolean': (_, value) => `请选择“是”或“否”。${quote(value)}两者都不是。`,
  'not-a-choice': (_, value) => `请从列表中选择。不能直接输入${quote(value)}。`,
  'not-json': () => '这不是有效的 JSON。',
  'repeated-key': (_, value, line) => `第 ${line} 行：键${quote(value)}在同一个对象中出现了两次。`,
  unfit: (expected) => `此处不能使用这个值。需要：${types[expected] ?? expected}。`,
}

const types: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: '“是”或“否”',
  connection: '连接',
  object: '对象',
  array: '列表',
}

const requiredErrors: Readonly<Record<string, string>> = {
  date: '请输入日期。',
  'date-time': '请输入日期和时间。',
  number: '请输入数字。',
  checkbox: '请勾选此复选框。',
  SelectWidget: '请选择一个值。',
  MultiSelect: '请至少选择一个值。',
  connection: '请选择一个连接。',
  group: '请至少填写其中一个字段。',
  rows: '请至少添加并填写一项。',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: '选项未加载。',
  loadOptions: '加载选项',
  noOptions: '没有选项。',
  noStaticOptionsHint: '此字段没有可选的值。',
  noDynamicOptionsHint: '没有与当前填写内容相符的选项。',
  typeTextHint: '直接输入值即可。',
  noMatch: (query) => `没有与“${query}”匹配的内容。`,
  matchCount: (shown, total) => `${number(shown)} / ${number(total)} 个选项`,
  chosenCount: (count) => `已选 ${number(count)} 个`,
  moreOptionsExist: '列表不完整',
  keysOfSelect: '按 Enter 选择，按 Esc 关闭',
  useText: (text) => `使用“${text}”`,
  selectAll: (count) => `全选 ${number(count)} 个`,
  clearAll: '全部清除',
  duplicateRow: '创建副本',
  rowDuplicated: (name) => `已创建“${name}”的副本`,
  insertRowAbove: '在上方插入',
  insertRowBelow: '在下方插入',
  moveRowUp: '上移',
  moveRowDown: '下移',
  rowOver: (name, position, count) => `${name}：第 ${number(position)} 位，共 ${number(count)} 位`,
  dragCancelled: (name) => `“${name}”仍在原位`,
  rowMoved: (name, position, count) => `“${name}”已移到第 ${number(position)} 位，共 ${number(count)} 位`,
  rowRestored: (name) => `“${name}”已恢复`,
  rowRemoved: (name, left) => `“${name}”已移除，还剩 ${entries(left)}`,
  keysOfCode: '按 Ctrl+M 后可用 Tab 缩进',
  enterFullScreen: (label) => `全屏：${label}`,
  leaveFullScreen: (label) => `退出全屏：${label}`,
  keysOfFullScreen: '按 Esc 退出',
  expression: '表达式',
  expressionFor: (label) => `“${label}”的表达式`,
  becameExpression: (label) => `“${label}”现在是表达式`,
  becameFixed: (label) => `“${label}”现在是固定值`,
  expressionHint: '对之前步骤的引用',
  insertReference: (label) => `在“${label}”中插入引用`,
  references: (label) => `“${label}”可用的引用`,
  loadingReferences: '正在加载引用…',
  referencesNotLoaded: '无法加载。',
  noReferences: '没有可以引用的内容。',
  noReferenceMatches: (query) => `没有与“${query}”匹配的内容。`,
  keysOfReferences: '按 Enter 插入，按 Esc 关闭',
  previewOf: '预览：',
  optionsUnknown: (label) => `“${label}”是表达式，因此无法确定有哪些选项。此处也可以使用表达式。`,
  notFollowed: '使用表达式时，表单不会随之变化。',
} satisfies Partial<Locale['messages']>

/** Fields, and values that have none. */
const fields = {
  requiredLabel: '必填',
  refresh: (label) => `刷新“${label}”的选项`,
  optionsCount: (count) => plural(count, { other: '# 个选项' }),
  chooseFirst: (label) => `请先选择“${label}”`,
  isExpression: (label) => `“${label}”是表达式`,
  notInList: '已不可用',
  uncheckedNote: '未能在此浏览器中检查格式',
  uncheckedError: '此浏览器无法检查这个值的格式，因此不接受该值。',
  blankLabel: '（空白）',
  retry: '重试',
  retryLoading: (label) => `重试加载“${label}”`,
  retryForm: '重试加载表单',
  retryUpdate: '重试更新表单',
  details: '详细信息',
  failureDetails: sayRequest,
  optionsFailed: '选项未加载',
  goTo: (label) => `转到“${label}”`,
  errorsLeft: (count) => `还剩 ${number(count)} 项`,
  nothingLeft: '没有需要更正的了',
  choose: '选择…',
  add: '添加…',
  clear: (label) => `清空“${label}”`,
  remove: (label) => `移除“${label}”`,
  loadingOptions: '正在加载选项…',
  slowOptions: '仍在加载…',
  listNotLoaded: '无法打开列表。',
  moreChosen: (count) => `还有 ${number(count)} 个`,
  fewerChosen: '收起',
  loadingConnections: '正在加载连接…',
  newConnection: '新建连接',
  managementTypes: { managed: '托管', custom: '自定义' },
  noConnections: '没有符合条件的连接。',
  noConnectionsHint: (appTypes) => (appTypes === '' ? '请先新建一个连接。' : `请先为 ${appTypes} 新建一个连接。`),
  emptyValue: '未填写',
  hiddenValue: '已填写，不显示',
  yes: '是',
  no: '否',
  row: '行',
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) => (left < 0 ? `超出 ${characters(-left)}` : `还可输入 ${characters(left)}`),
  reveal: (label) => `显示“${label}”`,
  openPicker: (label) => `从日历中选择“${label}”`,
  dateExample: (example) => `例如 ${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => plural(count, { other: '# 行' }),
  addRow: (itemLabel) => `添加${itemLabel}`,
  rowActions: '操作',
  removeRow: '移除',
  dragRow: '拖动',
  notLoaded: '无法加载此内容。请重试。',
  rowGone: (name) => `“${name}”已被移除。`,
  noRows: '暂无',
  rowInvalid: '需要检查',
  unsupported: (type) => (type === undefined ? '此字段未指定类型，无法在此编辑。' : `无法在此编辑“${type}”类型的字段。`),
  widgetBroken: (label, reason) => `无法显示“${label}”。其值已保留。${reason}`,
} satisfies Partial<Locale['messages']>

/** Chinese in simplified characters. */
export const zh: Locale = {
  tag: 'zh',
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: '配置',
    ofForm: (label, text) => `${label}：${text}`,
    submit: '提交',
    submitting: '正在提交…',
    submitWaits: '提交前正在等待模块响应…',
    submitted: '已提交。',
    reset: '重置',
    reload: '重新加载',
    loadingForm: '正在加载表单…',
    formLoaded: '表单已加载。',
    updatingForm: '正在更新表单…',
    noFields: '此表单没有字段，无需填写。',
    loadFailed: '无法加载表单。',
    reloadFailed: '无法更新表单。已填写的内容不会丢失。',
    reloadLoop: (answers, names) => `模块已响应 ${number(answers)} 次，每次都再次更改了${list(names.map(quote))}。已停止自动更新。`,
    moduleFailed: sayFailure(
      {
        network: '无法连接到模块。',
        timeout: '模块未及时响应。',
        status: '模块返回了错误。',
        redirect: '模块要求跳转到其他地址，未予跳转。',
        answer: '无法读取模块的响应。',
        request: '无法向模块发送请求。',
      },
      (status) => `（${status}）`,
    ),
    contentMissing: (name) => `模块未发送此列表的选项（“${name}”）。`,
    contentUnreadable: (name) => `无法读取模块为此列表发送的选项（“${name}”）。`,
    failedSilently: (cause) => `未知错误（${cause}）。`,
    submitFailed: '无法提交表单。',
    submitHeldUp: '未提交：无法更新表单。请重试；如要按当前表单提交，请再次提交。',
    errorCount: (count) => plural(count, { other: '更正 # 个字段即可继续' }),
    warningCount: (count) => plural(count, { other: '# 个值已不可用' }),
    placeInRows: (names, label) => [...names, label].join('，'),
    errorLine: (label, message) => `${label}：${message}`,
    setAside: (count) => plural(count, { other: '已为当前未显示的字段保留 # 个值。' }),
    showSetAside: '显示',
    hideSetAside: '隐藏',
    discard: '舍弃',
    secretSetAside: '不显示',
    restored: (date) => `当前显示的是 ${moment(date)} 保存的版本，仍可编辑和提交。`,
    changedSince: (changes) => `表单自上次打开后有变化：${changes}。`,
    reloaded: countReload(
      words,
      {
        added: { other: '添加了 # 个字段' },
        removed: { other: '移除了 # 个字段' },
        changed: { other: '更改了 # 个字段' },
        setAside: { other: '保留了 # 个值' },
        returned: { other: '恢复了 # 个值' },
      },
      '，',
    ),
    undo: '撤销',
    redo: '重做',
    undone: (what) => `已撤销：${what}`,
    redone: (what) => `已重做：${what}`,
    formWasReset: '表单已重置。',
    setAsideWasDiscarded: '保留的值已舍弃。',
    pastingRows: (done, total) => `正在粘贴：已完成 ${number(done)} 行，共 ${number(total)} 行`,
    rowsPasted: ({ rows, rowsLeftOut, columnsLeftOut, most, wrong }) =>
      [
        rows > 0 && plural(rows, { other: '已粘贴 # 行' }),
        rowsLeftOut > 0 && `${plural(rowsLeftOut, { other: '略过 # 行' })}（列表最多 ${number(most)} 行）`,
        columnsLeftOut > 0 && `${plural(columnsLeftOut, { other: '略过 # 列' })}（没有对应的字段）`,
        wrong > 0 && plural(wrong, { other: '# 个值需要更正' }),
      ]
        .filter((part) => part !== false)
        .join('，'),
    pastedRows: (rows) => plural(rows, { other: '粘贴 # 行' }),
  },
}
