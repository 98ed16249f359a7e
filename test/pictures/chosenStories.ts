import { readFileSync } from 'node:fs'

/** The index that Storybook writes beside its pages. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string; readonly type: string }>>
}

/** Complete forms in states that no story of a widget has. */
const scenarios = new Set([
  'schema-preview-try-a-schema--try-a-schema',
  'schema-preview-ways-in--broken-text',
  'scenarios-fields--every-type',
  'scenarios-fields--careless-schema',
  'scenarios-widgets-and-layout--every-widget',
  'scenarios-widgets-and-layout--broken-widget',
  'scenarios-values--value-that-does-not-fit',
  'scenarios-values--value-without-field',
  'scenarios-references--beside-the-form',
  'scenarios-references--read-only',
  'scenarios-choices--value-outside-the-list',
  'scenarios-validation--summary',
  'scenarios-validation--unchecked',
  'scenarios-long-forms--folded-groups',
  'scenarios-long-forms--search',
  'scenarios-languages--german',
  'scenarios-languages--arabic',
  'scenarios-languages--pseudo',
  'scenarios-reload--first-load-fails',
  'scenarios-reload--first-load',
  'scenarios-reload--reload-fails',
  'scenarios-reload--progress-out-of-sight',
  'scenarios-reload--failure-out-of-sight',
  'scenarios-content--failed-closed',
  'scenarios-values--pasted-rows',
  'scenarios-submit-and-host--errors-of-the-host',
  'scenarios-submit-and-host--rejected',
  'scenarios-submit-and-host--disabled',
  'scenarios-themes--default',
  'scenarios-themes--shadcn',
  'scenarios-themes--material',
  'scenarios-themes--plain',
  'scenarios-demo-modules--schedule',
  'scenarios-demo-modules--narrow-and-right-to-left',
])

/** Monaco's rendering and timing are its own. Stories about behaviour, not look, have no picture. */
const left =
  /^widgets-(codeeditor--|.*-(dark|narrow)$|rows--(thousand|by-its-handle|focus-follows)$|selectwidget--(ten-thousand|typed-text)$|numberinput--steps-in-decimals$|dateinput--(picked|typed))/

/** Ids of the stories that have a picture: the states of every widget, and some complete forms. */
export function readChosenStories(folder: string): readonly string[] {
  // `as`: Storybook has written the file.
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex
  return Object.values(index.entries)
    .filter(({ id, title, type }) => type === 'story' && ((title.startsWith('Widgets/') && !left.test(id)) || scenarios.has(id)))
    .map(({ id }) => id)
}
