import type { MutationSignupLimitedUserArgs, SignupResult } from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { INVALID_EMAIL, normalizeEmail } from '@section/domain/identity/email.ts'
import { pathToBeginAt } from '@section/domain/identity/sign-in-redirect.ts'
import { signupProblems, trimSignup } from '@section/domain/invitations/limited-signup-form.ts'
import { loginBlocked } from '../../../server/access/login-outage.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { isServiceUnavailable } from '../../../server/http/service-unavailable.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { holdsNoArea, insertEntitlements } from '../passes/pass-grants-store.ts'
import { findConsumerCustomer, openAccount } from './accounts-store.ts'
import { ownerOf } from './accounts-store.ts'
import { proofOf, type Proof } from './proven-identity.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { IdentityTaken, welcome } from './welcome.ts'

/** Longer than the wait for a connection to the database, which is told in its own way. */
const LONGEST_CHECK_MS = 2500

/**
 * Makes a free account (LIMITED, mc-limited) and mails the activation link. A verified social account is linked and
 * needs none. An address that has an account gets the same answer, and only its mail says so; somebody who has proved
 * the address is led to sign in. Errors: REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER, LIMIT_EXCEEDED,
 * BOT_CHALLENGE_FAILED, SOCIAL_SIGN_IN_FAILED, SIGNUP_UNAVAILABLE, LOGIN_BLOCKED; throws when the service is unavailable. Specification 1,
 * sections 2.3 and 4 (T-B2, T-B3).
 */
export async function signupLimitedUser(
  context: RequestContext,
  args: MutationSignupLimitedUserArgs,
): Promise<SignupResult> {
  const blocked = loginBlocked(context.services)
  if (blocked) return { ...refused('LOGIN_BLOCKED'), error: blocked }
  const newcomer = trimSignup(args)
  const [problem] = Object.entries(signupProblems(newcomer))
  if (problem) return refused(problemCode(newcomer, problem))
  const { limits, log } = context.services
  const taken = await limits.consume('signup', context.from)
  if (!taken.allowed) return { ...refused('LIMIT_EXCEEDED'), error: limitReachedError(context, taken) }
  if (!(await isHuman(context, args.botChallengeToken))) return refused('BOT_CHALLENGE_FAILED')
  const proof = proofOf(context.identity, args)
  if (proof.kind === 'refused') return refused('SOCIAL_SIGN_IN_FAILED')
  try {
    return await withMinimumDuration(signUp(context, { newcomer, proof, redirectPath: args.redirectPath }))
  } catch (err) {
    if (err instanceof IdentityTaken) return refused('SOCIAL_SIGN_IN_FAILED')
    if (isServiceUnavailable(err)) throw err
    log.error({ err }, 'A free signup failed')
    return refused('SIGNUP_UNAVAILABLE')
  }
}

interface Entrance {
  newcomer: ReturnType<typeof trimSignup>
  proof: Exclude<Proof, { kind: 'refused' }>
  redirectPath: string | null | undefined
}

function signUp(context: RequestContext, { newcomer, proof, redirectPath }: Entrance): Promise<SignupResult> {
  const { now, services } = context
  const email = normalizeEmail(newcomer.email)
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const customerId = await findConsumerCustomer(tx)
    const account = await openAccount(tx, newcomer, { status: 'LIMITED', customerId, now })
    const isAgain =
      account.kind === 'taken' &&
      proof.kind === 'identity' &&
      (await ownerOf(tx, proof.identity.identityId)) === account.userId
    // The account is new, or waits for its activation and what its passes gave has lapsed.
    if (account.kind !== 'taken' && (await holdsNoArea(tx, account.userId)))
      await insertEntitlements(tx, [{ userId: account.userId, type: 'mc-limited', startsAt: new Date(now) }])
    const tac = await welcome(tx, invalidate, context, { account, email, proof, isAgain, redirectPath })
    if (proof.kind === 'none') {
      return { result: 'ConfirmedWithActivation', link: null, tac, error: null }
    }
    const isTheirs = account.kind !== 'taken' || isAgain
    const link = isTheirs ? (pathToBeginAt(redirectPath) ?? HOME) : SIGN_IN
    return { result: 'ConfirmedWithLink', link, tac, error: null }
  })
}

const HOME = '/'
const SIGN_IN = '/login'

/** Returns whether the bot challenge was solved; false also when it could not be checked. Threat T-B7. */
async function isHuman({ services, now }: RequestContext, token: string): Promise<boolean> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The bot challenge took too long.')), LONGEST_CHECK_MS).unref()
  })
  timeout.catch(() => undefined)
  try {
    return await Promise.race([services.botChallenges.spend(token, 'signup', now), timeout])
  } catch (err) {
    if (isServiceUnavailable(err)) throw err
    services.log.error({ err }, 'The bot challenge could not be verified')
    return false
  }
}

function problemCode(
  newcomer: ReturnType<typeof trimSignup>,
  [field, problem]: [field: string, problem: string],
): ErrorCode {
  if (Object.entries(newcomer).some(([name, value]) => name === field && value === '')) return 'REQUIRED'
  if (problem === INVALID_EMAIL) return 'INVALID_EMAIL'
  return field === 'email' ? 'INVALID_ANSWER' : 'INVALID_NAME'
}

const refused = (code: ErrorCode): SignupResult => ({
  result: null,
  link: null,
  tac: null,
  error: expectedError(code),
})
