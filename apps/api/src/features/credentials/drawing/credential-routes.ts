import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { findCredential, findPublicCredential, type StoredCredential } from '../credentials-store.ts'
import { CredentialDrawings, type Drawn } from './credential-drawings.ts'
import type { DocumentFormat, DocumentQuery } from './credential-links.ts'
import { attachment } from '../../../server/http/attachment.ts'
import type { DrawnCredential } from './layout/drawn-credential.ts'

interface CredentialRoute {
  Params: { id: string }
  Querystring: DocumentQuery
}

/** Returns the path of the credential's page with a pattern for its id. */
const route = (pattern: string) => SITE_MAP.credential.path.replace('$credentialId', () => `:id(${pattern})`)

/** A document does not change, but its address ends; the picture has to go soon after its credential became private. */
const [DOCUMENT_CACHE, PICTURE_CACHE] = ['private, max-age=3600', 'public, max-age=300']

/**
 * Mounts the drawn documents of credentials: `GET /credentials/{credentialId}.pdf` and `.svg`, whose addresses are signed,
 * and `GET /credentials/{credentialId}/share.png`, the picture for social networks. Private credentials, unknown ones and
 * wrong signatures return 404 alike. docs/product/credentials.md#documents
 */
export function mountCredentialDrawings(app: FastifyInstance, services: Services): void {
  const drawings = new CredentialDrawings()

  app.get<CredentialRoute>(`${route('^[0-9a-f-]{36}')}.pdf`, async (request, reply) => {
    const found = await findSigned(services, request, 'pdf')
    if (!found) return notFound(reply)
    const drawn = await drawings.of('pdf', await toDrawn(services, found))
    reply.type('application/pdf').header('content-disposition', attachment(`${found.statement.title}.pdf`))
    return send(request, reply, DOCUMENT_CACHE, drawn)
  })

  app.get<CredentialRoute>(`${route('^[0-9a-f-]{36}')}.svg`, async (request, reply) => {
    const found = await findSigned(services, request, 'svg')
    if (!found) return notFound(reply)
    const drawn = await drawings.of('svg', await toDrawn(services, found))
    return send(request, reply.type('image/svg+xml; charset=utf-8'), DOCUMENT_CACHE, drawn)
  })

  app.get<CredentialRoute>(`${route('^[0-9a-f-]{36}$')}/share.png`, async (request, reply) => {
    const { id } = request.params
    const found = isUuid(id) && (await findPublicCredential(services.database.db, id))
    if (!found) return notFound(reply)
    const drawn = await drawings.of('share', await toDrawn(services, found))
    return send(request, reply.type('image/png'), PICTURE_CACHE, drawn)
  })
}

/** Returns the credential of a signed address; one for everybody finds it only while it is public. */
async function findSigned(
  { credentialLinks, database, clock }: Services,
  { params, query }: FastifyRequest<CredentialRoute>,
  format: DocumentFormat,
): Promise<StoredCredential | undefined> {
  const audience = credentialLinks.audienceOf({ credentialId: params.id, format }, query, clock())
  if (!audience) return undefined
  return audience === 'owner'
    ? findCredential(database.db, params.id)
    : findPublicCredential(database.db, params.id)
}

async function toDrawn(
  { catalog, config }: Services,
  { credentialId, kind, statement, issuedAt }: StoredCredential,
): Promise<DrawnCredential> {
  const { timeZone } = await catalog.current()
  return {
    credentialId,
    kind,
    statement,
    issuedAt: issuedAt.getTime(),
    day: dateIn(issuedAt.getTime(), timeZone),
    address: `${publicUrl(config)}${pathTo('credential', { credentialId })}`,
  }
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  { bytes, etag }: Drawn,
): FastifyReply {
  reply
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
  return headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(bytes)
}
