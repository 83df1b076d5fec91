import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'
import type { MemberViewer } from '../../access/viewer.ts'
import type { Services } from '../../services.ts'
import { sendPlainPage } from './plain-page.ts'

/** Counts a page load by the cookie's member, else by IP address; sends the refusal beyond the limit. SECURITY.md#rate-limits */
export async function limitPage(
  { config, limits }: Services,
  viewer: MemberViewer | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const result = await (viewer
    ? limits.consume('page-user', viewer.userId)
    : limits.consume('page-address', request.ip))
  if (result.allowed) return undefined
  const { retryAfterSeconds: seconds } = result
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return sendPlainPage(reply.code(429).header('retry-after', String(seconds)), {
    brandName: config.brand.name,
    title: 'Too many pages at once',
    content: html`<p>More pages were opened from here than one person reads. Please try again in ${wait}.</p>
      <p>
        If this goes on, write to
        <a href="mailto:${config.brand.supportEmail}">${config.brand.supportEmail}</a>.
      </p>`,
  })
}
