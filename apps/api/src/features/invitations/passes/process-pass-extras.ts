import type {
  MutationProcessPassExtrasArgs,
  PassExtrasResult,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { isAllowedAddress } from '@section/domain/invitations/email-domain.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/public-url.ts'
import type { Mail } from '../../mail/mails.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { findPassFor, isLimit } from './find-pass-for.ts'
import { givePass, PassGone, takeLastly } from './give-pass.ts'
import { findTaker } from './pass-takers-store.ts'
import { invitationMails } from '../registration/invitation-mails.ts'
import { holdsPass, type Pass } from './invitations-store.ts'
import { hasOpenSeat, keepSeat, lockSeat, type PassSeat } from '../seats/pass-seats-store.ts'
import { nameCodeUser } from './redemption-codes-store.ts'
import { passError, type PassError, unrecognizedEmail } from './pass-error.ts'
import { showRedemptionCode } from './show-redemption-code.ts'

/** The answer to a code that leads nowhere, or that the member may not know of. */
export const NO_SUCH_PASS: PassExtrasResult = { success: false, error: passError('404') }

/**
 * Gives the signed-in member what a pass grants, once: asking again succeeds and takes no second slot. Errors: 402,
 * 403, 404, 410, 412, SSO_REGISTRATION_FAILED, PASS_GRANTS_NOTHING, TRIAL_USED, LIMIT_EXCEEDED. Specification 1,
 * section 7.
 */
export async function processPassExtras(
  context: MemberContext,
  { shortCode, redemptionCode }: MutationProcessPassExtrasArgs,
): Promise<PassExtrasResult> {
  const { services, viewer, now } = context
  const { db } = services.database
  const pass = await findPassFor(context, shortCode)
  if (!pass || isLimit(pass)) return NO_SUCH_PASS
  if (await holdsPass(db, pass.passId, viewer.userId)) return TAKEN
  const taker = await findTaker(db, viewer.userId, pass)
  if (!taker) return NO_SUCH_PASS
  // A slot and a redemption code that are held for the member's address belong to them, even the last ones.
  const hasSeat = await hasOpenSeat(db, pass.passId, viewer.userId)
  const state = passState(hasSeat ? { ...pass, slots: null } : pass, now)
  if (state !== 'OPEN') return refused(passError(state === 'FULL' ? '402' : '410'))
  if (!isAllowedAddress(taker.email, pass.emailDomains)) return refused(unrecognizedEmail(pass))
  if (!taker.fromRealm) return refused(passError('SSO_REGISTRATION_FAILED'))
  const shown = hasSeat ? { codeHash: null } : await showRedemptionCode(context, pass, redemptionCode)
  if ('error' in shown) return refused(shown.error)
  try {
    return await take(context, pass, shown.codeHash)
  } catch (error) {
    if (error instanceof PassGone) return refused(passError(error.code))
    throw error
  }
}

const TAKEN: PassExtrasResult = { success: true, error: null }

function take(
  { services, viewer, now }: MemberContext,
  pass: Pass,
  codeHash: string | null,
): Promise<PassExtrasResult> {
  const { userId } = viewer
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const taker = await findTaker(tx, userId, pass, { lock: true })
    if (!taker) return NO_SUCH_PASS
    const grant = decideGrant(taker, pass, now)
    if (grant.kind === 'nothing') {
      // Taken by another request of the same member meanwhile, perhaps: then it is theirs.
      if (await holdsPass(tx, pass.passId, userId)) return TAKEN
      return refused(passError(grant.reason === 'trial-used' ? 'TRIAL_USED' : 'PASS_GRANTS_NOTHING'))
    }
    const seat = await lockSeat(tx, { passId: pass.passId, email: normalizeEmail(taker.email) })
    const given = await givePass(tx, invalidate, { pass, userId, grant, answers: {}, now })
    if (given) {
      const { email, firstName } = taker
      const link = `${publicUrl(services.config)}/`
      const opening: Mail = {
        kind: 'invitation-confirmed',
        to: email,
        firstName,
        passTitle: pass.title,
        link,
      }
      const eventId = `${pass.passId} ${userId}`
      const person = { userId, email, firstName }
      await queueMails(tx, invitationMails(opening, { pass, person, next: 'opening', eventId, now }))
      if (seat) await convertSeat(tx, seat, userId)
      else await takeLastly(tx, { pass, userId, codeHash, now })
    }
    return TAKEN
  })
}

/** The slot and the code that were held for the member's address are theirs. */
async function convertSeat(tx: Db, seat: PassSeat, userId: string): Promise<void> {
  const { passId, codeHash } = seat
  await keepSeat(tx, seat)
  if (codeHash !== null) await nameCodeUser(tx, { passId, codeHash, userId })
}

const refused = (error: PassError): PassExtrasResult => ({ success: false, error })
