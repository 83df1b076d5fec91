import type { ViewerDates } from '@section/domain/session-content/display/viewer-dates.ts'
import type { VideoCredit } from '../session-page-query.ts'

/** What the contents of all containers of a page need to know. */
export interface ContentsContext {
  readonly sessionId: string
  /** Where the videos are played: on the page of a session or of a Mini-MBA. */
  readonly isMiniMba: boolean
  readonly isPreview: boolean
  readonly credits: ReadonlyMap<string, VideoCredit>
  readonly now: number
  /** The date, for this browser, of a date of the page. */
  readonly dateOf: ViewerDates
}
