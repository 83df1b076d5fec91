import type {
  MutationCreateUserWithPassArgs,
  PassRegistrationCode,
  PassRegistrationResult,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { isAllowedAddress } from '@section/domain/invitations/email-domain.ts'
import { decideGrant } from '@section/domain/invitations/passes/pass-grant.ts'
import { isForOneCompany } from '@section/domain/invitations/passes/pass-seat.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import { loginBlocked } from '../../../server/access/login-outage.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { passAndAddress } from '../../../server/limits/network.ts'
import { fillProfile, openAccount, ownerOf } from './accounts-store.ts'
import { findPassFor, isLimit } from '../passes/find-pass-for.ts'
import { givePass, PassGone, type RedemptionAnswers, takeLastly } from '../passes/give-pass.ts'
import { hasSlot, holdsPass, type Pass } from '../passes/invitations-store.ts'
import { keepSeat } from '../seats/pass-seats-store.ts'
import { passError, type PassError, unrecognizedEmail } from '../passes/pass-error.ts'
import { proofOf, type Proof } from './proven-identity.ts'
import { readRegistration, type Registration } from './read-registration.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { showRedemptionCode } from '../passes/show-redemption-code.ts'
import { mayOpenSeat, takeSeat } from '../seats/take-seat.ts'
import { IdentityTaken, welcome } from './welcome.ts'

/**
 * Registers somebody with a pass: slot, member, areas, redemption, activation and mail in one transaction, or none of
 * them. An address that has an account gets the same answer and also has a slot held for it; only its mail says that the
 * account exists. Errors: 402, 403, 404, 410, 412, REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER,
 * SSO_REGISTRATION_FAILED, LIMIT_EXCEEDED, LOGIN_BLOCKED. Specification 1, sections 4, 5 and 8 (threats T-B3, T-D2).
 */
export async function createUserWithPass(
  context: RequestContext,
  args: MutationCreateUserWithPassArgs,
): Promise<PassRegistrationResult> {
  const blocked = loginBlocked(context.services)
  if (blocked) return refused(blocked)
  const pass = await findPassFor(context, args.code)
  if (isLimit(pass)) return refused(limitReachedError(context, pass))
  if (!pass) return refused(passError('404'))
  const { limits } = context.services
  const limit = isForOneCompany(pass) ? 'pass-registration-company' : 'pass-registration'
  const taken = await limits.consume(limit, passAndAddress(pass.passId, context.from))
  if (!taken.allowed) return refused(limitReachedError(context, taken))
  const state = passState(pass, context.now)
  if (state !== 'OPEN') return refused(passError(state === 'FULL' ? '402' : '410'))
  const registration = readRegistration(pass, args)
  if ('error' in registration) return refused(registration.error)
  if (!isAllowedAddress(registration.email, pass.emailDomains)) return refused(unrecognizedEmail(pass))
  const proof = proofOf(context.identity, args)
  if (proof.kind === 'refused' || !comesFromRealm(pass, proof)) {
    return refused(passError('SSO_REGISTRATION_FAILED'))
  }
  const room =
    proof.kind === 'identity'
      ? { allowed: true as const }
      : await mayOpenSeat(context, pass, registration.email)
  if (!room.allowed) return refused(limitReachedError(context, room))
  const shown = await showRedemptionCode(context, pass, args.redemptionCode)
  if ('error' in shown) return refused(shown.error)
  try {
    const { redirectPath } = args
    const entrance = { pass, registration, proof, codeHash: shown.codeHash, redirectPath }
    return await withMinimumDuration(register(context, entrance))
  } catch (error) {
    if (error instanceof PassGone) return refused(passError(error.code))
    if (error instanceof IdentityTaken) return refused(passError('SSO_REGISTRATION_FAILED'))
    throw error
  }
}

interface Entrance {
  pass: Pass
  registration: Registration
  proof: Exclude<Proof, { kind: 'refused' }>
  codeHash: string | null
  redirectPath: string | null | undefined
}

function register(context: RequestContext, entrance: Entrance): Promise<PassRegistrationResult> {
  const { now, services } = context
  const { pass, registration, proof, codeHash, redirectPath } = entrance
  const { email } = registration
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    // In a rush on the last slots most requests are too late by now, and need not try.
    if (!(await hasSlot(tx, pass.passId))) throw new PassGone('402')
    let given = false
    const plan = { status: pass.memberStatus, customerId: pass.customerId, now }
    const account = await openAccount(tx, registration, plan)
    const isAgain = account.kind === 'taken' && (await isTheirSecondTry(tx, entrance, account.userId))
    if (account.kind !== 'taken') {
      const { userId } = account
      const grant = decideGrant(account.kind === 'new' ? null : account, pass, now)
      // Somebody who registers again while waiting for the first activation keeps what they have.
      if (grant.kind === 'grant') {
        const answers = answersOf(registration)
        // A new account has the pass's status already, and still needs the end of its trial.
        given = await givePass(tx, invalidate, { pass, userId, grant, answers, now })
        if (given) await fillProfile(tx, userId, registration)
      }
    }
    const tac = await welcome(tx, invalidate, context, { account, email, proof, isAgain, pass, redirectPath })
    const isActive = proof.kind === 'identity' && (account.kind !== 'taken' || isAgain)
    const userId = account.kind === 'taken' ? null : account.userId
    const slot = { pass, userId: given ? userId : null, codeHash, now }
    if (!isActive) await takeSeat(tx, context, { ...slot, email })
    else if (given && !(await keepSeat(tx, { passId: pass.passId, email }))) await takeLastly(tx, slot)
    return confirmed(isActive ? 'ConfirmedWithoutActivation' : 'ConfirmedWithActivation', tac)
  })
}

/** Returns whether the caller's own identity made this account with this pass before: the answer to that got lost. */
async function isTheirSecondTry(tx: Db, { pass, proof }: Entrance, userId: string): Promise<boolean> {
  if (proof.kind !== 'identity') return false
  return (
    (await ownerOf(tx, proof.identity.identityId)) === userId && (await holdsPass(tx, pass.passId, userId))
  )
}

/** True if a pass of an employer's realm is for people who have signed in there. */
function comesFromRealm(pass: Pass, proof: Proof): boolean {
  return pass.realm === null || (proof.kind === 'identity' && proof.identity.realm === pass.realm)
}

const answersOf = ({ firstName: _f, lastName: _l, email: _e, ...answers }: Registration): RedemptionAnswers =>
  answers

const confirmed = (result: PassRegistrationCode, tac: string): PassRegistrationResult => ({
  result,
  tac,
  error: null,
})

const refused = (error: PassError): PassRegistrationResult => ({ result: null, tac: null, error })
