import type {
  Credential,
  PublicCredential,
  QueryGetPublicCredentialArgs,
} from '@section/contract/generated/schema-types.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import type { ReadingContext, RequestContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findPublicCredential, listCredentialsOf, type StoredCredential } from './credentials-store.ts'
import type { DocumentFormat } from './drawing/credential-links.ts'

/** Returns the viewer's certificates and badges, newest first. */
export async function listCredentials({
  services: { catalog, credentialLinks },
  reads,
  viewer,
  now,
}: ReadingContext<'catalog' | 'credentialLinks'>): Promise<Credential[]> {
  const [stored, { timeZone }] = await Promise.all([
    listCredentialsOf(reads, viewer.userId),
    catalog.current(),
  ])
  return stored.map((credential) => ({
    ...shownParts(credential, timeZone),
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
  { services: { catalog, credentialLinks, database }, now }: Pick<RequestContext, 'services' | 'now'>,
  args: QueryGetPublicCredentialArgs,
): Promise<PublicCredential | null> {
  const credentialId = args.credentialId.toLowerCase()
  const credential = isUuid(credentialId) && (await findPublicCredential(database.db, credentialId))
  if (!credential) return null
  const { timeZone } = await catalog.current()
  const address = (format: DocumentFormat) =>
    credentialLinks.path({ credentialId, format, audience: 'everybody' }, now)
  return {
    ...shownParts(credential, timeZone),
    documentImageUrl: address('svg'),
    downloadUrl: address('pdf'),
  }
}

function shownParts({ credentialId, kind, statement, issuedAt }: StoredCredential, timeZone: string) {
  const { title, description, recipientName, issuerName, courseTitles } = statement
  return {
    credentialId,
    kind,
    title,
    description,
    recipientName,
    issuerName,
    issuedAt,
    issuedOn: dateIn(issuedAt.getTime(), timeZone),
    courseTitles,
    imageUrl: pictureUrl({ kind, statement }),
  }
}

/** Returns the address of the drawing of the seal or of the badge, in the colors that it had when it was issued. */
function pictureUrl({
  kind,
  statement: { slug, stack },
}: Pick<StoredCredential, 'kind' | 'statement'>): string {
  return `/art/${kind === 'BADGE' ? 'badge' : 'seal'}/${slug}.svg${stack ? `?stack=${stack}` : ''}`
}
