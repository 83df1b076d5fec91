import type { OutageNotice } from '@section/domain/flags/outage.ts'
import type { Config } from '../../config/config.ts'

/** Returns the public part of the configuration as JSON that is safe inside a script element. */
export function pageConfig(config: Config, outage: OutageNotice | null): string {
  const { identity, social } = config
  const { name: brandName, ...brand } = config.brand
  return JSON.stringify({
    ...brand,
    brandName,
    clientId: identity.clientId,
    cookieNamespace: identity.cookieNamespace,
    cookieDomain: identity.cookieDomain ?? null,
    secureCookies: config.production,
    redirectOrigins: identity.redirectOrigins,
    tracking: config.tracking,
    errorReporting: config.errorReporting,
    mediaOrigin: config.content.mediaOrigin,
    takesPhotos: config.storage !== null,
    outage,
    social: social && { name: social.name },
    demo: config.demo,
  }).replaceAll('<', '\\u003c')
}
