import type {
  Credential,
  PublicCredential,
  QueryGetPublicCredentialArgs,
} from '@section/contract/generated/schema-types.ts'
import type { RequestContext, UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findPublicCredential, listCredentialsOf, type StoredCredential } from './credentials-store.ts'
import type { DocumentFormat } from './drawing/credential-links.ts'

/** Returns the viewer's certificates and badges, newest first. */
export async function listCredentials({
  services: { credentialLinks, database },
  viewer,
  now,
}: UseCaseContext<'credentialLinks' | 'database'>): Promise<Credential[]> {
  const stored = await listCredentialsOf(database.db, viewer.userId)
  return stored.map((credential) => ({
    ...shownParts(credential),
    certificateId: credential.certificateId,
    courseId: credential.courseId,
    downloadUrl: credentialLinks.path(
      { credentialId: credential.credentialId, format: 'pdf', audience: 'owner' },
      now,
    ),
    isPublic: credential.isPublic,
  }))
}

/**
 * Returns a credential that its owner shows to everybody. Private and unknown ones are null alike, for their owner as well.
 * docs/product/credentials.md#public-pages
 */
export async function getPublicCredential(
  { services: { credentialLinks, database }, now }: Pick<RequestContext, 'services' | 'now'>,
  args: QueryGetPublicCredentialArgs,
): Promise<PublicCredential | null> {
  const credentialId = args.credentialId.toLowerCase()
  const credential = isUuid(credentialId) && (await findPublicCredential(database.db, credentialId))
  if (!credential) return null
  const address = (format: DocumentFormat) =>
    credentialLinks.path({ credentialId, format, audience: 'everybody' }, now)
  return { ...shownParts(credential), documentImageUrl: address('svg'), downloadUrl: address('pdf') }
}

function shownParts({ credentialId, kind, statement, issuedAt }: StoredCredential) {
  const { title, description, recipientName, issuerName, courseTitles } = statement
  return {
    credentialId,
    kind,
    title,
    description,
    recipientName,
    issuerName,
    issuedAt,
    courseTitles,
    imageUrl: pictureUrl({ kind, statement }),
  }
}

/** Returns the address of the drawing of the seal or of the badge. */
function pictureUrl({
  kind,
  statement: { slug, stack },
}: Pick<StoredCredential, 'kind' | 'statement'>): string {
  if (kind === 'BADGE') return `/art/badge/${slug}.svg`
  return `/art/seal/${slug}.svg${stack ? `?stack=${stack}` : ''}`
}
