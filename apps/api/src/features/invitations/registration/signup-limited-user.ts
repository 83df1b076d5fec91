import type { z } from 'zod'
import type { MutationSignupLimitedUserArgs, SignupResult } from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { startPath } from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { limitedSignupForm, type SignupValues } from '@section/domain/invitations/limited-signup-form.ts'
import { loginBlockedError } from '../../../server/access/login-outage.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { TimeoutError, withTimeout } from '../../../server/graphql/with-timeout.ts'
import { isServiceUnavailable } from '../../../server/http/service-unavailable.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { hasNoEntitlement, insertEntitlements } from '../../members/accounts-store.ts'
import { restorePasses } from '../passes/passes.ts'
import { createOrLockAccount, findConsumerCustomer, ownsIdentity } from './accounts-store.ts'
import { checkEmailProof, type EmailProof } from './email-proof.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { IdentityTaken, completeSignup } from './complete-signup.ts'

/** Longer than the wait for a database connection, which has its own error. */
const CHALLENGE_TIMEOUT_MS = 2500

/**
 * Creates a free account (LIMITED, mc-limited) and mails the activation link. A verified social account is linked and
 * needs none. An address with an account gets the same result, and only its mail says so; a caller who has proved the
 * address is sent to the sign-in. Errors: REQUIRED, INVALID_EMAIL, INVALID_NAME, INVALID_ANSWER, LIMIT_EXCEEDED,
 * BOT_CHALLENGE_FAILED, SOCIAL_SIGN_IN_FAILED, SIGNUP_UNAVAILABLE, LOGIN_BLOCKED; throws when the service is
 * unavailable. See docs/product/registration.md#free-signup.
 */
export async function signupLimitedUser(
  context: RequestContext,
  args: MutationSignupLimitedUserArgs,
): Promise<SignupResult> {
  const blocked = loginBlockedError(context.services)
  if (blocked) return refused(blocked)
  const given = limitedSignupForm.safeParse(args)
  if (!given.success) return refused(problemCode(given.error.issues[0]))
  const { limits, log } = context.services
  const result = await limits.consume('signup', context.from)
  if (!result.allowed) return refused(limitReachedError(context, result))
  if (!(await isHuman(context, args.botChallengeToken))) return refused('BOT_CHALLENGE_FAILED')
  const proof = checkEmailProof(context.identity, args)
  if (proof === 'refused') return refused('SOCIAL_SIGN_IN_FAILED')
  try {
    const work = signUp(context, given.data, proof, args.redirectPath)
    return await withMinimumDuration(work, context.services.config.minRegistrationMs)
  } catch (err) {
    if (err instanceof IdentityTaken) return refused('SOCIAL_SIGN_IN_FAILED')
    if (isServiceUnavailable(err)) throw err
    log.error({ err }, 'A free signup failed')
    return refused('SIGNUP_UNAVAILABLE')
  }
}

function signUp(
  context: RequestContext,
  person: SignupValues,
  proof: EmailProof,
  redirectPath: string | null | undefined,
): Promise<SignupResult> {
  const { now, services } = context
  const email = normalizeEmail(person.email)
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const customerId = await findConsumerCustomer(tx)
    const account = await createOrLockAccount(tx, person, { status: 'LIMITED', customerId, now })
    const isRetry =
      account.kind === 'taken' && proof !== null && (await ownsIdentity(tx, account.userId, proof.identityId))
    // Without an entitlement the account is new, or it is pending and its passes have lapsed.
    if (account.kind !== 'taken' && (await hasNoEntitlement(tx, account.userId)))
      await insertEntitlements(tx, [{ userId: account.userId, type: 'mc-limited', startsAt: new Date(now) }])
    const completion = { account, email, proof, isRetry, redirectPath }
    const tac = await completeSignup(tx, invalidate, context, completion)
    if (!proof) return { result: 'ConfirmedWithActivation', link: null, tac, error: null }
    // A pass that is full by now does not refuse the free signup.
    if (account.kind === 'pending') await restorePasses(tx, invalidate, account.userId, now)
    const isOwn = account.kind !== 'taken' || isRetry
    const link = isOwn ? (startPath(redirectPath) ?? pathTo('home')) : pathTo('login')
    return { result: 'ConfirmedWithLink', link, tac, error: null }
  })
}

/** Returns whether the bot challenge was solved; false also when it could not be checked. See SECURITY.md#bots. */
async function isHuman({ services, now }: RequestContext, token: string): Promise<boolean> {
  try {
    return await withTimeout(services.botChallenges.verify(token, 'signup', now), CHALLENGE_TIMEOUT_MS)
  } catch (err) {
    if (isServiceUnavailable(err) && !(err instanceof TimeoutError)) throw err
    services.log.error({ err }, 'The bot challenge could not be verified')
    return false
  }
}

function problemCode(issue: z.core.$ZodIssue | undefined): ErrorCode {
  if (issue?.code === 'too_small') return 'REQUIRED'
  if (issue?.path[0] !== 'email') return 'INVALID_NAME'
  return issue.code === 'too_big' ? 'INVALID_ANSWER' : 'INVALID_EMAIL'
}

const refused = refusedResult<SignupResult>({ result: null, link: null, tac: null })
