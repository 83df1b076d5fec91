import type {
  MutationCreateUserWithPassArgs,
  PassRegistrationResult,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { isAllowedAddress } from '@section/domain/invitations/email-domain.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { isForOneCompany } from '@section/domain/invitations/passes/pass-seat.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import { loginBlockedError } from '../../../server/access/login-outage.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { passAndAddress } from '../../../server/limits/network.ts'
import { addCompany, updateAccount } from '../../members/accounts-store.ts'
import { createOrLockAccount, ownsIdentity } from './accounts-store.ts'
import { lookUpPass, isLimitReached } from '../passes/look-up-pass.ts'
import { consumeSlotAndCode, PassUnavailable, redeemPass } from '../passes/redeem-pass.ts'
import { hasSlot, hasRedeemed, type Pass } from '../passes/invitations-store.ts'
import { restorePasses } from '../passes/passes.ts'
import { confirmSeat } from '../seats/pass-seats-store.ts'
import { passError, passStateError, unrecognizedEmail } from '../passes/pass-error.ts'
import { checkEmailProof, type EmailProof } from './email-proof.ts'
import { readRegistration, type PassRegistration } from './read-registration.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { checkRedemptionCode } from '../passes/check-redemption-code.ts'
import { checkSeatLimit, reserveSeat } from '../seats/reserve-seat.ts'
import { IdentityTaken, completeSignup } from './complete-signup.ts'

/**
 * Registers a person with a pass: slot, member, areas, redemption, activation and mail in one transaction. An address
 * with an account gets the same result and a slot as well; only its mail says that the account exists. Errors: 402,
 * 403, 404, 410, 412, REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER, SSO_REGISTRATION_FAILED, LIMIT_EXCEEDED,
 * LOGIN_BLOCKED. See docs/product/invitations.md#problems-with-an-invitation.
 */
export async function createUserWithPass(
  context: RequestContext,
  args: MutationCreateUserWithPassArgs,
): Promise<PassRegistrationResult> {
  const blocked = loginBlockedError(context.services)
  if (blocked) return refused(blocked)
  const pass = await lookUpPass(context, args.code)
  if (isLimitReached(pass)) return refused(limitReachedError(context, pass))
  if (!pass) return refused(passError('404'))
  const { limits } = context.services
  const limit = isForOneCompany(pass) ? 'pass-registration-company' : 'pass-registration'
  const result = await limits.consume(limit, passAndAddress(pass.passId, context.from))
  if (!result.allowed) return refused(limitReachedError(context, result))
  const closed = passStateError(passState(pass, context.now))
  if (closed) return refused(closed)
  const registration = readRegistration(pass, args)
  if ('error' in registration) return refused(registration.error)
  if (!isAllowedAddress(registration.email, pass.emailDomains)) return refused(unrecognizedEmail(pass))
  const proof = checkEmailProof(context.identity, args)
  // A pass with a realm is for those who have signed in there.
  if (proof === 'refused' || (pass.realm !== null && proof?.realm !== pass.realm))
    return refused(passError('SSO_REGISTRATION_FAILED'))
  const seatLimit = proof ? null : await checkSeatLimit(context, pass, registration.email)
  if (seatLimit && !seatLimit.allowed) return refused(limitReachedError(context, seatLimit))
  const checkedCode = await checkRedemptionCode(context, pass, args.redemptionCode)
  if ('error' in checkedCode) return refused(checkedCode.error)
  try {
    const { redirectPath } = args
    const request = { pass, registration, proof, codeHash: checkedCode.codeHash, redirectPath }
    return await withMinimumDuration(register(context, request), context.services.config.minRegistrationMs)
  } catch (error) {
    if (error instanceof PassUnavailable) return refused(passError(error.code))
    if (error instanceof IdentityTaken) return refused(passError('SSO_REGISTRATION_FAILED'))
    throw error
  }
}

interface RegistrationRequest {
  pass: Pass
  registration: PassRegistration
  proof: EmailProof
  codeHash: string | null
  redirectPath: string | null | undefined
}

function register(context: RequestContext, request: RegistrationRequest): Promise<PassRegistrationResult> {
  const { now, services } = context
  const { pass, registration, proof, codeHash, redirectPath } = request
  const { email } = registration
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    // This cheap check refuses requests that come too late while many people register at once.
    if (!(await hasSlot(tx, pass.passId))) throw new PassUnavailable('402')
    let isRedeemed = false
    const plan = { status: pass.memberStatus, customerId: pass.customerId, now }
    const account = await createOrLockAccount(tx, registration, plan)
    const isRetry = account.kind === 'taken' && (await isOwnRetry(tx, request, account.userId))
    if (account.kind !== 'taken') {
      const { userId } = account
      const grant = decideGrant(account.kind === 'new' ? null : account, pass, now)
      // A pending account that registers again keeps what it has.
      if (grant.kind === 'grant') {
        const { answers } = registration
        // A new account has the pass's status already, but not yet the end of its trial.
        isRedeemed = await redeemPass(tx, invalidate, { pass, userId, grant, answers, now })
        if (isRedeemed) await fillProfile(tx, userId, answers)
      }
    }
    const completion = { account, email, proof, isRetry, pass, redirectPath }
    const tac = await completeSignup(tx, invalidate, context, completion)
    const isActive = proof !== null && (account.kind !== 'taken' || isRetry)
    const userId = account.kind === 'taken' ? null : account.userId
    const slot = { pass, userId: isRedeemed ? userId : null, codeHash, now }
    if (!isActive) await reserveSeat(tx, context, { ...slot, email })
    else {
      const seat = isRedeemed ? await confirmSeat(tx, { passId: pass.passId, email }) : undefined
      if (isRedeemed) await consumeSlotAndCode(tx, slot, seat)
      // An earlier registration of the account waited for the proof that there is now.
      const refusal = account.kind === 'pending' && (await restorePasses(tx, invalidate, account.userId, now))
      if (refusal && !(await hasRedeemed(tx, pass.passId, account.userId))) throw new PassUnavailable(refusal)
    }
    const confirmation = isActive ? 'ConfirmedWithoutActivation' : 'ConfirmedWithActivation'
    return { result: confirmation, tac, error: null }
  })
}

/** Adds the job title and the company from a registration to the member's profile. */
async function fillProfile(
  tx: Db,
  userId: string,
  { company, jobTitle }: PassRegistration['answers'],
): Promise<void> {
  if (jobTitle) await updateAccount(tx, userId, { jobRole: jobTitle })
  if (company) await addCompany(tx, userId, company)
}

/** Returns whether the caller's own identity has registered with this pass before, so that this call is a retry. */
async function isOwnRetry(tx: Db, { pass, proof }: RegistrationRequest, userId: string): Promise<boolean> {
  if (!proof || !(await ownsIdentity(tx, userId, proof.identityId))) return false
  return hasRedeemed(tx, pass.passId, userId)
}

const refused = refusedResult<PassRegistrationResult>({ result: null, tac: null })
