import type { ZodMiniType } from 'zod/mini'
import type { SaveProfileResult } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { changedAt } from '@section/domain/time/offline-change.ts'
import { findMember } from '../../server/access/member-store.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { type Refused, refusedResult } from '../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'
import { type StoredAccount, lockAccount } from '../members/accounts-store.ts'
import { claimFields } from './field-changes-store.ts'

export const refused = refusedResult<SaveProfileResult>({ id: null, member: null })

/** The refused result for anybody else's id. */
export const NO_SUCH_PROFILE = refused('NOT_FOUND')

/** The arguments of every operation that saves fields. */
interface SaveArgs {
  writtenMsAgo?: number | null | undefined
  sentAt?: number | null | undefined
}

/** How the fields of a section are read and written. */
interface Section<Values extends object> {
  /** The schema of the values that a call may give, each under the name of its field. */
  readonly fields: ZodMiniType<Values>
  /** Writes those values of which nothing newer was saved; the account is locked. */
  write(tx: Db, account: StoredAccount, newest: NoInfer<Partial<Values>>): Promise<unknown>
}

/**
 * Saves the fields of a section that a call gives, and returns the member as stored then. Errors: INVALID_PROFILE with the
 * form's message, LIMIT_EXCEEDED, NOT_FOUND. docs/product/profiles.md#saving
 */
export async function saveSection<Values extends object>(
  context: MemberContext,
  args: SaveArgs,
  section: Section<Values>,
): Promise<SaveProfileResult> {
  const read = await readFields(context, args, section)
  return 'refusal' in read ? read.refusal : writeFields(context, args, section, read.values)
}

/** Counts a call, and returns the values that it gives, cleaned; null is like a value that is not given. */
export async function readFields<Values extends object>(
  context: MemberContext,
  args: object,
  { fields }: Section<Values>,
): Promise<{ values: Values } | { refusal: Refused<SaveProfileResult> }> {
  const limit = await context.services.limits.consume('save-profile', context.viewer.userId)
  if (!limit.allowed) return { refusal: refused(limitReachedError(context, limit)) }
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
  const parsed = fields.safeParse(given)
  if (parsed.success) return { values: parsed.data }
  const message = parsed.error.issues[0]?.message
  return {
    refusal: refused(message === undefined ? 'INVALID_PROFILE' : { code: 'INVALID_PROFILE', message }),
  }
}

/**
 * Writes values whose fields were not changed later, whatever the order in which changes arrive, and returns the member as
 * stored then.
 */
export async function writeFields<Values extends object>(
  { services, viewer, now }: MemberContext,
  { writtenMsAgo, sentAt }: SaveArgs,
  section: Section<Values>,
  values: Values,
): Promise<SaveProfileResult> {
  const { userId } = viewer
  const written = new Date(changedAt({ msAgo: writtenMsAgo, sentAt }, now))
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const account = await lockAccount(tx, userId)
    if (!account) return NO_SUCH_PROFILE
    const fields = given.map(([field]) => field)
    const claimed = await claimFields(tx, userId, fields, written)
    if (claimed.size > 0) {
      const newest = Object.fromEntries(given.filter(([field]) => claimed.has(field)))
      await section.write(tx, account, newest as Partial<Values>)
      invalidate('member', userId)
    }
    return { id: userId, error: null, member: await findMember(tx, userId, now) }
  })
}
