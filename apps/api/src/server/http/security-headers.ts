import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What our pages may ask of the device: nothing that is not on screen. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
  'fullscreen=(self)',
  'picture-in-picture=(self)',
].join(', ')

/** What every answer tells the browser for its safety. The same for all, so put together once at start. Gate G12. */
export function securityHeaders(config: Config): Record<string, string> {
  const sample = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  set(sample.req, sample, () => {})
  sample.setHeader('content-security-policy', contentSecurityPolicy(config))
  sample.setHeader('permissions-policy', PERMISSIONS)
  return Object.fromEntries(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]))
}
