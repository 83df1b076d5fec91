import type { ViewerDates } from '@section/domain/session-content/display/viewer-dates.ts'
import type { VideoCredit } from '../session-page-query.ts'

/** The facts about a page that the contents of all its containers need. */
export interface ContentsContext {
  readonly sessionId: string
  /** True if the videos are played on the page of a Mini-MBA; false for the page of a session. */
  readonly isMiniMba: boolean
  readonly isPreview: boolean
  readonly credits: ReadonlyMap<string, VideoCredit>
  readonly now: number
  /** The date, for this browser, of a date of the page. */
  readonly dateOf: ViewerDates
}
