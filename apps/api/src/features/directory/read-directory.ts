import { GraphQLError } from 'graphql'
import { canOpenDirectory } from '@section/domain/directory/directory-access.ts'
import type { RequestContext, UseCaseContext } from '../../server/graphql/operation.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'

/** The context of what reads the directory. */
export type DirectoryContext = UseCaseContext<'database' | 'limits'> & Pick<RequestContext, 'setHeader'>

/**
 * Returns whether the viewer may read the directory now, and counts that they do. Errors: LIMIT_EXCEEDED.
 * SECURITY.md#directory-scraping
 */
export async function mayReadDirectory(context: DirectoryContext): Promise<boolean> {
  const { services, viewer } = context
  if (!canOpenDirectory(viewer)) return false
  const limit = await services.limits.consume('directory', viewer.userId)
  if (limit.allowed) return true
  const { code, message } = limitReachedError(context, limit)
  throw new GraphQLError(message, { extensions: { code } })
}
