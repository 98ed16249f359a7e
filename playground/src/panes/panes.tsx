import { CheckPane, countMistakes } from '../check/CheckPane.tsx'
import { dataPanes } from '../data/DataPane.tsx'
import { DiffPane, EffectivePane } from '../editor/AnswerPanes.tsx'
import { countProblems, SchemaEditorPane } from '../editor/SchemaEditorPane.tsx'
import { InspectorPane } from '../inspector/InspectorPane.tsx'
import { SetupPane } from '../module/SetupPane.tsx'
import { EventsPane } from '../events/EventsPane.tsx'
import { RequestDrawer } from '../requests/RequestDrawer.tsx'
import { SchemaPane } from '../schema/SchemaPane.tsx'
import { SubmitPane } from '../submit/SubmitPane.tsx'
import type { PaneEntry } from './PaneGroup.tsx'
import type { PaneProps } from './paneProps.ts'

/** One pane of the workspace. */
export interface WorkspacePane extends PaneEntry<PaneProps> {
  /** Its place if there is room; otherwise all are tabs of one group. */
  readonly side: 'start' | 'end' | 'below'
  /** Whether it can ever show anything. */
  readonly isOffered?: (props: PaneProps) => boolean
}

/** The panes around the form, in the order of the tabs. The first of each side is open. */
export const panes: readonly WorkspacePane[] = [
  { id: 'schema', label: 'Schema', side: 'start', Content: SchemaEditorPane, count: countProblems },
  { id: 'answer', label: 'Answer', side: 'start', Content: SchemaPane },
  { id: 'effective', label: 'Effective', side: 'start', Content: EffectivePane },
  { id: 'diff', label: 'Diff', side: 'start', Content: DiffPane, isOffered: ({ file }) => file === undefined },
  { id: 'inspector', label: 'Inspector', side: 'end', Content: InspectorPane },
  ...dataPanes.map((pane) => ({ ...pane, side: 'end' as const })),
  { id: 'submit', label: 'Submit payload', side: 'end', Content: SubmitPane },
  { id: 'events', label: 'Events', side: 'end', Content: EventsPane },
  {
    id: 'setup',
    label: 'Setup',
    side: 'end',
    Content: SetupPane,
    isOffered: ({ file, settings }) => file === undefined && settings.module !== '',
  },
  {
    id: 'check',
    label: 'Check',
    side: 'end',
    Content: CheckPane,
    count: ({ check }) => countMistakes(check.state),
    calls: ({ check }) => check.starts,
    isOffered: ({ check }) => check.starts > 0,
  },
  {
    id: 'requests',
    label: 'Requests',
    side: 'below',
    Content: RequestDrawer,
    count: ({ requests }) => requests.length,
    isOffered: ({ file }) => file === undefined,
  },
]
