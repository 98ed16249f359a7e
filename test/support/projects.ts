import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumOptions } from './chromium.ts'
import { patience } from './patience.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const react18 = [
  { find: /^react($|\/)/, replacement: 'react-18$1' },
  { find: /^react-dom($|\/)/, replacement: 'react-dom-18$1' },
]

const provider = playwright({ launchOptions: chromiumOptions() })
/** A new object each time, because Vitest sets the names of instances in place. */
const chromium = () => ({
  enabled: true,
  headless: true,
  provider,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
})

export const monacoWorkers = ['monaco-editor/editor/editor.worker.js', 'monaco-editor/languages/features/json/json.worker.js']

/** Projects of one group run in parallel, the groups one after the other: with all groups at once, tests would time out. */
const group = (groupOrder: number) => ({
  sequence: { groupOrder },
  // Limits for a slow machine that does other work, too. They cost nothing if the expected event occurs; Vitest's default of one second for
  // what is awaited would be too short.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: patience } },
  setupFiles: [at('../../test/support/waitPatiently.ts')],
})

const exclude = ['test/browser/**', 'test/journeys/**', 'test/hosts/**', 'test/bench/**', 'test/pictures/**']

/**
 * Files share the loaded sources of their worker: loading them for each file took half of the time. Tests here must not depend on the state of a
 * module.
 */
const unit: TestProjectConfiguration = {
  extends: true,
  test: {
    ...group(0),
    name: 'unit',
    maxWorkers: 2,
    isolate: false,
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude,
    setupFiles: [...group(0).setupFiles, at('../../test/support/sameCases.ts')],
  },
}

/** Each file has modules and a page of its own, in a context instead of a worker of its own: loading jsdom for each file took half of the time. */
const components: TestProjectConfiguration = {
  extends: true,
  test: {
    ...group(0),
    name: 'components',
    pool: 'vmThreads',
    maxWorkers: 2,
    environment: 'jsdom',
    include: ['test/**/*.test.tsx'],
    exclude,
    setupFiles: [...group(0).setupFiles, at('../../test/support/settleImports.ts'), at('../../test/support/loadNotices.ts')],
  },
}

/** Tests that use a page for half a minute or more, and axe over the panes of the playground: CI runs them, `npm test` has no time for them. */
const slowNames = [
  'builtPlayground',
  'chaos',
  'check',
  'consent',
  'crmSession',
  'documentationPages',
  'inspector',
  'keyboard',
  'layout',
  'places',
  'races',
  'realModule',
  'reloadContinuity',
  'reloadField',
  'schedule',
  'schemaEditor',
  'serverRendering',
  'sessions',
  'trouble',
  'undo',
]

/** Whole forms, filled in or looked at once more: other tests hold what these hold, part by part. `test:deep` runs them. */
const deepNames = ['accessibility', 'accessibilityTrees', 'wholeForms']

const journeyFiles = (names: readonly string[]) => [`test/journeys/{${names.join(',')}}.test.ts`]

const journeyProject = (name: string, include: string[], left: string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    ...group(1),
    name,
    environment: 'node',
    include,
    exclude: left,
    globalSetup: ['test/support/requireChromium.ts', 'test/journeys/setup.ts'],
    maxWorkers: 2,
  },
})

/** The packed package in apps of other frameworks; `npm run test:hosts`. */
const hosts: TestProjectConfiguration = {
  extends: true,
  test: {
    ...group(4),
    name: 'hosts',
    environment: 'node',
    include: ['test/hosts/*.test.ts'],
    globalSetup: ['test/support/requireChromium.ts', 'test/hosts/setup.ts'],
    maxWorkers: 2,
    // For an installation over a slow network, and the build of a large framework.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
}

/** The built Storybook compared with its baseline pictures; `npm run test:pictures`. */
const pictures: TestProjectConfiguration = {
  extends: true,
  test: {
    ...group(5),
    name: 'pictures',
    environment: 'node',
    include: ['test/pictures/*.test.ts'],
    globalSetup: ['test/support/requireChromium.ts', 'test/pictures/setup.ts'],
    maxWorkers: 2,
  },
}

const browserTests = ['test/browser/**/*.test.tsx']
const touchTests = ['test/browser/{touch,touchLabels,*Touch}.test.tsx']

/** Where versions of React differ: identifiers, refs, `inert`, events, focus, and what is loaded or hydrated late. `test:deep` runs the rest. */
const react18Tests = [
  'test/browser/{accessibilityTrees,announcer,codeEditor,codeEditorPolicy,codeFullScreen,dateTime,focusInPlace,foldedGroups,headless,hostReset}.test.tsx',
  'test/browser/{liveForm,moduleForm,outerForm,referenceShadow,reloadStrip,rows,rowsDrag,select,selectMany,selectShadow,undo}.test.tsx',
]

interface BrowserFiles {
  readonly include: string[]
  readonly exclude?: string[]
  readonly touch?: string[]
}

const browserProject = (name: string, version: 18 | 19, { include, exclude = [], touch = [] }: BrowserFiles): TestProjectConfiguration => ({
  extends: true,
  // Vitest uses one optimizer cache per project; the two React versions must not share it.
  cacheDir: `node_modules/.vite/${name}`,
  resolve: version === 18 ? { alias: react18 } : {},
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'axe-core',
      ...monacoWorkers,
      're2js',
      '@floating-ui/dom',
    ],
  },
  test: {
    ...group(2),
    name,
    globalSetup: ['test/support/requireChromium.ts'],
    browser: {
      ...chromium(),
      // Once a browser emulates a touch screen it has no mouse any more, so these tests have a browser of their own.
      instances: [
        { browser: 'chromium', include, exclude: [...touchTests, ...exclude] },
        ...(touch.length > 0 ? [{ browser: 'chromium' as const, name: `${name} (touch)`, include: touch }] : []),
      ],
    },
  },
})

/** Each story as it is, in the light theme; its colours in the dark one, too. */
const stories: TestProjectConfiguration = {
  extends: true,
  define: { __STORY_TESTS__: 'true' },
  // If these were discovered only when a form mounts or a select opens, Vite would reload the page during a test.
  optimizeDeps: { include: ['react-dom', 're2js', '@floating-ui/dom', ...monacoWorkers] },
  plugins: [storybookTest({ configDir: at('../../stories/.storybook') })],
  test: { ...group(3), name: 'stories', globalSetup: [at('../../test/support/requireChromium.ts')], browser: chromium() },
}

/** All tests, and where each kind of them runs. */
export const projects: TestProjectConfiguration[] = [
  unit,
  components,
  journeyProject('journeys', ['test/journeys/**/*.test.ts'], journeyFiles([...slowNames, ...deepNames])),
  journeyProject('journeys-slow', journeyFiles(slowNames), []),
  journeyProject('journeys-deep', journeyFiles(deepNames), []),
  hosts,
  pictures,
  browserProject('browser-react19', 19, { include: browserTests, touch: touchTests }),
  browserProject('browser-react18', 18, { include: react18Tests }),
  browserProject('browser-react18-rest', 18, { include: browserTests, exclude: react18Tests, touch: touchTests }),
  stories,
]
