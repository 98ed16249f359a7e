/** A part of `src`, and what it may import. */
export interface Layer {
  /** Folder below src, or '' for the files directly in src. The longest match is the layer of a file. */
  readonly folder: string
  /** Folders and files of src that it may import, in addition to its own. */
  readonly imports: readonly string[]
  /** npm packages and `node:` modules, by name or by prefix with a slash at the end. */
  readonly npm: readonly string[]
}

/** The part of the client that other layers may use. */
const clientInterface = ['client/moduleClient.ts', 'client/clock.ts', 'client/errors.ts', 'client/logInDevelopment.ts']

/** The state of one form and a change of it: for all folders of the store. */
const storeState = ['formState.ts', 'formSettings.ts', 'transaction.ts', 'failure.ts'].map((file) => `store/${file}`)
/** The store's interface for code that sends requests and notifies hosts. */
const storeSurroundings = [...storeState, 'store/formEvents.ts', 'store/formEnvironment.ts', 'store/formStore.ts', 'store/callHost.ts']
const storeViews = ['store/fieldView.ts', 'store/formView.ts', 'store/rowTitle.ts']

/** Which folders may import which: enforced by `architecture.test.ts`, shown by the page "Architecture". */
export const layers: readonly Layer[] = [
  { folder: 'core/schema', imports: [], npm: [] },
  { folder: 'core/values', imports: ['core/schema'], npm: [] },
  { folder: 'core/secrets', imports: ['core/schema', 'core/values'], npm: [] },
  { folder: 'core/plan', imports: ['core/schema', 'core/values', 'core/secrets'], npm: [] },
  { folder: 'core/rules', imports: ['core/schema', 'core/values', 'core/plan'], npm: [] },
  { folder: 'core/validation', imports: ['core/schema', 'core/values', 'core/secrets', 'core/plan', 'core/rules'], npm: [] },
  { folder: 'core/lint', imports: ['core'], npm: [] },
  { folder: 'client', imports: ['core'], npm: [] },
  { folder: 'patterns', imports: ['core'], npm: ['re2js', '@eslint-community/regexpp'] },
  { folder: 'locales', imports: ['core', 'client/errors.ts', 'react'], npm: [] },
  { folder: 'module', imports: ['core', 'patterns'], npm: [] },
  { folder: 'store/cells', imports: ['core', ...storeState], npm: [] },
  { folder: 'store/rules', imports: ['core', ...storeState, 'store/cells'], npm: [] },
  { folder: 'store/content', imports: ['core', ...clientInterface, ...storeSurroundings, 'store/cells'], npm: [] },
  { folder: 'store/validation', imports: ['core', ...storeState, 'store/cells', 'store/content'], npm: [] },
  {
    folder: 'store/schema',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/rules', 'store/content', 'store/validation'],
    npm: [],
  },
  {
    folder: 'store/submit',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/validation', 'store/schema'],
    npm: [],
  },
  {
    folder: 'store/history',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/rules', 'store/validation', 'store/schema'],
    npm: [],
  },
  { folder: 'store/expressions', imports: ['core', ...storeState, 'store/cells', 'store/history'], npm: [] },
  {
    folder: 'store/hostValues',
    imports: ['core', ...storeSurroundings, 'store/cells', 'store/schema', 'store/history', 'store/rows'],
    npm: [],
  },
  {
    folder: 'store/rows',
    imports: ['core', ...storeSurroundings, 'store/fieldTransitions.ts', 'store/cells', 'store/rules', 'store/content', 'store/validation'],
    npm: [],
  },
  // Events, transitions, views and effects, which use all folders.
  { folder: 'store', imports: ['core', ...clientInterface], npm: [] },
  { folder: 'react', imports: ['core', 'store', ...clientInterface], npm: ['react'] },
  { folder: 'widgets', imports: ['core', 'react'], npm: ['react', 'react-dom', '@floating-ui/dom'] },
  { folder: 'headless', imports: ['core', 'store', 'react', 'widgets', 'client/logInDevelopment.ts'], npm: ['react'] },
  { folder: 'explain', imports: ['core', 'store', 'react/form/moduleFormHandle.ts', 'client/clock.ts'], npm: [] },
  {
    folder: 'monaco',
    imports: ['core', 'react', 'patterns/trustedWorker.ts'],
    npm: ['react', 'monaco-editor/', '@monaco-editor/react'],
  },
  // Generates a stylesheet before the build: not part of the form.
  { folder: 'styles', imports: [], npm: ['node:'] },
  { folder: 'testing', imports: ['core', 'react', 'widgets'], npm: ['react', 'vitest', '@testing-library/'] },
  {
    folder: 'cli',
    imports: ['core', 'client', 'patterns', 'module', 'node.ts'],
    npm: ['node:', 'diff', 'get-east-asian-width', 'lilconfig', 'picocolors', 'yaml', 'jsonc-parser', 'tinyglobby', 'sirv', 'chokidar'],
  },
  { folder: 'node.ts', imports: ['module'], npm: ['node:'] },
  { folder: 'cli.ts', imports: ['cli'], npm: ['node:'] },
  // The entries and ModuleForm.tsx, which combine the layers. No folder is called '', so it allows every one.
  { folder: '', imports: [''], npm: ['react'] },
]
