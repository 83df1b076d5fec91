import { randomUUID } from 'node:crypto'
import type { TutorTransfer } from '@section/contract/generated/schema-types.ts'
import { hasTutor } from '@section/domain/tutor/tutor-access.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'
import { signHandover } from './handover-token.ts'
import { insertHandover } from './handovers-store.ts'

/** How long a token can be redeemed. */
const LIFETIME_MS = MINUTE_MS

export const transferRefusal = refusedResult<TutorTransfer>({ profAIUrl: null })

/**
 * Returns the address at which the tutor takes the viewer over, with a token for 60 seconds and one redemption. The token is
 * the fragment of the address, which browsers send to nobody. Errors: TUTOR_UNAVAILABLE, LIMIT_EXCEEDED.
 * docs/product/tutor.md#opening-the-tutor
 */
export async function transferToTutor(context: MemberContext): Promise<TutorTransfer> {
  const { services, viewer, now } = context
  const { config, database, limits } = services
  if (!config.tutor || !hasTutor(viewer.customer)) return transferRefusal('TUTOR_UNAVAILABLE')
  const limit = await limits.consume('transfer-to-tutor', viewer.userId)
  if (!limit.allowed) return transferRefusal(limitReachedError(context, limit))
  if (!(await services.tutorReach.answersAt(now))) return transferRefusal('TUTOR_UNAVAILABLE')
  // Tokens tell time in whole seconds.
  const expiresAt = new Date(now - (now % 1000) + LIFETIME_MS)
  const handover = { handoverId: randomUUID(), userId: viewer.userId, expiresAt }
  const token = await signHandover(services, config.tutor, { ...handover, now })
  await insertHandover(database.db, handover)
  return { profAIUrl: `${config.tutor.url}#token=${token}`, error: null }
}
