import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import { countReload, createWords, cut, sayFailure, sayFormat, sayRequest } from './words.ts'

const words = createWords('ja')
const { number, plural, list, moment } = words

const quote = (value: unknown) => `「${cut(value)}」`
const required = 'この項目は必須です。'
const now = (actual: number | string) => `（現在：${typeof actual === 'number' ? number(actual) : actual}）。`
const characters = (count: number) => plural(count, { other: '#文字' })
const entries = (count: number) => plural(count, { other: '#件' })

/** The errors of fields. */
const validation = {
  type: ({ issue, expected, value, line }) => typeErrors[issue](expected, value, line),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `${characters(limit)}以上で入力してください${now(actual)}`,
  max_length: ({ limit, actual }) => `${characters(limit)}以内で入力してください${now(actual)}`,
  minimum: ({ limit, actual }) => `${number(limit)}以上の値を入力してください${now(actual)}`,
  maximum: ({ limit, actual }) => `${number(limit)}以下の値を入力してください${now(actual)}`,
  min_items: ({ limit, actual }) => `${entries(limit)}以上追加してください${now(actual)}`,
  max_items: ({ limit, actual }) => `${entries(limit)}以内にしてください${now(actual)}`,
  pattern: () => '決められた形式と一致しません。',
  format: sayFormat({
    space: '先頭または末尾に空白があります。',
    gap: '',
    formats: {
      email: 'メールアドレスを入力してください（例：name@example.com）。',
      uri: '完全なURLを入力してください（例：https://example.com/path）。',
      date: '実在する日付を入力してください（例：2025-03-31）。',
      'date-time': 'タイムゾーン付きの日時を入力してください（例：2025-03-31T14:30:00+09:00）。',
      uuid: 'UUIDを入力してください（例：123e4567-e89b-12d3-a456-426614174000）。',
    },
    dates: {
      unreadable: ({ text, example }) => `「${text}」を日付として読み取れません。日付を入力してください（例：${example}）。`,
      year: ({ example }) => `年は4桁で入力してください（例：${example}）。`,
      'no-date': ({ example }) => `時刻の前に日付を入力してください（例：${example}）。`,
      'no-time': ({ example }) => `日付の後に時刻を入力してください（例：${example}）。`,
      'with-time': ({ example }) => `時刻を付けずに日付だけを入力してください（例：${example}）。`,
      'no-such-month': ({ example }) => `月は1～12で入力してください（例：${example}）。`,
      'no-such-day': ({ detail }) => `${detail}にこの日はありません。`,
      'no-such-time': ({ example }) => `この時刻はありません。正しい時刻を入力してください（例：${example}）。`,
      skipped: ({ detail }) => `${detail}は、時計が進められるため存在しません。別の時刻を入力してください。`,
      'unknown-zone': ({ detail }) => `タイムゾーン「${detail}」はここでは使えません。時差を入力してください（例：+09:00）。`,
      'not-entered': ({ text }) => `「${text}」は日付として保存されていません。もう一度入力してください。`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))}は利用できません。別の値を選択してください。`,
} satisfies Partial<Locale['messages']>

type TypeErrors = {
  readonly [Issue in Parameters<Locale['messages']['type']>[0]['issue']]: (expected: string, value: unknown, line?: number) => string
}

const numberError = (kind: string, value: unknown) => `${kind}を入力してください。${quote(value)}は${kind}ではありません。`

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => numberError(expected === 'integer' ? '整数' : '数値', value),
  'not-whole': (_, value) => numberError('整数', value),
  'not-exact': (_, value, line) => `${line ? `${line}行目：` : ''}${quote(value)}は桁数が多すぎるか、範囲外です。`,
  'not-a-boolean': (_, value) => `「はい」か「いいえ」を選択してください。${quote(value)}はどちらでもありません。`,
  'not-a-choice': (_, value) => `リストから選択してください。${quote(value)}は直接入力できません。`,
  'not-json': () => 'JSONとして正しくありません。',
  'repeated-key': (_, value, line) => `${line}行目：キー${quote(value)}が1つのオブジェクトに2回あります。`,
  unfit: (expected) => `この値は使えません。必要な値：${types[expected] ?? expected}。`,
}

const types: Readonly<Record<string, string>> = {
  string: 'テキスト',
  number: '数値',
  integer: '整数',
  boolean: '「はい」または「いいえ」',
  connection: '接続',
  object: 'オブジェクト',
  array: 'リスト',
}

const requiredErrors: Readonly<Record<string, string>> = {
  date: '日付を入力してください。',
  'date-time': '日付と時刻を入力してください。',
  number: '数値を入力してください。',
  checkbox: 'このチェックボックスをオンにしてください。',
  SelectWidget: '値を選択してください。',
  MultiSelect: '値を1つ以上選択してください。',
  connection: '接続を選択してください。',
  group: 'これらの項目のうち1つ以上を入力してください。',
  rows: '1件以上追加して入力してください。',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: '選択肢は読み込まれていません。',
  loadOptions: '選択肢を読み込む',
  noOptions: '選択肢がありません。',
  noStaticOptionsHint: 'この項目に選べる値はありません。',
  noDynamicOptionsHint: '現在の入力内容に一致するものがありません。',
  typeTextHint: '値を直接入力してください。',
  noMatch: (query) => `「${query}」に一致するものがありません。`,
  matchCount: (shown, total) => `${number(total)}件中${number(shown)}件`,
  chosenCount: (count) => `${number(count)}件選択済み`,
  moreOptionsExist: 'リストは一部のみ',
  keysOfSelect: 'Enterで選択、Escで閉じる',
  useText: (text) => `「${text}」を使用`,
  selectAll: (count) => `${number(count)}件すべて選択`,
  clearAll: 'すべて解除',
  duplicateRow: '複製',
  rowDuplicated: (name) => `「${name}」を複製しました`,
  insertRowAbove: '上に挿入',
  insertRowBelow: '下に挿入',
  moveRowUp: '上へ移動',
  moveRowDown: '下へ移動',
  rowOver: (name, position, count) => `${name}：${number(count)}件中${number(position)}番目`,
  dragCancelled: (name) => `「${name}」は元の位置のままです`,
  rowMoved: (name, position, count) => `「${name}」を${number(count)}件中${number(position)}番目に移動しました`,
  rowRestored: (name) => `「${name}」を復元しました`,
  rowRemoved: (name, left) => `「${name}」を削除しました。残り${entries(left)}`,
  keysOfCode: 'Ctrl+Mを押すと、Tabでインデントできます',
  enterFullScreen: (label) => `全画面表示：${label}`,
  leaveFullScreen: (label) => `全画面表示を終了：${label}`,
  keysOfFullScreen: 'Escで終了',
  expression: '式',
  expressionFor: (label) => `「${label}」の式`,
  becameExpression: (label) => `「${label}」は式になりました`,
  becameFixed: (label) => `「${label}」は固定値になりました`,
  expressionHint: '前のステップへの参照',
  insertReference: (label) => `「${label}」に参照を挿入`,
  references: (label) => `「${label}」で使える参照`,
  loadingReferences: '参照を読み込み中…',
  referencesNotLoaded: '読み込めませんでした。',
  noReferences: '参照できるものがありません。',
  noReferenceMatches: (query) => `「${query}」に一致するものがありません。`,
  keysOfReferences: 'Enterで挿入、Escで閉じる',
  previewOf: 'プレビュー：',
  optionsUnknown: (label) => `「${label}」が式のため、選択肢がわかりません。ここにも式を入力できます。`,
  notFollowed: '式を入力しても、フォームは変わりません。',
} satisfies Partial<Locale['messages']>

/** Fields, and values that have none. */
const fields = {
  requiredLabel: '必須',
  refresh: (label) => `「${label}」の選択肢を更新`,
  optionsCount: (count) => plural(count, { other: '選択肢#件' }),
  chooseFirst: (label) => `先に「${label}」を選択してください`,
  isExpression: (label) => `「${label}」は式です`,
  notInList: '利用できなくなりました',
  uncheckedNote: 'このブラウザーでは形式を確認していません',
  uncheckedError: 'このブラウザーではこの値の形式を確認できないため、受け付けられません。',
  blankLabel: '（空白）',
  retry: '再試行',
  retryLoading: (label) => `「${label}」の読み込みを再試行`,
  retryForm: 'フォームの読み込みを再試行',
  retryUpdate: 'フォームの更新を再試行',
  details: '詳細',
  failureDetails: sayRequest,
  optionsFailed: '選択肢は読み込まれていません',
  goTo: (label) => `「${label}」へ移動`,
  errorsLeft: (count) => `残り ${number(count)} 件`,
  nothingLeft: '修正する項目はもうありません',
  choose: '選択…',
  add: '追加…',
  clear: (label) => `「${label}」をクリア`,
  remove: (label) => `「${label}」を削除`,
  loadingOptions: '選択肢を読み込み中…',
  slowOptions: 'まだ読み込み中です…',
  listNotLoaded: 'リストを開けませんでした。',
  moreChosen: (count) => `他${number(count)}件`,
  fewerChosen: '表示を減らす',
  loadingConnections: '接続を読み込み中…',
  newConnection: '新しい接続',
  managementTypes: { managed: '管理対象', custom: 'カスタム' },
  noConnections: '条件に合う接続がありません。',
  noConnectionsHint: (appTypes) => (appTypes === '' ? '先に接続を作成してください。' : `先に${appTypes}の接続を作成してください。`),
  emptyValue: '未入力',
  hiddenValue: '入力済み（非表示）',
  yes: 'はい',
  no: 'いいえ',
  row: '行',
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) => (left < 0 ? `${characters(-left)}超過` : `残り${characters(left)}`),
  reveal: (label) => `「${label}」を表示`,
  openPicker: (label) => `「${label}」をカレンダーから選択`,
  dateExample: (example) => `例：${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => plural(count, { other: '#行' }),
  addRow: (itemLabel) => `${itemLabel}を追加`,
  rowActions: '操作',
  removeRow: '削除',
  dragRow: 'ドラッグ',
  notLoaded: '読み込めませんでした。もう一度お試しください。',
  rowGone: (name) => `「${name}」は削除されました。`,
  noRows: 'まだありません',
  rowInvalid: '確認が必要です',
  unsupported: (type) =>
    type === undefined ? 'この項目には型の指定がないため、ここでは編集できません。' : `「${type}」型の項目は、ここでは編集できません。`,
  widgetBroken: (label, reason) => `「${label}」を表示できません。値はそのまま保持されます。${reason}`,
} satisfies Partial<Locale['messages']>

/** Japanese. */
export const ja: Locale = {
  tag: 'ja',
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: '設定',
    ofForm: (label, text) => `${label}：${text}`,
    submit: '送信',
    submitting: '送信中…',
    submitWaits: '送信前に、モジュールの応答を待っています…',
    submitted: '送信しました。',
    reset: 'リセット',
    reload: '再読み込み',
    loadingForm: 'フォームを読み込み中…',
    formLoaded: 'フォームを読み込みました。',
    updatingForm: 'フォームを更新中…',
    noFields: 'このフォームには項目がありません。入力は不要です。',
    loadFailed: 'フォームを読み込めませんでした。',
    reloadFailed: 'フォームを更新できませんでした。入力内容は失われていません。',
    reloadLoop: (answers, names) =>
      `モジュールが${number(answers)}回応答し、そのたびに${list(names.map(quote))}が変更されました。自動更新を停止しました。`,
    moduleFailed: sayFailure(
      {
        network: 'モジュールに接続できません。',
        timeout: 'モジュールから時間内に応答がありませんでした。',
        status: 'モジュールがエラーを返しました。',
        redirect: 'モジュールが別のアドレスへの転送を返しましたが、転送先にはアクセスしません。',
        answer: 'モジュールの応答を読み取れません。',
        request: 'モジュールにリクエストを送信できませんでした。',
      },
      (status) => `（${status}）`,
    ),
    contentMissing: (name) => `モジュールからこのリストの選択肢が届きませんでした（「${name}」）。`,
    contentUnreadable: (name) => `モジュールから届いたこのリストの選択肢を読み取れません（「${name}」）。`,
    failedSilently: (cause) => `不明なエラーです（${cause}）。`,
    submitFailed: 'フォームを送信できませんでした。',
    submitHeldUp:
      'フォームを更新できなかったため、送信していません。再試行してください。現在のフォームのまま送信するには、もう一度送信してください。',
    errorCount: (count) => plural(count, { other: '続けるには、#個の項目を修正してください' }),
    warningCount: (count) => plural(count, { other: '#個の値が利用できなくなりました' }),
    placeInRows: (names, label) => [...names, label].join('、'),
    errorLine: (label, message) => `${label}：${message}`,
    setAside: (count) => plural(count, { other: '現在表示されていない項目の値を#個保持しています。' }),
    showSetAside: '表示',
    hideSetAside: '隠す',
    discard: '破棄',
    secretSetAside: '非表示',
    restored: (date) => `${moment(date)}に保存された内容を表示しています。このまま編集して送信できます。`,
    changedSince: (changes) => `前回開いたときからフォームが変わりました：${changes}。`,
    reloaded: countReload(
      words,
      {
        added: { other: '項目を#個追加' },
        removed: { other: '項目を#個削除' },
        changed: { other: '項目を#個変更' },
        setAside: { other: '値を#個保持' },
        returned: { other: '値を#個復元' },
      },
      '、',
    ),
    undo: '元に戻す',
    redo: 'やり直す',
    undone: (what) => `元に戻しました：${what}`,
    redone: (what) => `やり直しました：${what}`,
    formWasReset: 'フォームをリセットしました。',
    setAsideWasDiscarded: '保持していた値を破棄しました。',
    pastingRows: (done, total) => `貼り付け中：${number(total)}行中${number(done)}行`,
    rowsPasted: ({ rows, rowsLeftOut, columnsLeftOut, most, wrong }) =>
      [
        rows > 0 && plural(rows, { other: '#行を貼り付け' }),
        rowsLeftOut > 0 && `${plural(rowsLeftOut, { other: '#行を除外' })}（上限は${number(most)}行）`,
        columnsLeftOut > 0 && `${plural(columnsLeftOut, { other: '#列を除外' })}（対応する項目なし）`,
        wrong > 0 && plural(wrong, { other: '修正が必要な値が#個' }),
      ]
        .filter((part) => part !== false)
        .join('、'),
    pastedRows: (rows) => plural(rows, { other: '#行の貼り付け' }),
  },
}
