import type { Config } from '../config.ts'

/** What our pages may load, as the header says it. Scripts and styles come from us alone. Reliability gate G12. */
export const contentSecurityPolicy = (config: Config): string => print(directivesOfPages(config))

/** The same for data, should anybody have it shown as a page: nothing at all. */
export const DATA_SECURITY_POLICY = print({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function print(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

function directivesOfPages(config: Config): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Attributes style one element and select nothing; drawings and editors of rich text use them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // hls.js gives its caption tracks an empty `data:` file.
    'media-src': ["'self'", 'blob:', 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...reportingOrigins(config)],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(config.production ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/** The configured sinks of marketing events and error reports, where they are not ours. */
function reportingOrigins({ tracking, errorReporting }: Config): string[] {
  const elsewhere = [tracking?.url, errorReporting?.dsn].filter((url) => url?.startsWith('http'))
  return [...new Set(elsewhere.map((url) => new URL(url ?? '').origin))]
}
