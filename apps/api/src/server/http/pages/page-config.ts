import type { OutageNotice } from '@section/domain/flags/outage.ts'
import type { Config } from '../../config.ts'

/** Returns the public part of the configuration as JSON that is safe inside a script element. */
export function pageConfig(config: Config, outage: OutageNotice | null): string {
  const { brand, identity, social } = config
  return JSON.stringify({
    brandName: brand.name,
    clientId: identity.clientId,
    cookieNamespace: identity.cookieNamespace,
    cookieDomain: identity.cookieDomain ?? null,
    secureCookies: config.production,
    supportEmail: brand.supportEmail,
    contactUrl: brand.contactUrl,
    marketingUrl: brand.marketingUrl,
    logoUrl: brand.logoUrl,
    accentColor: brand.accentColor,
    termsUrl: brand.termsUrl,
    helpCenterUrl: brand.helpCenterUrl,
    newTicketUrl: brand.newTicketUrl,
    calendarUrl: brand.calendarUrl,
    sprintCenterUrl: brand.sprintCenterUrl,
    redirectOrigins: identity.redirectOrigins,
    tracking: config.tracking,
    errorReporting: config.errorReporting,
    outage,
    social: social && { name: social.name },
    demo: config.demo,
  }).replaceAll('<', '\\u003c')
}
