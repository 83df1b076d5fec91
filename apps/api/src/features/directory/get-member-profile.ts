import type { MemberProfile, QueryGetMemberProfileArgs } from '@section/contract/generated/schema-types.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findProfile } from './profile-store.ts'
import { type DirectoryContext, mayReadDirectory } from './read-directory.ts'

/**
 * Returns the profile of a listed member, or the viewer's own as others see it; null for everybody else, whoever they are.
 * Errors: LIMIT_EXCEEDED. docs/product/directory.md#profiles
 */
export async function getMemberProfile(
  context: DirectoryContext,
  args: QueryGetMemberProfileArgs,
): Promise<MemberProfile | null> {
  if (!(await mayReadDirectory(context))) return null
  const { services, viewer } = context
  const userId = args.userId.toLowerCase()
  return isUuid(userId) ? findProfile(services.database.db, { userId, viewerId: viewer.userId }) : null
}
