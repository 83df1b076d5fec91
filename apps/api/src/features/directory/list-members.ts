import type { MemberList, QueryListMembersArgs } from '@section/contract/generated/schema-types.ts'
import { directoryPage, MAX_FOUND, pagesOf } from '@section/domain/directory/directory-page.ts'
import { wordPatterns } from '@section/domain/directory/word-patterns.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import type { Db } from '@section/db/connection.ts'
import { findPage, foldName } from './directory-store.ts'
import { type DirectoryContext, mayReadDirectory } from './read-directory.ts'

/** The answer to a viewer who may not open the directory. */
export const NO_MEMBERS: MemberList = {
  list: [],
  pageInfo: { totalPages: 1, total: 0, isMore: false, page: 0, count: 20, filter: '' },
}

/**
 * Returns a page of the listed members whose name or job title has every word of the filter. The context of the list is
 * ignored, so that it gives nobody more. Errors: LIMIT_EXCEEDED. docs/product/directory.md#search
 */
export async function listMembers(
  context: DirectoryContext,
  args: QueryListMembersArgs,
): Promise<MemberList> {
  if (!(await mayReadDirectory(context))) return NO_MEMBERS
  const { db } = context.services.database
  const filter = searchText(args.filter ?? '')
  const patterns = await patternsOf(db, filter)
  const asked = directoryPage(args)
  const { found, start, members } = await findPage(db, { patterns, ...asked })
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

const patternsOf = async (db: Db, filter: string) =>
  filter === '' ? [] : wordPatterns(await foldName(db, filter))
