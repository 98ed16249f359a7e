import { labelOfValue } from '../core/values/choices.ts'
import type { Locale } from '../react/locale.ts'
import type { Forms, RequiredErrors, TypeErrors, TypeWords } from './words.ts'
import { countPasted, countReload, createWords, cut, sayFailure, sayFormat, sayRequest, sayType } from './words.ts'

// No-break spaces are written as \u00a0, because they would be invisible here.
const words = createWords('fr')
const { number, sayBound, plural, list, moment } = words

/** A number with its noun and anything that agrees with it: "un million de champs", "un million d’options". */
const forms = (one: string, other: string): Forms => ({
  one: `# ${one}`,
  many: /^[aeéio]/.test(other) ? `# d’${other}` : `# de ${other}`,
  other: `# ${other}`,
})
const counted = (count: number, one: string, other: string) => plural(count, forms(one, other))

const named = (name: string) => `«\u00a0${name}\u00a0»`
const quote = (value: unknown) => named(cut(value))
const required = 'Ce champ est obligatoire.'
const now = (actual: number | string) => ` (actuellement ${typeof actual === 'number' ? number(actual) : actual}).`
const characters = (count: number) => counted(count, 'caractère', 'caractères')
const entries = (count: number) => counted(count, 'élément', 'éléments')
const row = 'ligne'

/** The errors of fields. */
const validation = {
  type: (args) => sayType(typeErrors, args),
  required: ({ control }) => requiredErrors[control] ?? required,
  min_length: ({ limit, actual }) => `Saisissez au moins ${characters(limit)}${now(actual)}`,
  max_length: ({ limit, actual }) => `Ne dépassez pas ${characters(limit)}${now(actual)}`,
  minimum: sayBound(({ limit, actual }) => `Saisissez ${limit} ou plus${now(actual)}`),
  maximum: sayBound(({ limit, actual }) => `Saisissez ${limit} ou moins${now(actual)}`),
  min_items: ({ limit, actual }) => `Ajoutez au moins ${entries(limit)}${now(actual)}`,
  max_items: ({ limit, actual }) => `Ne dépassez pas ${entries(limit)}${now(actual)}`,
  pattern: () => 'La valeur ne correspond pas au format attendu.',
  format: sayFormat({
    space: 'Il y a un espace au début ou à la fin.',
    formats: {
      email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
      uri: 'Saisissez une URL complète, par exemple https://example.com/chemin.',
      date: 'Saisissez une date qui existe, par exemple 2025-03-31.',
      'date-time': 'Saisissez une date et une heure avec le fuseau horaire, par exemple 2025-03-31T14:30:00+02:00.',
      uuid: 'Saisissez un UUID, par exemple 123e4567-e89b-12d3-a456-426614174000.',
    },
    dates: {
      unreadable: ({ text, example }) => `${named(text)} n’est pas une date lisible. Saisissez par exemple ${example}.`,
      year: ({ example }) => `Saisissez l’année sur quatre chiffres, par exemple ${example}.`,
      'no-date': ({ example }) => `Saisissez la date avant l’heure, par exemple ${example}.`,
      'no-time': ({ example }) => `Saisissez une heure après la date, par exemple ${example}.`,
      'with-time': ({ example }) => `Saisissez la date sans l’heure, par exemple ${example}.`,
      'no-such-month': ({ example }) => `Les mois vont de 1 à 12. Saisissez par exemple ${example}.`,
      'no-such-day': ({ detail }) => `Ce jour n’existe pas en ${detail}.`,
      'no-such-time': ({ example }) => `Cette heure n’existe pas. Saisissez par exemple ${example}.`,
      skipped: ({ detail }) => `${detail} n’existe pas\u00a0: les horloges avancent à ce moment-là. Saisissez une autre heure.`,
      'unknown-zone': ({ detail }) =>
        `Le fuseau horaire ${named(detail)} n’est pas reconnu ici. Saisissez un décalage, par exemple +01:00.`,
      'not-entered': ({ text }) => `${named(text)} n’est pas enregistré comme une date. Saisissez-la de nouveau.`,
    },
  }),
  choices: ({ value }) => `${quote(labelOfValue(value))} n’est pas disponible. Sélectionnez une autre valeur.`,
} satisfies Partial<Locale['messages']>

const typeErrors: TypeErrors = {
  'not-a-number': (expected, value) => `Saisissez un nombre${expected === 'integer' ? ' entier' : ''}. ${quote(value)} n’en est pas un.`,
  'not-whole': (_, value) => `Saisissez un nombre entier. ${quote(value)} n’en est pas un.`,
  'not-exact': (_, value, line) =>
    `${line ? `Ligne ${line}\u00a0: ` : ''}${quote(value)} contient trop de chiffres ou dépasse les limites.`,
  'not-a-boolean': (_, value) => `Sélectionnez oui ou non. ${quote(value)} n’est ni l’un ni l’autre.`,
  'not-a-choice': (_, value) => `Sélectionnez dans la liste. ${quote(value)} ne peut pas être saisi.`,
  'not-json': () => 'Ce n’est pas du JSON valide.',
  'repeated-key': (_, value, line) => `Ligne ${line}\u00a0: la clé ${quote(value)} figure deux fois dans un même objet.`,
  unfit: (expected) => `Cette valeur ne convient pas ici. Valeur attendue\u00a0: ${types[expected] ?? expected}.`,
  either: (typed, first, second) => `${quote(typed)} peut signifier ${first} ou ${second}. Saisissez le nombre voulu.`,
  ungrouped: (typed, first) => `Saisissez ${quote(typed)} sans séparateur entre les chiffres\u00a0: ${first}.`,
}

const types: TypeWords = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'oui ou non',
  connection: 'une connexion',
  object: 'un objet',
  array: 'une liste',
}

const requiredErrors: RequiredErrors = {
  date: 'Saisissez une date.',
  'date-time': 'Saisissez une date et une heure.',
  number: 'Saisissez un nombre.',
  checkbox: 'Cochez cette case.',
  SelectWidget: 'Sélectionnez une valeur.',
  MultiSelect: 'Sélectionnez au moins une valeur.',
  connection: 'Sélectionnez une connexion.',
  group: 'Remplissez au moins un de ces champs.',
  rows: 'Ajoutez au moins un élément et remplissez-le.',
}

/** Lists, rows, the code editor and references to earlier steps. */
const controls = {
  optionsNotLoaded: 'Options non chargées.',
  loadOptions: 'Charger les options',
  noOptions: 'Aucune option.',
  noStaticOptionsHint: 'Ce champ n’en propose aucune.',
  noDynamicOptionsHint: 'Rien ne correspond à votre saisie actuelle.',
  typeTextHint: 'Saisissez votre propre valeur.',
  noMatch: (query) => `Aucun résultat pour ${named(query)}.`,
  matchCount: (shown, total) => `${number(shown)} sur ${number(total)}`,
  chosenCount: (count) => plural(count, { one: '# sélectionnée', other: '# sélectionnées' }),
  moreOptionsExist: 'liste incomplète',
  joinFacts: (facts) => facts.join(', '),
  keysOfSelect: 'Entrée pour sélectionner, Échap pour fermer',
  useText: (text) => `Utiliser ${named(text)}`,
  useNumber: (number) => `Utiliser ${number}`,
  selectAll: (count) => `Tout sélectionner (${number(count)})`,
  clearAll: 'Tout retirer',
  errorsInside: (count) => plural(count, { one: '# erreur', other: '# erreurs' }),
  filledInside: (filled, total) => `Remplis : ${number(filled)} sur ${number(total)}`,
  searchFields: 'Rechercher un champ',
  changedOnly: 'Modifiés uniquement',
  fieldsFound: (count) => (count === 0 ? 'Aucun champ correspondant' : plural(count, { one: '# champ trouvé', other: '# champs trouvés' })),
  duplicateRow: 'Dupliquer',
  rowDuplicated: (name) => `Ligne dupliquée\u00a0: ${name}`,
  insertRowAbove: 'Insérer au-dessus',
  insertRowBelow: 'Insérer en dessous',
  moveRowUp: 'Monter',
  moveRowDown: 'Descendre',
  rowOver: (name, position, count) => `${name}\u00a0: position ${number(position)} sur ${number(count)}`,
  dragCancelled: (name) => `${name} reste à sa place`,
  rowMoved: (name, position, count) => `${name} est maintenant en position ${number(position)} sur ${number(count)}`,
  rowRestored: (name) => `${name} est de retour`,
  rowRemoved: (name, left) => `Ligne supprimée\u00a0: ${name}, il en reste ${number(left)}`,
  keysOfCode: 'Ctrl+M pour indenter avec Tab',
  keysOfIndenting: 'Tab indente. Ctrl+M pour sortir avec Tab.',
  enterFullScreen: (label) => `Plein écran\u00a0: ${label}`,
  leaveFullScreen: (label) => `Quitter le plein écran\u00a0: ${label}`,
  keysOfFullScreen: 'Échap pour quitter',
  expression: 'Expression',
  expressionFor: (label) => `Expression pour ${label}`,
  becameExpression: (label) => `${label} est une expression`,
  becameFixed: (label) => `${label} est une valeur fixe`,
  expressionHint: 'Une référence à une étape précédente',
  insertReference: (label) => `Insérer une référence dans ${label}`,
  references: (label) => `Références pour ${label}`,
  loadingReferences: 'Chargement des références…',
  referencesNotLoaded: 'Chargement impossible.',
  noReferences: 'Aucune référence disponible.',
  noReferenceMatches: (query) => `Aucun résultat pour ${named(query)}.`,
  keysOfReferences: 'Entrée pour insérer, Échap pour fermer',
  previewOf: 'Aperçu\u00a0:',
  optionsUnknown: (label) =>
    `${label} est une expression, les options ne sont donc pas connues. Ce champ peut aussi contenir une expression.`,
  notFollowed: 'Avec une expression, le formulaire ne change pas.',
} satisfies Partial<Locale['messages']>

/** Fields, and values without a field. */
const fields = {
  requiredLabel: 'Obligatoire',
  refresh: (label) => `Actualiser les options du champ ${label}`,
  optionsCount: (count) => counted(count, 'option', 'options'),
  chooseFirst: (label) => `Sélectionnez d’abord ${label}`,
  isExpression: (label) => `${label} est une expression`,
  notInList: 'n’est plus disponible',
  uncheckedNote: 'Format non vérifié dans ce navigateur',
  uncheckedError: 'Le format de cette valeur ne peut pas être vérifié dans ce navigateur, elle n’est donc pas acceptée.',
  notAccepted: 'Non accepté.',
  blankLabel: '(vide)',
  retry: 'Réessayer',
  retryLoading: (label) => `Réessayer de charger ${label}`,
  retryForm: 'Réessayer de charger le formulaire',
  retryUpdate: 'Réessayer de mettre à jour le formulaire',
  details: 'Détails',
  failureDetails: sayRequest,
  optionsFailed: 'Options non chargées',
  goTo: (label) => `Aller à ${label}`,
  errorsLeft: (count) => plural(count, { one: '# restant', other: '# restants' }),
  nothingLeft: 'Plus rien à corriger',
  choose: 'Sélectionner…',
  add: 'Ajouter…',
  clear: (label) => `Vider le champ ${label}`,
  remove: (label) => `Retirer ${label}`,
  loadingOptions: 'Chargement des options…',
  slowOptions: 'Chargement toujours en cours…',
  moreChosen: (count) => plural(count, { one: '+# autre', other: '+# autres' }),
  fewerChosen: 'Afficher moins',
  loadingConnections: 'Chargement des connexions…',
  newConnection: 'Nouvelle connexion',
  managementTypes: { managed: 'gérée', custom: 'personnalisée' },
  noConnections: 'Aucune connexion ne convient.',
  noConnectionsHint: (appTypes) => (appTypes === '' ? 'Créez-en d’abord une.' : `Créez-en d’abord une pour ${appTypes}.`),
  emptyValue: 'Vide',
  hiddenValue: 'Rempli, non affiché',
  yes: 'Oui',
  no: 'Non',
  row,
  lengthCount: (length, limit) => `${number(length)} / ${number(limit)}`,
  charactersLeft: (left) =>
    left < 0 ? counted(-left, 'caractère de trop', 'caractères de trop') : counted(left, 'caractère restant', 'caractères restants'),
  reveal: (label) => `Afficher en clair\u00a0: ${label}`,
  openPicker: (label) => `Ouvrir le calendrier du champ ${label}`,
  noPicker: 'Le calendrier ne peut pas s’ouvrir ici. Saisissez la date.',
  dateExample: (example) => `ex.\u00a0: ${example}`,
  rowName: (itemLabel, position) => `${itemLabel} ${number(position)}`,
  rowCount: (count) => counted(count, 'ligne', 'lignes'),
  // The gender of any other noun is not known.
  addRow: (itemLabel) => (itemLabel === row ? 'Ajouter une ligne' : `Ajouter\u00a0: ${itemLabel}`),
  rowActions: 'Actions',
  removeRow: 'Supprimer',
  dragRow: 'Déplacer',
  notLoaded: 'Le chargement a échoué. Réessayez.',
  rowGone: (name) => `Ligne supprimée\u00a0: ${name}.`,
  noRows: 'Aucun élément pour l’instant',
  rowInvalid: 'à vérifier',
  unsupported: (type) =>
    type === undefined
      ? 'Ce champ n’indique pas de type et ne peut pas être modifié ici.'
      : `Les champs de type ${named(type)} ne peuvent pas être modifiés ici.`,
  widgetBroken: (label, reason) => `Impossible d’afficher ${named(label)}. La valeur est conservée. ${reason}`,
} satisfies Partial<Locale['messages']>

/** French. */
export const fr: Locale = {
  tag: 'fr',
  messagesIn: words.messagesIn,
  messages: {
    ...validation,
    ...controls,
    ...fields,
    form: 'Configuration',
    ofForm: (label, text) => `${label}\u00a0: ${text}`,
    submit: 'Envoyer',
    submitting: 'Envoi en cours…',
    submitWaits: 'En attente du module avant l’envoi…',
    submitted: 'Envoyé.',
    reset: 'Réinitialiser',
    reload: 'Recharger',
    loadingForm: 'Chargement du formulaire…',
    formLoaded: 'Le formulaire est chargé.',
    updatingForm: 'Mise à jour du formulaire…',
    noFields: 'Ce formulaire n’a aucun champ. Il n’y a rien à remplir.',
    loadFailed: 'Impossible de charger le formulaire.',
    reloadFailed: 'Impossible de mettre à jour le formulaire. Votre saisie est conservée.',
    reloadLoop: (answers, names) =>
      `Le module a répondu ${number(answers)} fois et chaque réponse a de nouveau modifié ${list(names.map(quote))}. Les mises à jour automatiques sont arrêtées.`,
    moduleFailed: sayFailure({
      network: 'Le module est injoignable.',
      timeout: 'Le module n’a pas répondu à temps.',
      status: 'Le module a signalé une erreur.',
      redirect: 'Le module redirige vers une autre adresse, et les redirections ne sont pas suivies.',
      answer: 'La réponse du module est illisible.',
      request: 'Impossible d’envoyer la demande au module.',
    }),
    contentMissing: (name) => `Le module n’a envoyé aucune option pour cette liste (${named(name)}).`,
    contentUnreadable: (name) => `Les options du module pour cette liste sont illisibles (${named(name)}).`,
    failedSilently: (cause) => `Erreur inconnue (${cause}).`,
    submitFailed: 'Impossible d’envoyer le formulaire.',
    submitHeldUp:
      'Non envoyé\u00a0: impossible de mettre à jour le formulaire. Réessayez, ou envoyez de nouveau le formulaire pour l’utiliser tel quel.',
    errorCount: (count) => `Corrigez ${counted(count, 'champ', 'champs')} pour continuer`,
    warningCount: (count) => counted(count, 'valeur n’est plus disponible', 'valeurs ne sont plus disponibles'),
    placeInRows: (names, label) => [...names, label].join(', '),
    errorLine: (label, message) => `${label}\u00a0: ${message}`,
    setAside: (count) =>
      counted(
        count,
        'valeur est conservée pour un champ qui n’est pas affiché actuellement.',
        'valeurs sont conservées pour des champs qui ne sont pas affichés actuellement.',
      ),
    showSetAside: 'Afficher',
    hideSetAside: 'Masquer',
    discard: 'Abandonner',
    secretSetAside: 'non affichée',
    restored: (date) => `Voici la version enregistrée le ${moment(date)}. Vous pouvez encore la modifier et l’envoyer.`,
    changedSince: (changes) => `Le formulaire a changé depuis sa dernière ouverture\u00a0: ${changes}.`,
    reloaded: countReload(words, {
      added: forms('champ ajouté', 'champs ajoutés'),
      removed: forms('champ supprimé', 'champs supprimés'),
      changed: forms('champ modifié', 'champs modifiés'),
      setAside: forms('valeur conservée', 'valeurs conservées'),
      returned: forms('valeur rétablie', 'valeurs rétablies'),
    }),
    undo: 'Annuler',
    redo: 'Rétablir',
    undone: (what) => `Annulé\u00a0: ${what}`,
    redone: (what) => `Rétabli\u00a0: ${what}`,
    formWasReset: 'Le formulaire a été réinitialisé.',
    setAsideWasDiscarded: 'Les valeurs conservées ont été abandonnées.',
    pastingRows: (done, total) => `Collage\u00a0: ${number(done)} sur ${counted(total, 'ligne', 'lignes')}`,
    rowsPasted: countPasted(words, {
      rows: forms('ligne collée', 'lignes collées'),
      rowsLeftOut: forms('ligne ignorée', 'lignes ignorées'),
      most: (most) => `\u00a0: la liste en accepte ${most}`,
      columnsLeftOut: forms('colonne ignorée', 'colonnes ignorées'),
      noField: '\u00a0: aucun champ correspondant',
      wrong: forms('valeur à corriger', 'valeurs à corriger'),
    }),
    pastedRows: (rows) => counted(rows, 'ligne collée', 'lignes collées'),
  },
}
