import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const origins = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url()))

const webAddress = z.url({ protocol: /^https?$/ })
const oneLine = z.string().regex(/^[^\r\n]{3,200}$/, 'must be one line')

/** Where the links of a demo lead: to pages of its own, of `content/demo-pages.ts`. Decisions, section 9. */
const DEMO_LINKS = {
  terms: '/dev/terms',
  helpCenter: '/dev/help',
  newTicket: '/dev/help/new-ticket',
  calendar: '/dev/calendar',
  sprintCenter: '/dev/sprint-center',
  marketing: '/dev/about',
}
/** What the demo's social provider is: an emulated one, whose page goes by this name. */
const DEMO_SOCIAL_NAME = 'Sample Social'

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DEMO: flag.optional(),
  BRAND_NAME: z.string().min(1).max(40).default('Section'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: oneLine.optional(),
  MAIL_WORKER: flag.default(true),
  MAIL_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  SUPPORT_EMAIL: z.email().default('support@demo.school'),
  TERMS_URL: webAddress.optional(),
  HELP_CENTER_URL: webAddress.optional(),
  NEW_TICKET_URL: webAddress.optional(),
  CALENDAR_URL: webAddress.optional(),
  SPRINT_CENTER_URL: webAddress.optional(),
  /** Where people ask for help; without it, a mail to SUPPORT_EMAIL. */
  CONTACT_URL: z.url({ protocol: /^(?:https?|mailto)$/ }).optional(),
  /** The school's own site. */
  MARKETING_URL: webAddress.optional(),
  /** A picture, as an address or a path of this server. */
  LOGO_URL: z.union([webAddress, z.string().regex(/^\/(?![/\\])\S+$/)]).default('/favicon.svg'),
  ACCENT_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'expected a color such as #2B3FF2')
    .optional(),
  COOKIE_DOMAIN: z.string().optional(),
  COOKIE_NAMESPACE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  CLIENT_ID: z.string().default('member-app'),
  SSO_CLIENT_ID: z.string().default('member-app-sso'),
  SOCIAL_NAME: z.string().min(1).max(40).optional(),
  SOCIAL_ISSUER: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_CLIENT_ID: z.string().min(1).optional(),
  SOCIAL_CLIENT_SECRET: z.string().min(1).optional(),
  REDIRECT_ORIGINS: origins.default([]),
  SCHOOL_DIR: z.string().default('demo/school'),
  MEDIA_DIR: z.string().default('demo/media'),
  MIGRATIONS_DIR: z.string().default('packages/db/migrations'),
  CONTRACT_DIR: z.string().default('packages/contract'),
  WEB_DIR: z.string().default('apps/web/dist'),
  FLAGS_URL: z.url({ protocol: /^https?$/ }).optional(),
  FLAGS_KEY: z.string().optional(),
  SEGMENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEGMENT_WRITE_KEY: z.string().optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  METERING_THRESHOLD: z.coerce.number().int().min(0).default(3),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  LOG_FILE: z.string().min(1).optional(),
  RATE_LIMITS: flag.default(true),
  BOT_CHALLENGE_WORK: z.coerce.number().int().min(10).max(1_000_000).default(2500),
  /** How long a slot of a pass is held for an address that nobody has proved; not shorter than its link is good. */
  PASS_SEAT_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
})

/** Wrong configuration: one clear line for each value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

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
  const own = demo ? DEMO_LINKS : schoolLinks(env.SUPPORT_EMAIL)
  return {
    production,
    demo,
    logLevel: env.LOG_LEVEL,
    /** Where the log goes instead of standard output. */
    logFile: env.LOG_FILE,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      /** How many proxies of ours stand in front and add the caller's address; what came before them is not believed. */
      trustedProxies: env.TRUST_PROXY_HOPS ?? (production ? 1 : 0),
    },
    database: {
      url: env.DATABASE_URL,
      folder: resolve(env.DATA_DIR),
      poolSize: env.DATABASE_POOL,
      migrationsFolder: resolve(env.MIGRATIONS_DIR),
    },
    contractFolder: resolve(env.CONTRACT_DIR),
    brand: {
      name: env.BRAND_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      contactUrl: env.CONTACT_URL ?? `mailto:${env.SUPPORT_EMAIL}`,
      termsUrl: env.TERMS_URL ?? own.terms,
      helpCenterUrl: env.HELP_CENTER_URL ?? own.helpCenter,
      newTicketUrl: env.NEW_TICKET_URL ?? own.newTicket,
      calendarUrl: env.CALENDAR_URL ?? own.calendar,
      /** Null where the school has none. */
      sprintCenterUrl: env.SPRINT_CENTER_URL ?? own.sprintCenter,
      marketingUrl: env.MARKETING_URL ?? own.marketing,
      logoUrl: env.LOGO_URL,
      /** As `#rrggbb`; null: cobalt. */
      accentColor: env.ACCENT_COLOR ?? null,
    },
    mail: {
      /** Absent in a demo alone, which has a server of its own for mail. */
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? (demo ? `${env.BRAND_NAME} <hello@demo.school>` : undefined),
      /** Whether this process delivers mail, or leaves that to others on the same database. */
      worker: env.MAIL_WORKER,
      /** The longest that a mail waits before it is sent; how long exactly is left to chance. */
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
    /** The client secret of a realm, by the variable that its content names; undefined: it is not set. */
    realmSecret: (variable: string): string | undefined => given[variable] || undefined,
    content: { schoolFolder: resolve(env.SCHOOL_DIR), mediaFolder: resolve(env.MEDIA_DIR) },
    webFolder: resolve(env.WEB_DIR),
    metering: { threshold: env.METERING_THRESHOLD },
    passes: { seatDays: env.PASS_SEAT_DAYS },
    /** The flag service, by OFREP; absent: a demo has its own, elsewhere every flag is safe. */
    flags: { url: env.FLAGS_URL?.replace(/\/$/, ''), key: env.FLAGS_KEY },
    tracking: trackingOf(env, demo),
    /** Where the app's unexpected errors go; null: nowhere. */
    errorReporting: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN } : null,
    rateLimits: env.RATE_LIMITS,
    /** The most derivations that a browser makes before it may sign up; the fewest are two fifths of them. */
    botChallengeWork: env.BOT_CHALLENGE_WORK,
  }
}

/** Where a school's links lead that its configuration leaves out: a person answers. */
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

/** The social sign-in provider: a real one, the emulator of a demo (`upstream` null), or none at all (null). */
function readSocial(env: z.infer<typeof Environment>, demo: boolean) {
  const { SOCIAL_ISSUER: issuer } = env
  const { SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret)
    return demo ? { name: env.SOCIAL_NAME ?? DEMO_SOCIAL_NAME, upstream: null } : null
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError('SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET: set all three, or none.')
  return { name: env.SOCIAL_NAME ?? 'Google', upstream: { issuer, clientId, clientSecret } }
}

/** Where marketing events go: Segment's HTTP API, a demo's own sink, or nowhere. */
function trackingOf(env: z.infer<typeof Environment>, demo: boolean) {
  const { SEGMENT_URL: url, SEGMENT_WRITE_KEY: writeKey } = env
  if ((url === undefined) !== (writeKey === undefined))
    throw new ConfigError('SEGMENT_URL and SEGMENT_WRITE_KEY: set both, or neither.')
  if (url !== undefined && writeKey !== undefined) return { url: url.replace(/\/$/, ''), writeKey }
  return demo ? { url: '/dev/segment', writeKey: 'demo' } : null
}

/** Checks what a process that serves needs beyond others, e.g. a migration. Errors: `ConfigError`. */
export function checkServing({ production, demo, http, mail }: Config): void {
  const missing: string[] = []
  // Without it links in mails and the issuer of tokens would name this machine alone.
  if (production && !http.publicUrl)
    missing.push('PUBLIC_URL: in production, name the address that members open, https://….')
  // A process that leaves delivery to others needs no way to deliver.
  if (!demo && mail.worker) {
    if (!mail.smtpUrl)
      missing.push('SMTP_URL: outside a demo, name the server that takes mail, smtp:// or smtps://.')
    if (!mail.from) missing.push('MAIL_FROM: outside a demo, name the address that mail comes from.')
  }
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
}
