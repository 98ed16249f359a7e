import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import type { Forms, RequiredErrors, TypeErrors, TypeWords } from './words.ts'
import { countPasted, countReload, createWords, cut, sayFailure, sayFormat, sayRequest, sayType } from './words.ts'

const words = createWords('es')
const { number, sayBound, plural, list, moment } = words

/** A number with its noun and anything that agrees with it: "un millón de campos". */
const forms = (one: string, other: string): Forms => ({ one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const counted = (count: number, one: string, other: string) => plural(count, forms(one, other))

const quote = (value: unknown) => `«${cut(value)}»`
const required = 'Este campo es obligatorio.'
const now = (actual: number | string) => ` (ahora: ${typeof actual === 'number' ? number(actual) : actual}).`
const characters = (count: number) => counted(count, 'carácter', 'caracteres')
const entries = (count: number) => counted(count, 'elemento', 'elementos')

/** The errors of fields. */
const validation = {
  type: (args) => sayType(typeErrors, args),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `Escriba al menos ${characters(limit)}${now(actual)}`,
  max_length: ({ limit, actual }) => `Escriba como máximo ${characters(limit)}${now(actual)}`,
  minimum: sayBound(({ limit, actual }) => `Escriba ${limit} o más${now(actual)}`),
  maximum: sayBound(({ limit, actual }) => `Escriba ${limit} o menos${now(actual)}`),
  min_items: ({ limit, actual }) => `Agregue al menos ${entries(limit)}${now(actual)}`,
  max_items: ({ limit, actual }) => `Deje como máximo ${entries(limit)}${now(actual)}`,
  pattern: () => 'El valor no coincide con el formato esperado.',
  format: sayFormat({
    space: 'Hay un espacio al principio o al final.',
    formats: {
      email: 'Escriba una dirección de correo electrónico, por ejemplo, nombre@example.com.',
      uri: 'Escriba una URL completa, por ejemplo, https://example.com/ruta.',
      date: 'Escriba una fecha que exista, por ejemplo, 2025-03-31.',
      'date-time': 'Escriba la fecha y la hora con la zona horaria, por ejemplo, 2025-03-31T14:30:00+02:00.',
      uuid: 'Escriba un UUID, por ejemplo, 123e4567-e89b-12d3-a456-426614174000.',
    },
    dates: {
      unreadable: ({ text, example }) => `«${text}» no se puede leer como fecha. Escriba, por ejemplo, ${example}.`,
      year: ({ example }) => `Escriba el año con cuatro cifras, por ejemplo, ${example}.`,
      'no-date': ({ example }) => `Escriba la fecha antes de la hora, por ejemplo, ${example}.`,
      'no-time': ({ example }) => `Escriba una hora después de la fecha, por ejemplo, ${example}.`,
      'with-time': ({ example }) => `Escriba la fecha sin la hora, por ejemplo, ${example}.`,
      'no-such-month': ({ example }) => `Los meses van del 1 al 12. Escriba, por ejemplo, ${example}.`,
      'no-such-day': ({ detail }) => `Ese día no existe en ${detail}.`,
      'no-such-time': ({ example }) => `Esa hora no existe. Escriba, por ejemplo, ${example}.`,
      skipped: ({ detail }) => `${detail} no existe: en ese momento se adelantan los relojes. Escriba otra hora.`,
      'unknown-zone': ({ detail }) => `Aquí no se conoce la zona horaria «${detail}». Escriba un desfase, por ejemplo, +01:00.`,
      'not-entered': ({ text }) => `«${text}» no está guardado como fecha. Escriba la fecha de nuevo.`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))} no está disponible. Seleccione otro valor.`,
} satisfies Partial<Locale['messages']>

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => `Escriba un número${expected === 'integer' ? ' entero' : ''}. ${quote(value)} no lo es.`,
  'not-whole': (_, value) => `Escriba un número entero. ${quote(value)} no lo es.`,
  'not-exact': (_, value, line) => `${line ? `Línea ${line}: ` : ''}${quote(value)} tiene demasiadas cifras o está fuera de los límites.`,
  'not-a-boolean': (_, value) => `Seleccione sí o no. ${quote(value)} no es ninguno de los dos.`,
  'not-a-choice': (_, value) => `Seleccione de la lista. ${quote(value)} no se puede escribir.`,
  'not-json': () => 'Esto no es JSON válido.',
  'repeated-key': (_, value, line) => `Línea ${line}: la clave ${quote(value)} aparece dos veces en un mismo objeto.`,
  unfit: (expected) => `El valor no es adecuado aquí. Se espera ${types[expected] ?? expected}.`,
  either: (typed, first, second) => `${quote(typed)} puede ser ${first} o ${second}. Escriba el número que quiere decir.`,
  ungrouped: (typed, first) => `Escriba ${quote(typed)} sin separadores entre las cifras: ${first}.`,
}

const types: TypeWords = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'sí o no',
  connection: 'una conexión',
  object: 'un objeto',
  array: 'una lista',
}

const requiredErrors: RequiredErrors = {
  date: 'Escriba una fecha.',
  'date-time': 'Escriba una fecha y una hora.',
  number: 'Escriba un número.',
  checkbox: 'Marque esta casilla.',
  SelectWidget: 'Seleccione un valor.',
  MultiSelect: 'Seleccione al menos un valor.',
  connection: 'Seleccione una conexión.',
  group: 'Complete al menos uno de estos campos.',
  rows: 'Agregue al menos un elemento y complételo.',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: 'Opciones no cargadas.',
  loadOptions: 'Cargar opciones',
  noOptions: 'No hay opciones.',
  noStaticOptionsHint: 'Este campo no ofrece ninguna.',
  noDynamicOptionsHint: 'Nada coincide con los datos actuales.',
  typeTextHint: 'Escriba un valor propio.',
  noMatch: (query) => `No hay resultados para «${query}».`,
  matchCount: (shown, total) => `${number(shown)} de ${number(total)}`,
  chosenCount: (count) => plural(count, { one: '# seleccionada', other: '# seleccionadas' }),
  moreOptionsExist: 'lista incompleta',
  joinFacts: (facts) => facts.join(', '),
  keysOfSelect: 'Enter para seleccionar, Esc para cerrar',
  useText: (text) => `Usar «${text}»`,
  useNumber: (number) => `Usar ${number}`,
  selectAll: (count) => `Seleccionar todo (${number(count)})`,
  clearAll: 'Quitar todo',
  errorsInside: (count) => plural(count, { one: '# error', other: '# errores' }),
  filledInside: (filled, total) => `${number(filled)} de ${number(total)} con contenido`,
  searchFields: 'Buscar campos',
  changedOnly: 'Solo los modificados',
  fieldsFound: (count) =>
    count === 0 ? 'Ningún campo coincide' : plural(count, { one: '# campo encontrado', other: '# campos encontrados' }),
  duplicateRow: 'Duplicar',
  rowDuplicated: (name) => `Fila duplicada: ${name}`,
  insertRowAbove: 'Insertar arriba',
  insertRowBelow: 'Insertar abajo',
  moveRowUp: 'Subir',
  moveRowDown: 'Bajar',
  rowOver: (name, position, count) => `${name}: posición ${number(position)} de ${number(count)}`,
  dragCancelled: (name) => `${name} sigue en su lugar`,
  rowMoved: (name, position, count) => `${name} está ahora en la posición ${number(position)} de ${number(count)}`,
  rowRestored: (name) => `Fila recuperada: ${name}`,
  rowRemoved: (name, left) => `Fila eliminada: ${name}, ${plural(left, { one: 'queda #', other: 'quedan #' })}`,
  keysOfCode: 'Ctrl+M para aplicar sangría con Tab',
  keysOfIndenting: 'Tab aplica sangría. Ctrl+M para salir con Tab.',
  enterFullScreen: (label) => `Pantalla completa: ${label}`,
  leaveFullScreen: (label) => `Salir de la pantalla completa: ${label}`,
  keysOfFullScreen: 'Esc para salir',
  expression: 'Expresión',
  expressionFor: (label) => `Expresión para ${label}`,
  becameExpression: (label) => `${label} es una expresión`,
  becameFixed: (label) => `${label} es un valor fijo`,
  expressionHint: 'Una referencia a un paso anterior',
  insertReference: (label) => `Insertar una referencia en ${label}`,
  references: (label) => `Referencias para ${label}`,
  loadingReferences: 'Cargando referencias…',
  referencesNotLoaded: 'No se pudieron cargar.',
  noReferences: 'No hay referencias disponibles.',
  noReferenceMatches: (query) => `No hay resultados para «${query}».`,
  keysOfReferences: 'Enter para insertar, Esc para cerrar',
  previewOf: 'Vista previa:',
  optionsUnknown: (label) => `${label} es una expresión, así que no se conocen las opciones. Aquí también se puede usar una expresión.`,
  notFollowed: 'Con una expresión, el formulario no cambia.',
} satisfies Partial<Locale['messages']>

/** Fields, and values without a field. */
const fields = {
  requiredLabel: 'Obligatorio',
  refresh: (label) => `Actualizar las opciones de ${label}`,
  optionsCount: (count) => counted(count, 'opción', 'opciones'),
  chooseFirst: (label) => `Seleccione primero ${label}`,
  isExpression: (label) => `${label} es una expresión`,
  notInList: 'ya no está disponible',
  uncheckedNote: 'Formato sin comprobar en este navegador',
  uncheckedError: 'El formato de este valor no se puede comprobar en este navegador, por lo que no se acepta.',
  notAccepted: 'No aceptado.',
  blankLabel: '(vacío)',
  retry: 'Reintentar',
  retryLoading: (label) => `Reintentar la carga de ${label}`,
  retryForm: 'Reintentar la carga del formulario',
  retryUpdate: 'Reintentar la actualización del formulario',
  details: 'Detalles',
  failureDetails: sayRequest,
  optionsFailed: 'Opciones no cargadas',
  goTo: (label) => `Ir a ${label}`,
  errorsLeft: (count) => plural(count, { one: 'Queda #', other: 'Quedan #' }),
  nothingLeft: 'Nada más que corregir',
  choose: 'Seleccionar…',
  add: 'Agregar…',
  clear: (label) => `Vaciar ${label}`,
  remove: (label) => `Quitar ${label}`,
  loadingOptions: 'Cargando opciones…',
  slowOptions: 'Sigue cargando…',
  moreChosen: (count) => `+${number(count)} más`,
  fewerChosen: 'Mostrar menos',
  loadingConnections: 'Cargando conexiones…',
  newConnection: 'Nueva conexión',
  managementTypes: { managed: 'administrada', custom: 'personalizada' },
  noConnections: 'No hay conexiones adecuadas.',
  noConnectionsHint: (appTypes) => (appTypes === '' ? 'Cree una primero.' : `Cree primero una para ${appTypes}.`),
  emptyValue: 'Vacío',
  hiddenValue: 'Completado, no se muestra',
  yes: 'Sí',
  no: 'No',
  row: 'fila',
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) =>
    left < 0 ? counted(-left, 'carácter de más', 'caracteres de más') : counted(left, 'carácter disponible', 'caracteres disponibles'),
  reveal: (label) => `Mostrar ${label}`,
  openPicker: (label) => `Seleccionar ${label} en un calendario`,
  noPicker: 'Aquí no se puede abrir el calendario. Escriba la fecha.',
  dateExample: (example) => `p. ej., ${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => counted(count, 'fila', 'filas'),
  addRow: (itemLabel) => `Agregar ${itemLabel}`,
  rowActions: 'Acciones',
  removeRow: 'Eliminar',
  dragRow: 'Mover',
  notLoaded: 'No se pudo cargar. Inténtelo de nuevo.',
  rowGone: (name) => `Fila eliminada: ${name}.`,
  noRows: 'Aún no hay elementos',
  rowInvalid: 'requiere revisión',
  unsupported: (type) =>
    type === undefined
      ? 'Este campo no indica ningún tipo y no se puede editar aquí.'
      : `Los campos de tipo «${type}» no se pueden editar aquí.`,
  widgetBroken: (label, reason) => `No se puede mostrar «${label}». El valor se conserva. ${reason}`,
} satisfies Partial<Locale['messages']>

/** Spanish. */
export const es: Locale = {
  tag: 'es',
  messagesIn: words.messagesIn,
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: 'Configuración',
    ofForm: (label, text) => `${label}: ${text}`,
    submit: 'Enviar',
    submitting: 'Enviando…',
    submitWaits: 'Esperando al módulo antes de enviar…',
    submitted: 'Enviado.',
    reset: 'Restablecer',
    reload: 'Recargar',
    loadingForm: 'Cargando el formulario…',
    formLoaded: 'El formulario está cargado.',
    updatingForm: 'Actualizando el formulario…',
    noFields: 'Este formulario no tiene campos. No hay nada que completar.',
    loadFailed: 'No se pudo cargar el formulario.',
    reloadFailed: 'No se pudo actualizar el formulario. Los datos ya completados se conservan.',
    reloadLoop: (answers, names) =>
      `El módulo respondió ${number(answers)} veces y cada respuesta volvió a cambiar ${list(names.map(quote))}. Se detuvo la actualización automática.`,
    moduleFailed: sayFailure({
      network: 'No se puede conectar con el módulo.',
      timeout: 'El módulo no respondió a tiempo.',
      status: 'El módulo informó de un error.',
      redirect: 'El módulo redirige a otra dirección, y las redirecciones no se siguen.',
      answer: 'La respuesta del módulo no se puede leer.',
      request: 'No se pudo enviar la solicitud al módulo.',
    }),
    contentMissing: (name) => `El módulo no envió opciones para esta lista («${name}»).`,
    contentUnreadable: (name) => `Las opciones del módulo para esta lista no se pueden leer («${name}»).`,
    failedSilently: (cause) => `Error desconocido (${cause}).`,
    submitFailed: 'No se pudo enviar el formulario.',
    submitHeldUp: 'No enviado: no se pudo actualizar el formulario. Reintente, o envíe de nuevo para usar el formulario tal como está.',
    errorCount: (count) => `Corrija ${counted(count, 'campo', 'campos')} para continuar`,
    warningCount: (count) => counted(count, 'valor ya no está disponible', 'valores ya no están disponibles'),
    placeInRows: (names, label) => [...names, label].join(', '),
    errorLine: (label, message) => `${label}: ${message}`,
    setAside: (count) =>
      counted(
        count,
        'valor se conserva para un campo que ahora no se muestra.',
        'valores se conservan para campos que ahora no se muestran.',
      ),
    showSetAside: 'Mostrar',
    hideSetAside: 'Ocultar',
    discard: 'Descartar',
    secretSetAside: 'no se muestra',
    restored: (date) => `Esta es la versión guardada el ${moment(date)}. Todavía se puede editar y enviar.`,
    changedSince: (changes) => `El formulario ha cambiado desde la última vez que se abrió: ${changes}.`,
    reloaded: countReload(words, {
      added: forms('campo agregado', 'campos agregados'),
      removed: forms('campo eliminado', 'campos eliminados'),
      changed: forms('campo modificado', 'campos modificados'),
      setAside: forms('valor conservado', 'valores conservados'),
      returned: forms('valor recuperado', 'valores recuperados'),
    }),
    undo: 'Deshacer',
    redo: 'Rehacer',
    undone: (what) => `Deshecho: ${what}`,
    redone: (what) => `Rehecho: ${what}`,
    formWasReset: 'Se restableció el formulario.',
    setAsideWasDiscarded: 'Se descartaron los valores conservados.',
    pastingRows: (done, total) => `Pegando: ${number(done)} de ${counted(total, 'fila', 'filas')}`,
    rowsPasted: countPasted(words, {
      rows: forms('fila pegada', 'filas pegadas'),
      rowsLeftOut: forms('fila omitida', 'filas omitidas'),
      most: (most) => `: la lista admite ${most}`,
      columnsLeftOut: forms('columna omitida', 'columnas omitidas'),
      noField: ': sin campo correspondiente',
      wrong: forms('valor por corregir', 'valores por corregir'),
    }),
    pastedRows: (rows) => counted(rows, 'fila pegada', 'filas pegadas'),
  },
}
