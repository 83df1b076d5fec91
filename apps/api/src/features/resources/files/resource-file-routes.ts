import type { FastifyInstance } from 'fastify'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { canReadResources } from '@section/domain/resources/resource-access.ts'
import { ACTIVE_MEMBER, decide } from '../../../server/access/policy.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { attachment } from '../../../server/http/attachment.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { DRAWN_PDF } from '../content/resource-format.ts'
import { ResourcePdfs } from './pdf/draw-resource.ts'
import type { FileQuery } from './resource-links.ts'

interface FileRoute {
  Params: { slug: string }
  Querystring: FileQuery
}

/**
 * Mounts `GET /resources-files/{slug}.pdf`, the drawn files of resources, for the holder of a member's signed address, as long
 * as that member may read resources. Every other address leads to the page of the resource, where a reader finds a new one.
 * SECURITY.md#files-of-resources
 */
export function mountResourceFiles(app: FastifyInstance, services: Services): void {
  const pdfs = new ResourcePdfs()

  app.get<FileRoute>('/resources-files/:slug(^[a-z0-9-]{1,80}).pdf', async ({ params, query }, reply) => {
    const { slug } = params
    const now = services.clock()
    const userId = services.resourceLinks.memberOf(slug, query, now)
    const viewer = userId === undefined ? undefined : await findViewer(services, userId, now)
    const mayRead = viewer && decide(ACTIVE_MEMBER, viewer, {}) === 'allowed' && canReadResources(viewer)
    const resource = mayRead ? await services.resources.find(slug) : undefined
    reply.header('cache-control', 'private, no-store')
    if (resource?.pdfDownloadUrl !== DRAWN_PDF) return reply.redirect(pathTo('resource', { slug }))
    const { brand } = services.config
    const pdf = await pdfs.of(resource, { name: brand.name, site: publicUrl(services.config) })
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`${resource.title}.pdf`))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(pdf)
  })
}
