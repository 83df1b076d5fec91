import type { PageContent, QueryGetPageContentArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findScreenText } from './page-store.ts'

/**
 * Returns a text of the school in a language, or in English where that language has none; null where the school has neither.
 * Only internal staff find drafts and archived texts, whatever statuses are asked for. SECURITY.md#arguments-as-privileges
 */
export async function getPageContent(
  { services, viewer }: UseCaseContext<'database'>,
  { slug, langCode, publishStatuses }: QueryGetPageContentArgs,
): Promise<PageContent | null> {
  const isStaff = viewer.customerType === 'INTERNAL'
  const statuses = (publishStatuses ?? ['ACTIVE']).filter((status) => isStaff || status === 'ACTIVE')
  if (statuses.length === 0) return null
  const language = (langCode ?? 'en').toLowerCase()
  return (await findScreenText(services.database.db, { slug, langCode: language, statuses })) ?? null
}
