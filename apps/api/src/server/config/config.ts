import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { Environment } from './environment.ts'
import { observabilityOf } from './observability-config.ts'
import { readSocial, searchOf, storageOf, stripeOf, trackingOf, tutorOf, zoomOf } from './outside-services.ts'

/** The links of a demo, which lead to pages of `demo-pages.ts`. */
const DEMO_LINKS = {
  terms: '/dev/terms',
  helpCenter: '/dev/help',
  newTicket: '/dev/help/new-ticket',
  calendar: '/dev/calendar',
  sprintCenter: '/dev/sprint-center',
  marketing: '/dev/about',
}
/** The signing secret of the demo's own project form; it is public, because a demo protects nothing. */
const DEMO_WEBHOOK_SECRET = 'whsec_ZGVtby1wcm9qZWN0LWZvcm0tc2VjcmV0'

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the whole configuration, once, at start. Errors: `ConfigError` with a line for each wrong value. */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const env = parsed.data
  const given = { ...environment }
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO ?? !production
  if (demo && production)
    throw new ConfigError('DEMO: the demo school cannot be opened with NODE_ENV=production.')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL: stands beside DATABASE_URL, which is not set.')
  const own = demo ? DEMO_LINKS : schoolLinks(env.SUPPORT_EMAIL)
  return {
    production,
    demo,
    logLevel: env.LOG_LEVEL,
    /** The file of the log; undefined for standard output. */
    logFile: env.LOG_FILE,
    /** The lines that one cause may write into the log in any minute. */
    logLinesPerCause: 20,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      /** The number of our proxies that add the caller's address; earlier addresses are not trusted. */
      trustedProxies: env.TRUST_PROXY_HOPS ?? (production ? 1 : 0),
      /** For how long a server that was asked to stop goes on serving, so that proxies notice. */
      stopDelayMs: env.STOP_DELAY_MS ?? (production ? 5000 : 0),
    },
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      folder: resolve(env.DATA_DIR),
      /** False where a production names neither a server nor the folder of an embedded database. */
      named: !production || env.DATABASE_URL !== undefined || Boolean(environment['DATA_DIR']),
      poolSize: env.DATABASE_POOL,
      migrationsFolder: resolve(env.MIGRATIONS_DIR),
    },
    /** The secret by which outside forms sign what they report about projects; undefined where no form does. */
    projectWebhookSecret: env.PROJECT_WEBHOOK_SECRET ?? (demo ? DEMO_WEBHOOK_SECRET : undefined),
    contractFolder: resolve(env.CONTRACT_DIR),
    /** The school as pages show it; all of it is public. */
    brand: {
      name: env.BRAND_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      contactUrl: env.CONTACT_URL ?? `mailto:${env.SUPPORT_EMAIL}`,
      termsUrl: env.TERMS_URL ?? own.terms,
      helpCenterUrl: env.HELP_CENTER_URL ?? own.helpCenter,
      newTicketUrl: env.NEW_TICKET_URL ?? own.newTicket,
      calendarUrl: env.CALENDAR_URL ?? own.calendar,
      /** Null for a school without one. */
      sprintCenterUrl: env.SPRINT_CENTER_URL ?? own.sprintCenter,
      marketingUrl: env.MARKETING_URL ?? own.marketing,
      logoUrl: env.LOGO_URL,
      /** A color such as `#2B3FF2`; null for the product's own blue. */
      accentColor: env.ACCENT_COLOR ?? null,
    },
    /** The address, of the web or of mail, at which people report weaknesses. */
    securityContact: env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`,
    /** True if this process runs background jobs; false where others on the same database do. */
    works: env.WORKER,
    mail: {
      /** Undefined only in a demo, which has its own mail server. */
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? (demo ? { name: env.BRAND_NAME, address: 'hello@demo.school' } : undefined),
      /** The maximum of the random delay before a mail is sent. */
      delayMs: env.MAIL_DELAY_MS,
    },
    identity: {
      clientId: env.CLIENT_ID,
      ssoClientId: env.SSO_CLIENT_ID,
      cookieDomain: env.COOKIE_DOMAIN,
      cookieNamespace: env.COOKIE_NAMESPACE ?? (production ? '__Secure-member' : 'member'),
      redirectOrigins: env.REDIRECT_ORIGINS,
    },
    social: readSocial(env, demo),
    /** Returns the client secret of a realm from the variable that its content names; undefined if it is not set. */
    realmSecret: (variable: string): string | undefined => given[variable] || undefined,
    content: {
      schoolFolder: resolve(env.SCHOOL_DIR),
      mediaFolder: resolve(env.MEDIA_DIR),
      /** The origin of the media host; null where it is that of the pages. */
      mediaOrigin: env.MEDIA_ORIGIN ?? null,
    },
    webFolder: resolve(env.WEB_DIR),
    metering: { threshold: env.METERING_THRESHOLD },
    /** The OFREP flag service. Without one a demo uses its own, and elsewhere every flag has its safe value. */
    flags: { url: env.FLAGS_URL?.replace(/\/$/, ''), key: env.FLAGS_KEY },
    search: searchOf(env),
    tracking: trackingOf(env, demo),
    stripe: stripeOf(env, demo),
    storage: storageOf(env, demo),
    zoom: zoomOf(env, demo),
    tutor: tutorOf(env, demo),
    /** The days for which a membership goes on after its payment failed. */
    graceDays: env.BILLING_GRACE_DAYS,
    ...observabilityOf(env),
    rateLimits: env.RATE_LIMITS,
    /** The maximum number of derivations for a signup; the minimum is two fifths of it. */
    botChallengeWork: env.BOT_CHALLENGE_WORK,
    /** The minimum duration of a registration in milliseconds. SECURITY.md#account-enumeration */
    minRegistrationMs: 400,
  }
}

/** Returns the defaults of a school's links, which lead to its support address. */
const schoolLinks = (supportEmail: string) => {
  const mail = `mailto:${supportEmail}`
  return {
    terms: mail,
    helpCenter: mail,
    newTicket: mail,
    calendar: mail,
    sprintCenter: null,
    marketing: null,
  }
}

/** Checks the settings that a serving process needs and others, e.g. a migration, do not. Errors: `ConfigError`. */
export function checkServing(config: Config): void {
  const { production, demo, http, mail, works, content, storage, tutor, zoom } = config
  const missing: string[] = []
  // Links in mails and the issuer of tokens need a public address.
  if (production && !http.publicUrl)
    missing.push('PUBLIC_URL: in production, name the address that members open, https://….')
  // The pages' policy upgrades insecure requests, so that an insecure media host could not be reached.
  if (production && content.mediaOrigin?.startsWith('http:'))
    missing.push('MEDIA_ORIGIN: in production, name an address that begins with https://.')
  // The same holds for the addresses to which photos are sent and from which they are shown.
  if (production && storage?.endpoint?.startsWith('http:'))
    missing.push('S3_ENDPOINT: in production, name an address that begins with https://.')
  if (production && storage?.picturesUrl.startsWith('http:'))
    missing.push('S3_PUBLIC_URL: in production, name an address that begins with https://.')
  // The secret of the app and the addresses of members are sent there.
  if (production && zoom?.apiUrl.startsWith('http:'))
    missing.push('ZOOM_API_URL: in production, name an address that begins with https://.')
  if (production && zoom?.oauthUrl.startsWith('http:'))
    missing.push('ZOOM_OAUTH_URL: in production, name an address that begins with https://.')
  // The address carries the token by which a member is handed over.
  if (production && tutor?.url.startsWith('http:'))
    missing.push('PROFAI_URL: in production, name an address that begins with https://.')
  // A process that leaves background jobs to others needs no mail server.
  if (!demo && works) {
    if (!mail.smtpUrl)
      missing.push('SMTP_URL: outside a demo, name the server that takes mail, smtp:// or smtps://.')
    if (!mail.from) missing.push('MAIL_FROM: outside a demo, name the address that mail comes from.')
  }
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
}
