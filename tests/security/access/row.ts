import { type AccountStatus, type Area, DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'

/**
 * The answer that a caller gets. `allowed`: an answer with data of their own. `empty`: they may ask, and there is nothing
 * for them or they are told why not. `refused`: the same answer as for a thing that does not exist. `unauthorized`: 401.
 */
export type Verdict = 'allowed' | 'empty' | 'refused' | 'unauthorized'

/** The result of an operation, as it was sent. */
export type Answer = Readonly<Record<string, unknown>> | readonly unknown[] | null

/** The member in whose name a row is called, with their video session. */
export interface Asker {
  userId: string
  userVideoSessionId: string
}

/** The callers that one operation allows, and the call of the test. */
export interface Row {
  /** The policy that the operation declares beside its resolver. */
  who: 'anyone' | 'signed-in' | 'member' | 'owner'
  statuses?: readonly AccountStatus[]
  /** The areas of which a caller needs one for the verdict `allowed`; absent where none is needed. */
  areas?: readonly Area[]
  /** The only accounts with the verdict `allowed`. */
  only?: readonly string[]
  /** The accounts with another verdict than follows from their areas. */
  except?: Readonly<Record<string, Verdict>>
  /** The verdict for accounts without the areas, or not among `only`; `empty` by default. */
  otherwise?: 'empty' | 'refused'
  /** The call. Where nothing is `missing`, it selects every field of the operation's `refused` answer. */
  document: string
  /** Where the caller brings the id of what is created, it takes the asker's `userId`, so that each has one of their own. */
  variables?: (asker: Asker) => Record<string, unknown>
  /** The same call about a thing that does not exist. */
  missing?: (asker: Asker) => Record<string, unknown>
  /** True if it gives the caller other areas, which the rows of other operations do not expect. */
  changesAccess?: true
  /** Returns whether the answer has data of the caller. */
  holds: (answer: Answer) => boolean
}

/** An id that no row of the database has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The business course that most rows ask about, with its next session and its first video. */
export const COURSE_ID = stableId('course', 'strategy-that-chooses')
export const SESSION_ID = stableId('session', 'strategy-that-chooses/soon')
export const VIDEO_ID = stableId('video', 'strategy-that-chooses/on-a-page')
/** A business course with a trailer. */
export const TRAILER_COURSE_ID = stableId('course', 'strategy-on-a-page')

export const DEFAULT_FOUR = DEFAULT_ACCOUNT_STATUSES
/** The areas that see a business course; the free tier sees also what is locked for it. */
export const SEE_BUSINESS = ['mcsc-unlimited', 'mc-limited'] as const

export const isList = (answer: Answer) => Array.isArray(answer) && answer.length > 0
export const isThere = (answer: Answer) => answer !== null
export const worked = (answer: Answer) => answer !== null && 'error' in answer && answer.error === null
