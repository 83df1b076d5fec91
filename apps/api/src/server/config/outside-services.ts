import { randomBytes } from 'node:crypto'
import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The name of the demo's emulated social provider. */
const DEMO_SOCIAL_NAME = 'Sample Social'
/** The signing secret of the webhooks of the demo's own payment service, as public as the other. */
const DEMO_STRIPE_SECRET = 'whsec_demo-payment-service'
/** The path below which a demo mounts its own storage. */
export const DEMO_STORAGE_PATH = '/dev/s3'
const DEMO_BUCKET = 'photos'
/**
 * The storage of a demo, whose pictures are shown wherever the demo is opened. Its secret is made anew by every process, because
 * whoever knows it can read, replace and delete the uploads of all members.
 */
const DEMO_STORAGE: StorageConfig = {
  bucket: DEMO_BUCKET,
  region: 'us-east-1',
  accessKeyId: 'demo',
  secretAccessKey: randomBytes(32).toString('base64url'),
  picturesUrl: `${DEMO_STORAGE_PATH}/${DEMO_BUCKET}`,
  emulated: true,
  endpoint: undefined,
}
/** The path below which a demo mounts its own meeting service. */
export const DEMO_ZOOM_PATH = '/dev/zoom'
/** The page at which a demo mounts its own tutor, whose secret is made anew by every process. */
export const DEMO_TUTOR_PATH = '/dev/profai'
const DEMO_TUTOR: TutorConfig = {
  url: DEMO_TUTOR_PATH,
  clientId: 'profai',
  clientSecret: randomBytes(32).toString('base64url'),
  emulated: true,
}

/** Returns the social sign-in provider: a real one, the emulator of a demo (`upstream` null), or none at all (null). */
export function readSocial(env: Environment, demo: boolean) {
  const { SOCIAL_ISSUER: issuer } = env
  const { SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret)
    return demo ? { name: env.SOCIAL_NAME ?? DEMO_SOCIAL_NAME, upstream: null } : null
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError('SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET: set all three, or none.')
  return { name: env.SOCIAL_NAME ?? 'Google', upstream: { issuer, clientId, clientSecret } }
}

interface IndexNames {
  all: string
  ai: string
}

/** The access to Algolia. */
export interface AlgoliaConfig {
  engine: 'algolia'
  appId: string
  apiKey: string
  /** Absent for Algolia's own servers. */
  host: string | undefined
  /** The names of the index of all courses and of that of the AI stack. */
  indexes: IndexNames
  /** The names of the index of all resources and of that of the AI stack. */
  resourceIndexes: IndexNames
}

/** Returns the engine that answers searches: our own database, or Algolia. */
export function searchOf(env: Environment): AlgoliaConfig | { engine: 'postgres' } {
  const { SEARCH_ENGINE: engine, ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey } = env
  if (engine === 'postgres') return { engine }
  if (!appId || !apiKey)
    throw new ConfigError('ALGOLIA_APP_ID, ALGOLIA_API_KEY: set both for SEARCH_ENGINE=algolia.')
  const indexes = { all: env.ALGOLIA_INDEX, ai: env.ALGOLIA_AI_INDEX }
  const resourceIndexes = { all: env.ALGOLIA_RESOURCES_INDEX, ai: env.ALGOLIA_AI_RESOURCES_INDEX }
  if (new Set([...Object.values(indexes), ...Object.values(resourceIndexes)]).size < 4)
    throw new ConfigError(
      'ALGOLIA_INDEX, ALGOLIA_AI_INDEX, ALGOLIA_RESOURCES_INDEX, ALGOLIA_AI_RESOURCES_INDEX: name four different indexes.',
    )
  return { engine, appId, apiKey, host: env.ALGOLIA_HOST?.replace(/\/$/, ''), indexes, resourceIndexes }
}

/** Returns the sink of marketing events: Segment's HTTP API, a demo's own, or null for none. */
export function trackingOf(env: Environment, demo: boolean) {
  const { SEGMENT_URL: url, SEGMENT_WRITE_KEY: writeKey } = env
  if ((url === undefined) !== (writeKey === undefined))
    throw new ConfigError('SEGMENT_URL and SEGMENT_WRITE_KEY: set both, or neither.')
  if (url !== undefined && writeKey !== undefined) return { url: url.replace(/\/$/, ''), writeKey }
  return demo ? { url: '/dev/segment', writeKey: 'demo' } : null
}

/** The access to Stripe. */
export interface StripeConfig {
  secretKey: string
  webhookSecrets: readonly string[]
  /** True for the emulator of a demo. */
  emulated: boolean
  /** The address of a server that speaks its protocol; undefined for Stripe's own, and for the emulator's. */
  apiUrl: string | undefined
}

/** Returns the access to Stripe, or to the emulator of a demo; null for a school that sells nothing. */
export function stripeOf(env: Environment, demo: boolean): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets, STRIPE_API_URL: apiUrl } = env
  if (!secretKey && !webhookSecrets && !apiUrl)
    return demo
      ? { secretKey: 'sk_test_demo', webhookSecrets: [DEMO_STRIPE_SECRET], emulated: true, apiUrl: undefined }
      : null
  if (!secretKey || !webhookSecrets)
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS: set both, or neither.')
  return { secretKey, webhookSecrets, emulated: false, apiUrl }
}

/** The access to the storage of uploaded photos. */
export interface StorageConfig {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The address below which the processed pictures are shown. */
  picturesUrl: string
  /** True for the emulator of a demo. */
  emulated: boolean
  /** The address of a server that speaks S3's protocol; undefined for Amazon's own, and for the emulator's. */
  endpoint: string | undefined
}

/** Returns the storage of uploads, or the emulator of a demo; null for a school that takes no uploads. */
export function storageOf(env: Environment, demo: boolean): StorageConfig | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_PUBLIC_URL: picturesUrl, S3_ENDPOINT: endpoint } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket && !region && !accessKeyId && !secretAccessKey && !picturesUrl && !endpoint)
    return demo ? DEMO_STORAGE : null
  if (!bucket || !region || !accessKeyId || !secretAccessKey || !picturesUrl)
    throw new ConfigError(
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL: set all five, or none.',
    )
  return { bucket, region, accessKeyId, secretAccessKey, picturesUrl, emulated: false, endpoint }
}

/** The access to the meeting service, Zoom. */
export interface ZoomConfig {
  accountId: string
  clientId: string
  clientSecret: string
  /** True for the emulator of a demo, whose addresses follow from its own. */
  emulated: boolean
  /** The address below which registrants are, without a slash at its end. */
  apiUrl: string
  /** The address that gives tokens. */
  oauthUrl: string
}

/** Returns the meeting service, or the emulator of a demo, whose secret is public; null where nobody is registered. */
export function zoomOf(env: Environment, demo: boolean): ZoomConfig | null {
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = env
  const { ZOOM_API_URL: apiUrl, ZOOM_OAUTH_URL: oauthUrl } = env
  if (!accountId && !clientId && !clientSecret && !apiUrl && !oauthUrl)
    return demo
      ? {
          accountId: 'demo',
          clientId: 'demo',
          clientSecret: 'demo',
          emulated: true,
          apiUrl: '',
          oauthUrl: '',
        }
      : null
  if (!accountId || !clientId || !clientSecret)
    throw new ConfigError('ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET: set all three, or none.')
  return {
    accountId,
    clientId,
    clientSecret,
    emulated: false,
    apiUrl: apiUrl?.replace(/\/$/, '') ?? 'https://api.zoom.us/v2',
    oauthUrl: oauthUrl ?? 'https://zoom.us/oauth/token',
  }
}

/** The AI tutor, and how it proves itself to the school. */
export interface TutorConfig {
  /** The page to which members are handed over. */
  url: string
  clientId: string
  clientSecret: string
  /** True for the tutor of a demo. */
  emulated: boolean
}

/** Returns the AI tutor of the school, or that of a demo; null for a school without one. */
export function tutorOf(env: Environment, demo: boolean): TutorConfig | null {
  const { PROFAI_URL: url, PROFAI_CLIENT_ID: clientId, PROFAI_CLIENT_SECRET: clientSecret } = env
  if (!url && !clientId && !clientSecret) return demo ? DEMO_TUTOR : null
  if (!url || !clientId || !clientSecret)
    throw new ConfigError('PROFAI_URL, PROFAI_CLIENT_ID, PROFAI_CLIENT_SECRET: set all three, or none.')
  return { url, clientId, clientSecret, emulated: false }
}
