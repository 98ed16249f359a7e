import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import type { Forms, RequiredErrors, TypeErrors, TypeWords } from './words.ts'
import { countPasted, countReload, createWords, cut, sayFailure, sayFormat, sayRequest, sayType } from './words.ts'

const words = createWords('pt')
const { number, sayBound, plural, list, moment } = words

/** A number with its noun and anything that agrees with it: "um milhão de campos". */
const forms = (one: string, other: string): Forms => ({ one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const counted = (count: number, one: string, other: string) => plural(count, forms(one, other))

const quote = (value: unknown) => `“${cut(value)}”`
const required = 'Este campo é obrigatório.'
const now = (actual: number | string) => ` (agora: ${typeof actual === 'number' ? number(actual) : actual}).`
const characters = (count: number) => counted(count, 'caractere', 'caracteres')
const entries = (count: number) => counted(count, 'item', 'itens')

/** The errors of fields. */
const validation = {
  type: (args) => sayType(typeErrors, args),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `Use pelo menos ${characters(limit)}${now(actual)}`,
  max_length: ({ limit, actual }) => `Use no máximo ${characters(limit)}${now(actual)}`,
  minimum: sayBound(({ limit, actual }) => `Informe ${limit} ou mais${now(actual)}`),
  maximum: sayBound(({ limit, actual }) => `Informe ${limit} ou menos${now(actual)}`),
  min_items: ({ limit, actual }) => `Adicione pelo menos ${entries(limit)}${now(actual)}`,
  max_items: ({ limit, actual }) => `Use no máximo ${entries(limit)}${now(actual)}`,
  pattern: () => 'O valor não corresponde ao formato esperado.',
  format: sayFormat({
    space: 'Há um espaço no início ou no fim.',
    formats: {
      email: 'Informe um endereço de e-mail, por exemplo, nome@example.com.',
      uri: 'Informe uma URL completa, por exemplo, https://example.com/caminho.',
      date: 'Informe uma data que exista, por exemplo, 2025-03-31.',
      'date-time': 'Informe a data e a hora com o fuso horário, por exemplo, 2025-03-31T14:30:00+02:00.',
      uuid: 'Informe um UUID, por exemplo, 123e4567-e89b-12d3-a456-426614174000.',
    },
    dates: {
      unreadable: ({ text, example }) => `Não foi possível ler “${text}” como data. Informe, por exemplo, ${example}.`,
      year: ({ example }) => `Informe o ano com quatro dígitos, por exemplo, ${example}.`,
      'no-date': ({ example }) => `Informe a data antes da hora, por exemplo, ${example}.`,
      'no-time': ({ example }) => `Informe uma hora depois da data, por exemplo, ${example}.`,
      'with-time': ({ example }) => `Informe a data sem a hora, por exemplo, ${example}.`,
      'no-such-month': ({ example }) => `Os meses vão de 1 a 12. Informe, por exemplo, ${example}.`,
      'no-such-day': ({ detail }) => `Esse dia não existe em ${detail}.`,
      'no-such-time': ({ example }) => `Essa hora não existe. Informe, por exemplo, ${example}.`,
      skipped: ({ detail }) => `${detail} não existe: os relógios são adiantados nesse momento. Informe outra hora.`,
      'unknown-zone': ({ detail }) =>
        `O fuso horário “${detail}” não é reconhecido aqui. Informe a diferença de horário, por exemplo, +01:00.`,
      'not-entered': ({ text }) => `“${text}” não está salvo como data. Informe a data novamente.`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))} não está disponível. Selecione outro valor.`,
} satisfies Partial<Locale['messages']>

const notA = (kind: string, value: unknown) => `Informe ${kind}. ${quote(value)} não é ${kind}.`

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => notA(expected === 'integer' ? 'um número inteiro' : 'um número', value),
  'not-whole': (_, value) => notA('um número inteiro', value),
  'not-exact': (_, value, line) => `${line ? `Linha ${line}: ` : ''}${quote(value)} tem dígitos demais ou está fora dos limites.`,
  'not-a-boolean': (_, value) => `Selecione sim ou não. ${quote(value)} não é nenhum dos dois.`,
  'not-a-choice': (_, value) => `Selecione na lista. Não é possível digitar ${quote(value)}.`,
  'not-json': () => 'Isto não é um JSON válido.',
  'repeated-key': (_, value, line) => `Linha ${line}: a chave ${quote(value)} aparece duas vezes no mesmo objeto.`,
  unfit: (expected) => `O valor não serve aqui. O esperado é ${types[expected] ?? expected}.`,
  either: (typed, first, second) => `${quote(typed)} pode ser ${first} ou ${second}. Informe o número desejado.`,
  ungrouped: (typed, first) => `Informe ${quote(typed)} sem separadores entre os dígitos: ${first}.`,
}

const types: TypeWords = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'sim ou não',
  connection: 'uma conexão',
  object: 'um objeto',
  array: 'uma lista',
}

const requiredErrors: RequiredErrors = {
  date: 'Informe uma data.',
  'date-time': 'Informe uma data e uma hora.',
  number: 'Informe um número.',
  checkbox: 'Marque esta caixa.',
  SelectWidget: 'Selecione um valor.',
  MultiSelect: 'Selecione pelo menos um valor.',
  connection: 'Selecione uma conexão.',
  group: 'Preencha pelo menos um destes campos.',
  rows: 'Adicione pelo menos um item e preencha-o.',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: 'Opções não carregadas.',
  loadOptions: 'Carregar opções',
  noOptions: 'Nenhuma opção.',
  noStaticOptionsHint: 'Este campo não tem nenhuma para selecionar.',
  noDynamicOptionsHint: 'Nada corresponde aos dados atuais.',
  typeTextHint: 'Digite um valor próprio.',
  noMatch: (query) => `Nenhum resultado para “${query}”.`,
  matchCount: (shown, total) => `${number(shown)} de ${number(total)}`,
  chosenCount: (count) => plural(count, { one: '# selecionada', other: '# selecionadas' }),
  moreOptionsExist: 'lista incompleta',
  joinFacts: (facts) => facts.join(', '),
  keysOfSelect: 'Enter para selecionar, Esc para fechar',
  useText: (text) => `Usar “${text}”`,
  useNumber: (number) => `Usar ${number}`,
  selectAll: (count) => `Selecionar tudo (${number(count)})`,
  clearAll: 'Remover tudo',
  errorsInside: (count) => plural(count, { one: '# erro', other: '# erros' }),
  filledInside: (filled, total) => `${number(filled)} de ${number(total)} com conteúdo`,
  searchFields: 'Buscar campos',
  changedOnly: 'Somente alterados',
  fieldsFound: (count) =>
    count === 0 ? 'Nenhum campo corresponde' : plural(count, { one: '# campo encontrado', other: '# campos encontrados' }),
  duplicateRow: 'Duplicar',
  rowDuplicated: (name) => `Linha duplicada: ${name}`,
  insertRowAbove: 'Inserir acima',
  insertRowBelow: 'Inserir abaixo',
  moveRowUp: 'Mover para cima',
  moveRowDown: 'Mover para baixo',
  rowOver: (name, position, count) => `${name}: posição ${number(position)} de ${number(count)}`,
  dragCancelled: (name) => `${name} continua no mesmo lugar`,
  rowMoved: (name, position, count) => `${name} está agora na posição ${number(position)} de ${number(count)}`,
  rowRestored: (name) => `Linha recuperada: ${name}`,
  rowRemoved: (name, left) => `Linha removida: ${name}, ${plural(left, { one: 'resta #', other: 'restam #' })}`,
  keysOfCode: 'Ctrl+M para indentar com Tab',
  keysOfIndenting: 'Tab indenta. Ctrl+M para sair com Tab.',
  enterFullScreen: (label) => `Tela cheia: ${label}`,
  leaveFullScreen: (label) => `Sair da tela cheia: ${label}`,
  keysOfFullScreen: 'Esc para sair',
  expression: 'Expressão',
  expressionFor: (label) => `Expressão para ${label}`,
  becameExpression: (label) => `${label} é uma expressão`,
  becameFixed: (label) => `${label} é um valor fixo`,
  expressionHint: 'Uma referência a uma etapa anterior',
  insertReference: (label) => `Inserir uma referência em ${label}`,
  references: (label) => `Referências para ${label}`,
  loadingReferences: 'Carregando referências…',
  referencesNotLoaded: 'Não foi possível carregar.',
  noReferences: 'Nenhuma referência disponível.',
  noReferenceMatches: (query) => `Nenhum resultado para “${query}”.`,
  keysOfReferences: 'Enter para inserir, Esc para fechar',
  previewOf: 'Prévia:',
  optionsUnknown: (label) =>
    `${label} é uma expressão, por isso não se sabe quais são as opções. Aqui também é possível usar uma expressão.`,
  notFollowed: 'Com uma expressão, o formulário não muda.',
} satisfies Partial<Locale['messages']>

/** Fields, and values without a field. */
const fields = {
  requiredLabel: 'Obrigatório',
  refresh: (label) => `Atualizar as opções de ${label}`,
  optionsCount: (count) => counted(count, 'opção', 'opções'),
  chooseFirst: (label) => `Selecione ${label} primeiro`,
  isExpression: (label) => `${label} é uma expressão`,
  notInList: 'não está mais disponível',
  uncheckedNote: 'Formato não verificado neste navegador',
  uncheckedError: 'Não é possível verificar o formato deste valor neste navegador, por isso ele não é aceito.',
  notAccepted: 'Não aceito.',
  blankLabel: '(vazio)',
  retry: 'Tentar novamente',
  retryLoading: (label) => `Tentar novamente carregar ${label}`,
  retryForm: 'Tentar novamente carregar o formulário',
  retryUpdate: 'Tentar novamente atualizar o formulário',
  details: 'Detalhes',
  failureDetails: sayRequest,
  optionsFailed: 'Opções não carregadas',
  goTo: (label) => `Ir para ${label}`,
  errorsLeft: (count) => plural(count, { one: 'Falta #', other: 'Faltam #' }),
  nothingLeft: 'Nada mais a corrigir',
  choose: 'Selecionar…',
  add: 'Adicionar…',
  clear: (label) => `Limpar ${label}`,
  remove: (label) => `Remover ${label}`,
  loadingOptions: 'Carregando opções…',
  slowOptions: 'Ainda carregando…',
  moreChosen: (count) => `Mais ${number(count)}`,
  fewerChosen: 'Mostrar menos',
  loadingConnections: 'Carregando conexões…',
  newConnection: 'Nova conexão',
  managementTypes: { managed: 'gerenciada', custom: 'personalizada' },
  noConnections: 'Nenhuma conexão compatível.',
  noConnectionsHint: (appTypes) => (appTypes === '' ? 'Crie uma primeiro.' : `Crie primeiro uma para ${appTypes}.`),
  emptyValue: 'Vazio',
  hiddenValue: 'Preenchido, não exibido',
  yes: 'Sim',
  no: 'Não',
  row: 'linha',
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) =>
    left < 0 ? counted(-left, 'caractere a mais', 'caracteres a mais') : counted(left, 'caractere restante', 'caracteres restantes'),
  reveal: (label) => `Mostrar ${label}`,
  openPicker: (label) => `Selecionar ${label} em um calendário`,
  noPicker: 'Não é possível abrir o calendário aqui. Digite a data.',
  dateExample: (example) => `ex.: ${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => counted(count, 'linha', 'linhas'),
  addRow: (itemLabel) => `Adicionar ${itemLabel}`,
  rowActions: 'Ações',
  removeRow: 'Remover',
  dragRow: 'Mover',
  notLoaded: 'Não foi possível carregar. Tente novamente.',
  rowGone: (name) => `Linha removida: ${name}.`,
  noRows: 'Nenhum item ainda',
  rowInvalid: 'requer atenção',
  unsupported: (type) =>
    type === undefined
      ? 'Este campo não indica um tipo e não pode ser editado aqui.'
      : `Campos do tipo “${type}” não podem ser editados aqui.`,
  widgetBroken: (label, reason) => `Não é possível mostrar “${label}”. O valor foi mantido. ${reason}`,
} satisfies Partial<Locale['messages']>

/** Portuguese, as in Brazil. */
export const pt: Locale = {
  tag: 'pt',
  messagesIn: words.messagesIn,
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: 'Configuração',
    ofForm: (label, text) => `${label}: ${text}`,
    submit: 'Enviar',
    submitting: 'Enviando…',
    submitWaits: 'Aguardando o módulo antes de enviar…',
    submitted: 'Enviado.',
    reset: 'Redefinir',
    reload: 'Recarregar',
    loadingForm: 'Carregando o formulário…',
    formLoaded: 'O formulário foi carregado.',
    updatingForm: 'Atualizando o formulário…',
    noFields: 'Este formulário não tem campos. Não há nada para preencher.',
    loadFailed: 'Não foi possível carregar o formulário.',
    reloadFailed: 'Não foi possível atualizar o formulário. Os dados preenchidos foram mantidos.',
    reloadLoop: (answers, names) =>
      `O módulo respondeu ${number(answers)} vezes e cada resposta alterou ${list(names.map(quote))} novamente. A atualização automática foi interrompida.`,
    moduleFailed: sayFailure({
      network: 'Não foi possível conectar ao módulo.',
      timeout: 'O módulo não respondeu a tempo.',
      status: 'O módulo informou um erro.',
      redirect: 'O módulo redireciona para outro endereço, e redirecionamentos não são seguidos.',
      answer: 'Não foi possível ler a resposta do módulo.',
      request: 'Não foi possível enviar a solicitação ao módulo.',
    }),
    contentMissing: (name) => `O módulo não enviou opções para esta lista (“${name}”).`,
    contentUnreadable: (name) => `Não foi possível ler as opções do módulo para esta lista (“${name}”).`,
    failedSilently: (cause) => `Erro desconhecido (${cause}).`,
    submitFailed: 'Não foi possível enviar o formulário.',
    submitHeldUp:
      'Não enviado: não foi possível atualizar o formulário. Tente novamente ou envie de novo para usar o formulário como está.',
    errorCount: (count) => `Corrija ${counted(count, 'campo', 'campos')} para continuar`,
    warningCount: (count) => counted(count, 'valor não está mais disponível', 'valores não estão mais disponíveis'),
    placeInRows: (names, label) => [...names, label].join(', '),
    errorLine: (label, message) => `${label}: ${message}`,
    setAside: (count) =>
      counted(
        count,
        'valor foi guardado para um campo que não está visível agora.',
        'valores foram guardados para campos que não estão visíveis agora.',
      ),
    showSetAside: 'Mostrar',
    hideSetAside: 'Ocultar',
    discard: 'Descartar',
    secretSetAside: 'não exibido',
    restored: (date) => `Esta é a versão salva em ${moment(date)}. Ainda é possível editar e enviar.`,
    changedSince: (changes) => `O formulário mudou desde a última vez em que foi aberto: ${changes}.`,
    reloaded: countReload(words, {
      added: forms('campo adicionado', 'campos adicionados'),
      removed: forms('campo removido', 'campos removidos'),
      changed: forms('campo alterado', 'campos alterados'),
      setAside: forms('valor guardado', 'valores guardados'),
      returned: forms('valor recuperado', 'valores recuperados'),
    }),
    undo: 'Desfazer',
    redo: 'Refazer',
    undone: (what) => `Desfeito: ${what}`,
    redone: (what) => `Refeito: ${what}`,
    formWasReset: 'O formulário foi redefinido.',
    setAsideWasDiscarded: 'Os valores guardados foram descartados.',
    pastingRows: (done, total) => `Colando: ${number(done)} de ${counted(total, 'linha', 'linhas')}`,
    rowsPasted: countPasted(words, {
      rows: forms('linha colada', 'linhas coladas'),
      rowsLeftOut: forms('linha ignorada', 'linhas ignoradas'),
      most: (most) => `: a lista aceita ${most}`,
      columnsLeftOut: forms('coluna ignorada', 'colunas ignoradas'),
      noField: ': nenhum campo correspondente',
      wrong: forms('valor a corrigir', 'valores a corrigir'),
    }),
    pastedRows: (rows) => counted(rows, 'linha colada', 'linhas coladas'),
  },
}
