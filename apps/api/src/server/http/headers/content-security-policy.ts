import { EMBED_ORIGINS } from '@section/domain/rich-text/embed.ts'
import { createHash } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import { uploadsUrl } from '../../links/uploads-url.ts'
import { POLICY_REPORTS } from './policy-reports.ts'

/**
 * The Trusted Types policies of the bot challenge: for its templates and for the start of its workers. docs/decisions/trusted-types.md
 */
const TRUSTED_TYPES = ['svelte-trusted-html', 'altcha-workers']

const REPORTING_GROUP = 'policy'

/** The reporting endpoint of the policy. */
export const REPORTING_ENDPOINTS = `${REPORTING_GROUP}="${POLICY_REPORTS}"`

/** Returns the policy of pages: only our origin, and for pictures also the sites of the content and configuration. */
export const contentSecurityPolicy = (config: Config, pictureOrigins: readonly string[] = []): string =>
  print(directivesOfPages(config, pictureOrigins))

/** The policy of data, which may load nothing if a browser is made to show it as a page. */
export const DATA_SECURITY_POLICY = closedPolicy()

/** Returns the policy of a document that loads, frames and sends nothing but by the given directives. */
export function closedPolicy(allowed: Record<string, string[]> = {}): string {
  const none = ["'none'"]
  return print({
    'default-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    ...allowed,
  })
}

/** Returns the source of an inline script or style in a policy. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function print(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

function directivesOfPages(config: Config, pictureOrigins: readonly string[]): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Attributes style one element and select nothing; drawings and editors of rich text use them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...new Set([
        ...originOf(config.brand.logoUrl),
        ...originOf(config.content.mediaOrigin),
        ...originOf(config.storage?.picturesUrl),
        ...pictureOrigins,
      ]),
    ],
    // The players of other sites that rich text may show.
    'frame-src': [...EMBED_ORIGINS],
    'font-src': ["'self'"],
    // hls.js gives its caption tracks an empty `data:` file.
    'media-src': ["'self'", 'blob:', 'data:', ...originOf(config.content.mediaOrigin)],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      ...new Set([
        ...originOf(config.content.mediaOrigin),
        ...originOf(config.tracking?.url),
        ...originOf(config.errorReporting?.dsn),
        ...originOf(uploadsUrl(config)),
      ]),
    ],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(config.production ? { 'upgrade-insecure-requests': [] } : {}),
    // Browsers that know `report-to` ignore `report-uri`.
    'report-uri': [POLICY_REPORTS],
    'report-to': [REPORTING_GROUP],
  }
}

/** Returns the origin of an address on another site; none for a path of this server, and for none. */
const originOf = (address: string | null | undefined): string[] =>
  address?.startsWith('http') ? [new URL(address).origin] : []
