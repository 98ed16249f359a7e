import type { ModuleFormHandle, Problem } from 'moduleform'
import type { RefObject } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { ModuleCheck } from '../check/useModuleCheck.ts'
import type { Current, Submitted } from '../data/formDataState.ts'
import type { HeldSchema } from '../editor/useHeldSchema.ts'
import type { EventLog } from '../events/createEventLog.ts'
import type { ShownFile } from '../file/shownFile.ts'
import type { ModuleAccess } from '../module/moduleAccess.ts'
import type { SavedStep } from '../module/savedStep.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import type { Start } from '../session/useStart.ts'
import type { Settings } from '../settings/settings.ts'

/** What there is to show of one form: the same for each pane. */
export interface PaneProps {
  readonly settings: Settings
  /** Shown in place of the module. */
  readonly file: ShownFile | undefined
  readonly form: RefObject<ModuleFormHandle | null>
  readonly requests: readonly LoggedRequest[]
  /** Where the requests come from. */
  readonly log: RequestLog
  /** The schema that the module has sent last, or that the file holds; `undefined` before the first. */
  readonly answer: unknown
  /** What is edited in place of it. */
  readonly held: HeldSchema
  readonly problems: readonly Problem[]
  readonly current: Current
  readonly submitted: Submitted | undefined
  /** What the module is asked with. */
  readonly moduleAccess: ModuleAccess
  readonly onApplyAccess: (access: ModuleAccess) => void
  readonly onOpenStep: (step: SavedStep) => void
  readonly check: ModuleCheck
  /** What has happened to the form. */
  readonly events: EventLog
  readonly start: Start
  /** What must not be shown as it is. */
  readonly secrets: Secrets
  /** Whether the pane lies below all others, as wide as the page, and can be folded away. */
  readonly isBelow: boolean
}
