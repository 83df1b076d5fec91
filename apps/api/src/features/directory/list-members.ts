import type { MemberList, QueryListMembersArgs } from '@section/contract/generated/schema-types.ts'
import { directoryPage, MAX_FOUND, pagesOf } from '@section/domain/directory/directory-page.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { findPage } from './directory-store.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { foldedPatterns } from '../../server/search/folded-patterns-store.ts'
import { homeMembersKey } from './home-members.ts'
import { type DirectoryContext, mayReadDirectory } from './read-directory.ts'

/** The answer to a viewer who may not open the directory. */
export const NO_MEMBERS: MemberList = {
  list: [],
  pageInfo: { totalPages: 1, total: 0, isMore: false, page: 0, count: 20, filter: '' },
}

/**
 * Returns a page of the listed members whose name or job title has every word of the filter. The context of the list gives
 * nobody more; for home it is the choice of the day, which all members share, unless there is a filter. Errors: LIMIT_EXCEEDED.
 * docs/product/directory.md#search
 */
export async function listMembers(
  context: DirectoryContext & UseCaseContext<'homeMembers'>,
  args: QueryListMembersArgs,
): Promise<MemberList> {
  if (!(await mayReadDirectory(context))) return NO_MEMBERS
  const { db } = context.services.database
  const filter = searchText(args.filter ?? '')
  const asked = directoryPage(args)
  const shared = args.context === 'HOMEPAGE' && filter === ''
  const known = shared
    ? await context.services.homeMembers.get(homeMembersKey(asked.count, context.now))
    : undefined
  const page = known ?? (await findPage(db, { patterns: await foldedPatterns(db, filter), ...asked }))
  const { found, start, members } = page
  const { count } = asked
  const total = Math.min(found, MAX_FOUND)
  return {
    list: members,
    pageInfo: {
      totalPages: pagesOf(total, count),
      total,
      isMore: found > total,
      page: start / count,
      count,
      filter,
    },
  }
}
