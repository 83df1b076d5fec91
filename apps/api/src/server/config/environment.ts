import { z } from 'zod'
import { OBSERVABILITY_VARIABLES } from './observability-config.ts'
import { readSender } from './sender.ts'

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

/** A database address. The driver decodes its user and password, and fails without a message where it cannot. */
const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine((url) => !/%(?![\da-f]{2})/i.test(url), 'has a % that must be written %25')
const webAddress = z.url({ protocol: /^https?$/ })
/** An address that names a site and nothing on it. */
const origin = webAddress
  .refine(
    (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
    'expected only a site such as https://media.school.example',
  )
  .transform((url) => new URL(url).origin)
/** A name that is shown as a text; it may hold any visible characters. */
const name = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,40}$/u, 'must be one line of at most 40 characters')
const sender = z
  .string()
  .max(300)
  .transform((text, context) => {
    const read = readSender(text)
    if (read) return read
    context.addIssue({
      code: 'custom',
      message:
        'expected one address that mail comes from, e.g. hello@school.example or School <hello@school.example>',
    })
    return z.NEVER
  })

/** The name of a school that has not set its own. */
export const DEFAULT_BRAND_NAME = 'Section'
/** The days for which a membership goes on after its payment failed, where a school has not set its own. */
export const DEFAULT_GRACE_DAYS = 7

/** Every environment variable of the server, with its format, limits and default. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  /** The address of the same server past a pooler that swaps connections, to which DATABASE_URL then leads. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  WORKER: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DEMO: flag.optional(),
  BRAND_NAME: name.default(DEFAULT_BRAND_NAME),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  MAIL_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  SUPPORT_EMAIL: z.email().default('support@demo.school'),
  /** The address for reports of weaknesses; by default a mail to SUPPORT_EMAIL. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
  TERMS_URL: webAddress.optional(),
  HELP_CENTER_URL: webAddress.optional(),
  NEW_TICKET_URL: webAddress.optional(),
  CALENDAR_URL: webAddress.optional(),
  SPRINT_CENTER_URL: webAddress.optional(),
  /** The address for help; by default a mail to SUPPORT_EMAIL. */
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
  /** The site that videos and their pictures are loaded from, if it is not that of the pages. */
  MEDIA_ORIGIN: origin.optional(),
  MEDIA_DIR: z.string().default('demo/media'),
  MIGRATIONS_DIR: z.string().default('packages/db/migrations'),
  CONTRACT_DIR: z.string().default('packages/contract'),
  WEB_DIR: z.string().default('apps/web/dist'),
  FLAGS_URL: webAddress.optional(),
  FLAGS_KEY: z.string().optional(),
  SEGMENT_URL: webAddress.optional(),
  /** A secret in the format of Standard Webhooks: `whsec_` and base64. */
  PROJECT_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'expected whsec_ and at least 24 random bytes in base64',
    )
    .optional(),
  SEGMENT_WRITE_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_\w+$/, 'expected a secret or restricted key, which begins with sk_ or rk_')
    .optional(),
  /** The signing secrets of the webhook endpoint: one, or two while one is replaced. */
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(
      z
        .array(z.string().regex(/^whsec_\S+$/, 'expected whsec_…'))
        .min(1)
        .max(2),
    )
    .optional(),
  /** The address of a server that speaks Stripe's protocol; by default Stripe's own. */
  STRIPE_API_URL: origin.optional(),
  /** The days for which a membership goes on after its payment failed. */
  BILLING_GRACE_DAYS: z.coerce.number().int().min(0).max(60).default(DEFAULT_GRACE_DAYS),
  /** The bucket of a storage that speaks S3's protocol; its name is also part of addresses. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'expected 3 to 63 small letters, digits and hyphens')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected a region such as eu-central-1')
    .optional(),
  /** The address of a server that speaks S3's protocol; by default Amazon's own. */
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The address below which the processed pictures are shown. */
  S3_PUBLIC_URL: webAddress
    .refine((url) => !/[?#]/.test(url), 'expected an address without a query')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** The account at Zoom in whose meetings members are registered, and its server-to-server app. */
  ZOOM_ACCOUNT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_SECRET: z.string().min(1).optional(),
  /** The addresses of a server that speaks Zoom's protocol; by default Zoom's own. */
  ZOOM_API_URL: webAddress.optional(),
  ZOOM_OAUTH_URL: webAddress.optional(),
  /** The page of the AI tutor to which members are handed over; their token follows as its fragment. */
  PROFAI_URL: webAddress
    .refine((url) => !url.includes('#'), 'expected an address without a fragment')
    .optional(),
  PROFAI_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'expected letters, digits, dots, hyphens and underscores')
    .optional(),
  PROFAI_CLIENT_SECRET: z.string().min(32).optional(),
  SEARCH_ENGINE: z.enum(['postgres', 'algolia']).default('postgres'),
  ALGOLIA_APP_ID: z.string().regex(/^\w+$/, 'expected letters and digits').optional(),
  ALGOLIA_API_KEY: z.string().min(1).optional(),
  /** The address of a server that speaks Algolia's protocol; by default Algolia's own. */
  ALGOLIA_HOST: webAddress.optional(),
  ALGOLIA_INDEX: z.string().min(1).max(256).default('courses_v1'),
  ALGOLIA_AI_INDEX: z.string().min(1).max(256).default('courses_v2'),
  ALGOLIA_RESOURCES_INDEX: z.string().min(1).max(256).default('resources_v1'),
  ALGOLIA_AI_RESOURCES_INDEX: z.string().min(1).max(256).default('resources_v1_stack_ai'),
  METERING_THRESHOLD: z.coerce.number().int().min(0).default(3),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  LOG_FILE: z.string().min(1).optional(),
  RATE_LIMITS: flag.default(true),
  BOT_CHALLENGE_WORK: z.coerce.number().int().min(10).max(1_000_000).default(2500),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  ...OBSERVABILITY_VARIABLES,
})

export type Environment = z.infer<typeof Environment>
