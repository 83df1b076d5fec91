import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../../config/config.ts'
import {
  contentSecurityPolicy,
  DATA_SECURITY_POLICY,
  REPORTING_ENDPOINTS,
} from './content-security-policy.ts'

/** The features of the device that our pages may use, which are those of the video player alone. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
  'fullscreen=(self)',
  'picture-in-picture=(self)',
].join(', ')

/** Returns the security headers of pages. SECURITY.md#security-headers */
export const securityHeaders = (config: Config, pictureOrigins: readonly string[]) =>
  buildHeaders(config, contentSecurityPolicy(config, pictureOrigins), true)

/** Returns the security headers of data: those of pages without the page-specific ones. */
export const dataSecurityHeaders = (config: Config) => buildHeaders(config, DATA_SECURITY_POLICY, false)

function buildHeaders(config: Config, policy: string, isPage: boolean): Record<string, string> {
  const sample = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: isPage,
    xDnsPrefetchControl: isPage,
    xDownloadOptions: isPage,
    xPermittedCrossDomainPolicies: isPage,
    xXssProtection: isPage,
  })
  set(sample.req, sample, () => {})
  sample.setHeader('content-security-policy', policy)
  sample.setHeader('permissions-policy', PERMISSIONS)
  if (isPage) sample.setHeader('reporting-endpoints', REPORTING_ENDPOINTS)
  return Object.fromEntries(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]))
}
