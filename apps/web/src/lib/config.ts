/** What the server tells the page about this school; written into the page as JSON. */
export interface AppConfig {
  brandName: string
  clientId: string
  cookieNamespace: string
  cookieDomain: string | null
  secureCookies: boolean
  supportEmail: string
  /** Where people ask for help: a page, or a mail. */
  contactUrl: string
  /** The school's own site; null where it has none. */
  marketingUrl: string | null
  /** The school's logo, as an address or a path. */
  logoUrl: string
  /** The school's accent as `#rrggbb`; null: cobalt. */
  accentColor: string | null
  termsUrl: string
  helpCenterUrl: string
  newTicketUrl: string
  calendarUrl: string
  /** The school's Sprint Center; null where it has none. */
  sprintCenterUrl: string | null
  redirectOrigins: string[]
  /** The social provider that members may sign in through; its name stands on the button. */
  social: { name: string } | null
  /** Why nobody can log in right now. */
  outage: { headline: string; description: string } | null
  /** Where marketing events go: Segment's HTTP API at this address; null: nowhere. */
  tracking: { url: string; writeKey: string } | null
  /** Where unexpected errors go; null: nowhere. */
  errorReporting: { dsn: string } | null
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
  demo: false,
}

/** This school's configuration. The development server leaves the page's JSON empty: then the defaults stand. */
export const config: AppConfig = {
  ...FALLBACK,
  ...readPage(),
}

function readPage(): Partial<AppConfig> {
  const text = document.getElementById('config')?.textContent?.trim()
  return text ? (JSON.parse(text) as Partial<AppConfig>) : {}
}
