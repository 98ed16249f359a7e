import type { ModuleFormHandle, Problem } from 'moduleform'
import type { RefObject } from 'react'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { ModuleCheck } from '../check/useModuleCheck.ts'
import type { Current, Submitted } from '../data/formDataState.ts'
import type { HeldSchema } from '../editor/useHeldSchema.ts'
import type { EventLog, PlaygroundEvent } from '../events/createEventLog.ts'
import type { ShownFile } from '../file/shownFile.ts'
import type { ModuleAccess } from '../module/moduleAccess.ts'
import type { SavedStep } from '../module/savedStep.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import type { Settings } from '../settings/settings.ts'

/** The data about one form, the same for each pane. */
export interface PaneProps {
  readonly settings: Settings
  /** Shown instead of the module. */
  readonly file: ShownFile | undefined
  readonly form: RefObject<ModuleFormHandle | null>
  readonly requests: readonly LoggedRequest[]
  /** The source of the requests. */
  readonly log: RequestLog
  /** The last schema of the module, or that of the file; `undefined` before the first. */
  readonly answer: unknown
  /** It came with a link or a recording: the module has not been asked. */
  readonly isOpened: boolean
  /** The edited schema. */
  readonly held: HeldSchema
  readonly problems: readonly Problem[]
  readonly current: Current
  readonly submitted: Submitted | undefined
  /** The request settings of the module. */
  readonly moduleAccess: ModuleAccess
  readonly onApplyAccess: (access: ModuleAccess) => void
  readonly onOpenStep: (step: SavedStep) => void
  readonly check: ModuleCheck
  /** The events of the form. */
  readonly events: EventLog
  readonly onRestore: (state: SavedState, event: PlaygroundEvent) => void
  /** What must be masked. */
  readonly secrets: Secrets
  /** Whether the pane is at the bottom, with the full width of the page, and can be folded. */
  readonly isBelow: boolean
}
