/** The school's configuration, which the server writes into the page as JSON. */
export interface AppConfig {
  brandName: string
  clientId: string
  cookieNamespace: string
  cookieDomain: string | null
  secureCookies: boolean
  supportEmail: string
  /** The support page, or a mailto address. */
  contactUrl: string
  marketingUrl: string | null
  logoUrl: string
  /** `#rrggbb`; null for the school's default, cobalt. */
  accentColor: string | null
  termsUrl: string
  helpCenterUrl: string
  newTicketUrl: string
  calendarUrl: string
  sprintCenterUrl: string | null
  redirectOrigins: string[]
  /** The social provider for signing in, with the name on its button. */
  social: { name: string } | null
  /** The notice that blocks the login; null without an outage. */
  outage: { headline: string; description: string } | null
  /** The address of Segment's HTTP API for marketing events; null when events are dropped. */
  tracking: { url: string; writeKey: string } | null
  errorReporting: { dsn: string } | null
  /** The origin of the media host; null where it is that of the pages. */
  mediaOrigin: string | null
  /** False for a school without a storage, where members cannot upload photos. */
  takesPhotos: boolean
  demo: boolean
}

const FALLBACK: AppConfig = {
  brandName: 'Section',
  clientId: 'member-app',
  cookieNamespace: 'member',
  cookieDomain: null,
  secureCookies: false,
  supportEmail: 'support@demo.school',
  contactUrl: 'mailto:support@demo.school',
  marketingUrl: null,
  logoUrl: '/favicon.svg',
  accentColor: null,
  termsUrl: '/dev/terms',
  helpCenterUrl: '/dev/help',
  newTicketUrl: '/dev/help/new-ticket',
  calendarUrl: '/dev/calendar',
  sprintCenterUrl: null,
  redirectOrigins: [],
  social: null,
  outage: null,
  tracking: null,
  errorReporting: null,
  mediaOrigin: null,
  takesPhotos: true,
  demo: false,
}

/** This school's configuration. The development server leaves the page's JSON empty, so that the defaults apply. */
export const config: AppConfig = {
  ...FALLBACK,
  ...readPage(),
}

function readPage(): Partial<AppConfig> {
  const text = document.getElementById('config')?.textContent?.trim()
  return text ? (JSON.parse(text) as Partial<AppConfig>) : {}
}
