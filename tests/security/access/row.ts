import { type AccountStatus, type Area, DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'

/**
 * `allowed`: an answer of their own. `empty`: they may ask, and there is nothing for them or they are told why not.
 * `refused`: the very answer for a thing that does not exist. `unauthorized`: status 401.
 */
export type Verdict = 'allowed' | 'empty' | 'refused' | 'unauthorized'

/** What an operation answered, as it came. */
export type Answer = Readonly<Record<string, unknown>> | readonly unknown[] | null

/** Whose answer is asked for, and in which video session they are. */
export interface Asker {
  userId: string
  userVideoSessionId: string
}

/** Who may call one operation, and how the test calls it. */
export interface Row {
  /** As the operation declares it beside its resolver. */
  who: 'anyone' | 'signed-in' | 'member' | 'owner'
  statuses?: readonly AccountStatus[]
  /** Areas of which one is needed for an answer of one's own about the row's thing; absent: none is. */
  areas?: readonly Area[]
  /** Accounts that alone get an answer of their own. */
  only?: readonly string[]
  /** Accounts that get another answer than their areas say. */
  except?: Readonly<Record<string, Verdict>>
  /** What those get who lack the areas, or are not among `only`; `empty` by default. */
  otherwise?: 'empty' | 'refused'
  document: string
  variables?: (asker: Asker) => Record<string, unknown>
  /** The same call about a thing that does not exist. */
  missing?: (asker: Asker) => Record<string, unknown>
  /** True if it gives the caller other areas, which the rows of other operations do not expect. */
  changesAccess?: true
  /** Whether the answer is one of their own. */
  holds: (answer: Answer) => boolean
}

/** An id that nothing has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The business course that most rows ask about, with its next session and its first video. */
export const COURSE_ID = stableId('course', 'strategy-that-chooses')
export const SESSION_ID = stableId('session', 'strategy-that-chooses/soon')
export const VIDEO_ID = stableId('video', 'strategy-that-chooses/on-a-page')
/** A business course with a trailer. */
export const TRAILER_COURSE_ID = stableId('course', 'strategy-on-a-page')

export const DEFAULT_FOUR = DEFAULT_ACCOUNT_STATUSES
/** Who sees a business course: the free tier sees what is locked for it, too. */
export const SEE_BUSINESS = ['mcsc-unlimited', 'mc-limited'] as const

export const isList = (answer: Answer) => Array.isArray(answer) && answer.length > 0
export const isThere = (answer: Answer) => answer !== null
export const worked = (answer: Answer) => answer !== null && 'error' in answer && answer.error === null
