import type {
  MutationProcessPassExtrasArgs,
  PassExtrasResult,
} from '@section/contract/generated/schema-types.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { isAllowedAddress } from '@section/domain/invitations/email-domain.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { lookUpPass, isLimitReached } from './look-up-pass.ts'
import { redeemPass, PassUnavailable, consumeSlotAndCode } from './redeem-pass.ts'
import { invitationMails } from '../registration/invitation-mails.ts'
import { findCandidate, hasRedeemed, type Pass } from './invitations-store.ts'
import { confirmSeat, findOwnSeat, lockSeat } from '../seats/pass-seats-store.ts'
import { assignRedemptionCode } from './redemption-codes-store.ts'
import { passError, passStateError, unrecognizedEmail } from './pass-error.ts'
import { checkRedemptionCode } from './check-redemption-code.ts'

const refused = refusedResult<PassExtrasResult>({ success: false })

/** The result for an unknown code, or one that the member may not know of. */
export const NO_SUCH_PASS = refused(passError('404'))

/**
 * Redeems a pass for the viewer. Repeating it succeeds and consumes no second slot. Errors: 402, 403, 404, 410, 412,
 * SSO_REGISTRATION_FAILED, PASS_GRANTS_NOTHING, TRIAL_USED, LIMIT_EXCEEDED. See
 * docs/product/invitations.md#members-with-an-invitation.
 */
export async function processPassExtras(
  context: MemberContext,
  { shortCode, redemptionCode }: MutationProcessPassExtrasArgs,
): Promise<PassExtrasResult> {
  const { services, viewer, now } = context
  const { db } = services.database
  const pass = await lookUpPass(context, shortCode)
  if (!pass || isLimitReached(pass)) return NO_SUCH_PASS
  if (await hasRedeemed(db, pass.passId, viewer.userId)) return SUCCESS
  const candidate = await findCandidate(db, viewer.userId, pass)
  if (!candidate) return NO_SUCH_PASS
  // A seat for the member's address includes its code and, if it holds one, its slot, even the last one.
  const seat = await findOwnSeat(db, pass.passId, viewer.userId)
  const closed = passStateError(passState(seat?.holdsSlot ? { ...pass, slots: null } : pass, now))
  if (closed) return refused(closed)
  if (!isAllowedAddress(candidate.email, pass.emailDomains)) return refused(unrecognizedEmail(pass))
  if (!candidate.fromRealm) return refused(passError('SSO_REGISTRATION_FAILED'))
  const checkedCode = seat ? { codeHash: null } : await checkRedemptionCode(context, pass, redemptionCode)
  if ('error' in checkedCode) return refused(checkedCode.error)
  try {
    return await redeem(context, pass, checkedCode.codeHash)
  } catch (error) {
    if (error instanceof PassUnavailable) return refused(passError(error.code))
    throw error
  }
}

const SUCCESS: PassExtrasResult = { success: true, error: null }

function redeem(
  { services, viewer, now }: MemberContext,
  pass: Pass,
  codeHash: string | null,
): Promise<PassExtrasResult> {
  const { userId } = viewer
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const candidate = await findCandidate(tx, userId, pass, { lock: true })
    if (!candidate) return NO_SUCH_PASS
    const grant = decideGrant(candidate, pass, now)
    if (grant.kind === 'nothing') {
      // Another request of the same member may have redeemed the pass meanwhile.
      if (await hasRedeemed(tx, pass.passId, userId)) return SUCCESS
      return refused(passError(grant.reason === 'trial-used' ? 'TRIAL_USED' : 'PASS_GRANTS_NOTHING'))
    }
    const seat = await lockSeat(tx, { passId: pass.passId, email: normalizeEmail(candidate.email) })
    if (!(await redeemPass(tx, invalidate, { pass, userId, grant, answers: {}, now }))) return SUCCESS
    const { email, firstName } = candidate
    const link = `${publicUrl(services.config)}/`
    const opening: Mail = { kind: 'invitation-confirmed', to: email, firstName, passTitle: pass.title, link }
    const person = { userId, email, firstName }
    const eventId = `${pass.passId} ${userId}`
    const mails = invitationMails(opening, { pass, person, next: 'opening', eventId, now })
    await services.outbox.queue(tx, ...mails)
    if (seat) await confirmSeat(tx, seat)
    if (seat?.codeHash) await assignRedemptionCode(tx, { ...seat, codeHash: seat.codeHash }, userId)
    await consumeSlotAndCode(tx, { pass, userId, codeHash, now }, seat)
    return SUCCESS
  })
}
