import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../services.ts'

/** The endpoint for violation reports of the pages' policy. */
export const POLICY_REPORTS = '/policy-reports'

const MAX_BYTES = 16_384
/** The maximum of violations in one request. Browsers send one, or a few, at a time. */
const MAX_REPORTS = 20
/** A directive, or the keyword of a resource without an address, e.g. `inline`. */
const WORD = /^[a-z-]{1,40}$/

/** The format of the Reporting API, and the older one of `report-uri`. */
const Reports = z.union([
  z
    .array(
      z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default('') }) }),
    )
    .max(MAX_REPORTS)
    .transform((reports) => reports.map(({ body }) => violation(body.effectiveDirective, body.blockedURL))),
  z
    .object({
      'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string().default('') }),
    })
    .transform(({ 'csp-report': report }) => [
      violation(report['effective-directive'], report['blocked-uri']),
    ]),
])

/**
 * Mounts `POST /policy-reports`, which logs only the directive and the blocked origin, because addresses of pages can
 * contain secrets. It responds to every report with 204.
 */
export async function mountPolicyReports(
  app: FastifyInstance,
  { limits, log }: Pick<Services, 'limits' | 'log'>,
): Promise<void> {
  await app.register((reports, _options, done) => {
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      reports.getDefaultJsonParser('error', 'error'),
    )
    reports.post(POLICY_REPORTS, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const { allowed } = await limits.consume('policy-reports', request.ip)
      const { data } = Reports.safeParse(request.body)
      if (allowed)
        for (const report of data ?? []) log.warn(report, 'A page was kept from what its policy forbids')
      return reply.code(204).send()
    })
    done()
  })
}

/** Returns a violation without the address of the page and with only the origin of the blocked resource. */
function violation(directive: string, blocked: string): { directive: string; blocked: string } {
  return { directive: WORD.test(directive) ? directive : 'unknown', blocked: originOf(blocked) }
}

function originOf(blocked: string): string {
  if (WORD.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url) return 'unknown'
  return url.origin === 'null' ? url.protocol : url.origin
}
