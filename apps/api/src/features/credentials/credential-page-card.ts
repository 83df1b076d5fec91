import { pathTo, type ScreenMatch } from '@section/domain/access/screen-path.ts'
import type { PageCard } from '../../server/http/pages/page-card.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import type { Services } from '../../server/services.ts'
import { findPublicCredential } from './credentials-store.ts'

/**
 * Returns what social networks show of a credential's page while its owner shows it to everybody; null for every other
 * page, and for a private or unknown credential, so that its page tells nothing of it. docs/product/credentials.md#public-pages
 */
export async function findCredentialPageCard(
  { database }: Pick<Services, 'database'>,
  { id, params }: Pick<ScreenMatch, 'id' | 'params'>,
): Promise<PageCard | null> {
  const credentialId = (params['credentialId'] ?? '').toLowerCase()
  if (id !== 'credential' || !isUuid(credentialId)) return null
  const found = await findPublicCredential(database.db, credentialId)
  if (!found) return null
  const { recipientName, title, description } = found.statement
  const path = pathTo('credential', { credentialId })
  return {
    title: `${recipientName}: ${title}`,
    description: description || null,
    path,
    image: `${path}/share.png`,
    isDrawn: true,
  }
}
