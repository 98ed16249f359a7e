import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import { countReload, createWords, cut, sayFailure, sayFormat, sayRequest, type TypeErrors } from './words.ts'

const words = createWords('de')
const { number, plural, list, moment } = words

const quote = (value: unknown) => `„${cut(value)}“`
const required = 'Dieses Feld muss ausgefüllt werden.'
const now = (actual: number | string) => ` (jetzt ${typeof actual === 'number' ? number(actual) : actual}).`
const characters = (count: number) => plural(count, { one: '# Zeichen', other: '# Zeichen' })
const entries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' })

/** The errors of fields. */
const validation = {
  type: ({ issue, expected, value, line }) => typeErrors[issue](expected, value, line),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `Mindestens ${characters(limit)} eingeben${now(actual)}`,
  max_length: ({ limit, actual }) => `Höchstens ${characters(limit)} eingeben${now(actual)}`,
  minimum: ({ limit, actual }) => `${number(limit)} oder mehr eingeben${now(actual)}`,
  maximum: ({ limit, actual }) => `${number(limit)} oder weniger eingeben${now(actual)}`,
  min_items: ({ limit, actual }) => `Mindestens ${entries(limit)} hinzufügen${now(actual)}`,
  max_items: ({ limit, actual }) => `Höchstens ${entries(limit)} sind erlaubt${now(actual)}`,
  pattern: () => 'Das passt nicht zum erwarteten Format.',
  format: sayFormat({
    space: 'Am Anfang oder Ende steht ein Leerzeichen.',
    formats: {
      email: 'Eine E-Mail-Adresse eingeben, etwa name@example.com.',
      uri: 'Eine vollständige URL eingeben, etwa https://example.com/pfad.',
      date: 'Ein Datum eingeben, das es gibt, etwa 2025-03-31.',
      'date-time': 'Datum und Uhrzeit mit Zeitzone eingeben, etwa 2025-03-31T14:30:00+02:00.',
      uuid: 'Eine UUID eingeben, etwa 123e4567-e89b-12d3-a456-426614174000.',
    },
    dates: {
      unreadable: ({ text, example }) => `„${text}“ ist kein lesbares Datum. Eines eingeben wie ${example}.`,
      year: ({ example }) => `Das Jahr mit vier Ziffern eingeben, etwa ${example}.`,
      'no-date': ({ example }) => `Vor der Uhrzeit das Datum eingeben, etwa ${example}.`,
      'no-time': ({ example }) => `Nach dem Datum eine Uhrzeit eingeben, etwa ${example}.`,
      'with-time': ({ example }) => `Das Datum ohne Uhrzeit eingeben, etwa ${example}.`,
      'no-such-month': ({ example }) => `Monate gehen von 1 bis 12. Ein Datum eingeben wie ${example}.`,
      'no-such-day': ({ detail }) => `${detail} hat diesen Tag nicht.`,
      'no-such-time': ({ example }) => `Diese Uhrzeit gibt es nicht. Eine eingeben wie ${example}.`,
      skipped: ({ detail }) => `${detail} gibt es nicht: Dann wird die Uhr vorgestellt. Eine andere Zeit eingeben.`,
      'unknown-zone': ({ detail }) => `Die Zeitzone „${detail}“ ist hier nicht bekannt. Einen Abstand eingeben, etwa +01:00.`,
      'not-entered': ({ text }) => `„${text}“ ist nicht als Datum gespeichert. Noch einmal eingeben.`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))} ist nicht verfügbar. Einen anderen Wert wählen.`,
} satisfies Partial<Locale['messages']>

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => `Eine ${expected === 'integer' ? 'ganze Zahl' : 'Zahl'} eingeben. ${quote(value)} ist keine.`,
  'not-whole': (_, value) => `Eine ganze Zahl eingeben. ${quote(value)} ist keine.`,
  'not-exact': (_, value, line) =>
    `${line ? `Zeile ${line}: ` : ''}${quote(value)} hat zu viele Ziffern oder liegt außerhalb des Bereichs.`,
  'not-a-boolean': (_, value) => `Ja oder Nein wählen. ${quote(value)} ist keines von beiden.`,
  'not-a-choice': (_, value) => `Aus der Liste wählen. ${quote(value)} kann nicht eingetippt werden.`,
  'not-json': () => 'Das ist kein gültiges JSON.',
  'repeated-key': (_, value, line) => `Zeile ${line}: Der Schlüssel ${quote(value)} steht zweimal in einem Objekt.`,
  unfit: (expected) => `Hier passt der Wert nicht. Erwartet: ${types[expected] ?? expected}.`,
}

const types: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'Ja oder Nein',
  connection: 'eine Verbindung',
  object: 'ein Objekt',
  array: 'eine Liste',
}

const requiredErrors: Readonly<Record<string, string>> = {
  date: 'Ein Datum eingeben.',
  'date-time': 'Datum und Uhrzeit eingeben.',
  number: 'Eine Zahl eingeben.',
  checkbox: 'Dieses Kästchen ankreuzen.',
  SelectWidget: 'Einen Wert wählen.',
  MultiSelect: 'Mindestens einen Wert wählen.',
  connection: 'Eine Verbindung wählen.',
  group: 'Mindestens eines dieser Felder ausfüllen.',
  rows: 'Mindestens einen Eintrag hinzufügen und ausfüllen.',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: 'Optionen nicht geladen.',
  loadOptions: 'Optionen laden',
  noOptions: 'Keine Optionen.',
  noStaticOptionsHint: 'Dieses Feld hat keine zur Auswahl.',
  noDynamicOptionsHint: 'Zu den jetzigen Eingaben passt nichts.',
  typeTextHint: 'Einen eigenen Wert eingeben.',
  noMatch: (query) => `Nichts passt zu „${query}“.`,
  matchCount: (shown, total) => `${number(shown)} von ${number(total)}`,
  chosenCount: (count) => `${number(count)} gewählt`,
  moreOptionsExist: 'Liste unvollständig',
  keysOfSelect: 'Enter wählt, Esc schließt',
  useText: (text) => `„${text}“ verwenden`,
  selectAll: (count) => `Alle ${number(count)} wählen`,
  clearAll: 'Alle entfernen',
  errorsInside: (count) => `${number(count)} Fehler`,
  searchFields: 'Felder suchen',
  changedOnly: 'Nur geänderte',
  fieldsFound: (count) => (count === 0 ? 'Keine passenden Felder' : plural(count, { one: '# Feld gefunden', other: '# Felder gefunden' })),
  duplicateRow: 'Duplizieren',
  rowDuplicated: (name) => `${name} dupliziert`,
  insertRowAbove: 'Darüber einfügen',
  insertRowBelow: 'Darunter einfügen',
  moveRowUp: 'Nach oben',
  moveRowDown: 'Nach unten',
  rowOver: (name, position, count) => `${name}: Position ${number(position)} von ${number(count)}`,
  dragCancelled: (name) => `${name} bleibt, wo es war`,
  rowMoved: (name, position, count) => `${name} auf Position ${number(position)} von ${number(count)} verschoben`,
  rowRestored: (name) => `${name} ist wieder da`,
  rowRemoved: (name, left) => `${name} entfernt, ${plural(left, { other: 'noch #' })}`,
  keysOfCode: 'Strg+M: mit Tab einrücken',
  enterFullScreen: (label) => `Vollbild: ${label}`,
  leaveFullScreen: (label) => `Vollbild beenden: ${label}`,
  keysOfFullScreen: 'Esc beendet',
  expression: 'Ausdruck',
  expressionFor: (label) => `Ausdruck für ${label}`,
  becameExpression: (label) => `${label} ist ein Ausdruck`,
  becameFixed: (label) => `${label} ist ein fester Wert`,
  expressionHint: 'Ein Verweis auf einen früheren Schritt',
  insertReference: (label) => `Verweis in ${label} einfügen`,
  references: (label) => `Verweise für ${label}`,
  loadingReferences: 'Verweise werden geladen…',
  referencesNotLoaded: 'Konnten nicht geladen werden.',
  noReferences: 'Es gibt nichts, worauf verwiesen werden kann.',
  noReferenceMatches: (query) => `Nichts passt zu „${query}“.`,
  keysOfReferences: 'Enter fügt ein, Esc schließt',
  previewOf: 'Vorschau:',
  optionsUnknown: (label) => `${label} ist ein Ausdruck, daher sind die Optionen nicht bekannt. Auch hier kann ein Ausdruck stehen.`,
  notFollowed: 'Das Formular ändert sich mit einem Ausdruck nicht.',
} satisfies Partial<Locale['messages']>

/** Fields, and values that have none. */
const fields = {
  requiredLabel: 'Pflichtfeld',
  refresh: (label) => `Optionen von ${label} aktualisieren`,
  optionsCount: (count) => plural(count, { one: '# Option', other: '# Optionen' }),
  chooseFirst: (label) => `Erst ${label} wählen`,
  isExpression: (label) => `${label} ist ein Ausdruck`,
  notInList: 'nicht mehr verfügbar',
  uncheckedNote: 'Format in diesem Browser nicht geprüft',
  uncheckedError: 'Das Format dieses Werts kann in diesem Browser nicht geprüft werden, deshalb wird er nicht angenommen.',
  blankLabel: '(leer)',
  retry: 'Erneut versuchen',
  retryLoading: (label) => `Erneut versuchen: ${label} laden`,
  retryForm: 'Erneut versuchen: Formular laden',
  retryUpdate: 'Erneut versuchen: Formular aktualisieren',
  details: 'Einzelheiten',
  failureDetails: sayRequest,
  optionsFailed: 'Optionen nicht geladen',
  goTo: (label) => `Zu ${label}`,
  errorsLeft: (count) => `Noch ${number(count)}`,
  nothingLeft: 'Nichts mehr zu korrigieren',
  choose: 'Wählen…',
  add: 'Hinzufügen…',
  clear: (label) => `${label} leeren`,
  remove: (label) => `${label} entfernen`,
  loadingOptions: 'Optionen werden geladen…',
  slowOptions: 'Wird noch geladen…',
  listNotLoaded: 'Die Liste konnte nicht geöffnet werden.',
  moreChosen: (count) => `+${number(count)} weitere`,
  fewerChosen: 'Weniger anzeigen',
  loadingConnections: 'Verbindungen werden geladen…',
  newConnection: 'Neue Verbindung',
  managementTypes: { managed: 'verwaltet', custom: 'eigene' },
  noConnections: 'Keine passenden Verbindungen.',
  noConnectionsHint: (appTypes) => (appTypes === '' ? 'Erst eine anlegen.' : `Erst eine für ${appTypes} anlegen.`),
  emptyValue: 'Leer',
  hiddenValue: 'Ausgefüllt, nicht angezeigt',
  yes: 'Ja',
  no: 'Nein',
  row: 'Zeile',
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) => (left < 0 ? plural(-left, { other: '# Zeichen zu viel' }) : plural(left, { other: 'noch # Zeichen' })),
  reveal: (label) => `${label} anzeigen`,
  openPicker: (label) => `${label} aus einem Kalender wählen`,
  dateExample: (example) => `z. B. ${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
  addRow: (itemLabel) => `${itemLabel} hinzufügen`,
  rowActions: 'Aktionen',
  removeRow: 'Entfernen',
  dragRow: 'Ziehen',
  notLoaded: 'Das konnte nicht geladen werden. Bitte erneut versuchen.',
  rowGone: (name) => `${name} wurde entfernt.`,
  noRows: 'Noch keine',
  rowInvalid: 'bitte prüfen',
  unsupported: (type) =>
    type === undefined
      ? 'Dieses Feld nennt keinen Typ und kann hier nicht bearbeitet werden.'
      : `Felder vom Typ „${type}“ können hier nicht bearbeitet werden.`,
  widgetBroken: (label, reason) => `„${label}“ kann nicht angezeigt werden. Der Wert bleibt erhalten. ${reason}`,
} satisfies Partial<Locale['messages']>

/** German. */
export const de: Locale = {
  tag: 'de',
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: 'Konfiguration',
    ofForm: (label, text) => `${label}: ${text}`,
    submit: 'Absenden',
    submitting: 'Wird gesendet…',
    submitWaits: 'Vor dem Absenden wird auf das Modul gewartet…',
    submitted: 'Gesendet.',
    reset: 'Zurücksetzen',
    reload: 'Neu laden',
    loadingForm: 'Das Formular wird geladen…',
    formLoaded: 'Das Formular ist geladen.',
    updatingForm: 'Das Formular wird aktualisiert…',
    noFields: 'Dieses Formular hat keine Felder. Es gibt nichts auszufüllen.',
    loadFailed: 'Das Formular konnte nicht geladen werden.',
    reloadFailed: 'Das Formular konnte nicht aktualisiert werden. Ihre Eingaben sind sicher.',
    reloadLoop: (answers, names) =>
      `Das Modul hat ${number(answers)}-mal geantwortet, und jede Antwort hat ${list(names.map(quote))} wieder geändert. Es wird nicht mehr automatisch aktualisiert.`,
    moduleFailed: sayFailure({
      network: 'Das Modul ist nicht erreichbar.',
      timeout: 'Das Modul hat nicht rechtzeitig geantwortet.',
      status: 'Das Modul hat einen Fehler gemeldet.',
      redirect: 'Das Modul verweist auf eine andere Adresse; ihr wird nicht gefolgt.',
      answer: 'Die Antwort des Moduls ist nicht lesbar.',
      request: 'Die Anfrage an das Modul konnte nicht gesendet werden.',
    }),
    contentMissing: (name) => `Das Modul hat für diese Liste keine Optionen geschickt („${name}“).`,
    contentUnreadable: (name) => `Die Optionen des Moduls für diese Liste sind nicht lesbar („${name}“).`,
    failedSilently: (cause) => `Unbekannter Fehler (${cause}).`,
    submitFailed: 'Das Formular konnte nicht abgesendet werden.',
    submitHeldUp:
      'Nicht gesendet: Das Formular konnte nicht aktualisiert werden. Erneut versuchen, oder noch einmal absenden, um es so zu verwenden, wie es ist.',
    errorCount: (count) => plural(count, { one: '# Feld korrigieren', other: '# Felder korrigieren' }),
    warningCount: (count) => plural(count, { one: '# Wert ist nicht mehr verfügbar', other: '# Werte sind nicht mehr verfügbar' }),
    placeInRows: (names, label) => [...names, label].join(', '),
    errorLine: (label, message) => `${label}: ${message}`,
    setAside: (count) =>
      plural(count, {
        one: '# Wert wird für ein Feld aufbewahrt, das gerade nicht angezeigt wird.',
        other: '# Werte werden für Felder aufbewahrt, die gerade nicht angezeigt werden.',
      }),
    showSetAside: 'Anzeigen',
    hideSetAside: 'Ausblenden',
    discard: 'Verwerfen',
    secretSetAside: 'nicht angezeigt',
    restored: (date) => `Sie sehen den Stand vom ${moment(date)}. Sie können ihn bearbeiten und absenden.`,
    changedSince: (changes) => `Das Formular hat sich seit dem letzten Öffnen geändert: ${changes}.`,
    reloaded: countReload(words, {
      added: { one: '# Feld hinzugefügt', other: '# Felder hinzugefügt' },
      removed: { one: '# Feld entfernt', other: '# Felder entfernt' },
      changed: { one: '# Feld geändert', other: '# Felder geändert' },
      setAside: { one: '# Wert aufbewahrt', other: '# Werte aufbewahrt' },
      returned: { one: '# Wert wiederhergestellt', other: '# Werte wiederhergestellt' },
    }),
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undone: (what) => `Rückgängig gemacht: ${what}`,
    redone: (what) => `Wiederholt: ${what}`,
    formWasReset: 'Das Formular wurde zurückgesetzt.',
    setAsideWasDiscarded: 'Die aufbewahrten Werte wurden verworfen.',
    pastingRows: (done, total) => `Wird eingefügt: ${number(done)} von ${number(total)} Zeilen`,
    rowsPasted: ({ rows, rowsLeftOut, columnsLeftOut, most, wrong }) =>
      [
        rows > 0 && plural(rows, { one: '# Zeile eingefügt', other: '# Zeilen eingefügt' }),
        rowsLeftOut > 0 && `${plural(rowsLeftOut, { one: '# Zeile', other: '# Zeilen' })} ausgelassen: die Liste fasst ${number(most)}`,
        columnsLeftOut > 0 && `${plural(columnsLeftOut, { one: '# Spalte', other: '# Spalten' })} ausgelassen: kein Feld dafür`,
        wrong > 0 && plural(wrong, { one: '# Wert zu korrigieren', other: '# Werte zu korrigieren' }),
      ]
        .filter((part) => part !== false)
        .join(', '),
    pastedRows: (rows) => plural(rows, { one: '# Zeile eingefügt', other: '# Zeilen eingefügt' }),
  },
}
