/**
 * Returns the environment of a school whose services are all at one address, with a different secret in each variable that may hold
 * one, also in the addresses themselves.
 */
export function plantedSecrets(url: string, folder: string) {
  const secrets: string[] = []
  const plant = (length = 24) => {
    const secret = `canary${secrets.length}`.padEnd(length, 'x')
    secrets.push(secret)
    return secret
  }
  const host = new URL(url).host
  /** An address with a user, a password and a query. */
  const address = (protocol = 'http', path = '') => `${protocol}://${plant()}:${plant()}@${host}${path}`
  const environment = {
    NODE_ENV: 'development',
    DEMO: 'false',
    DATA_DIR: folder,
    PUBLIC_URL: url,
    MEDIA_ORIGIN: url,
    DATABASE_URL: address('postgres', `/school?options=${plant()}`),
    DATABASE_DIRECT_URL: address('postgres', '/school'),
    SMTP_URL: address('smtp'),
    MAIL_FROM: 'hello@school.invalid',
    FLAGS_URL: `${url}/${plant()}`,
    FLAGS_KEY: plant(),
    PROJECT_WEBHOOK_SECRET: `whsec_${plant(32)}`,
    SEARCH_ENGINE: 'algolia',
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: plant(),
    ALGOLIA_HOST: url,
    SEGMENT_URL: `${url}/${plant()}`,
    SEGMENT_WRITE_KEY: plant(),
    SENTRY_DSN: address('http', '/7'),
    SOCIAL_ISSUER: 'https://127.0.0.1:2',
    SOCIAL_CLIENT_ID: plant(),
    SOCIAL_CLIENT_SECRET: plant(),
    STRIPE_SECRET_KEY: `rk_live_${plant()}`,
    STRIPE_WEBHOOK_SECRETS: `whsec_${plant()},whsec_${plant()}`,
    STRIPE_API_URL: url,
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: url,
    S3_ACCESS_KEY_ID: plant(),
    S3_SECRET_ACCESS_KEY: plant(),
    S3_PUBLIC_URL: `${url}/${plant()}`,
    ZOOM_ACCOUNT_ID: plant(),
    ZOOM_CLIENT_ID: plant(),
    ZOOM_CLIENT_SECRET: plant(),
    ZOOM_API_URL: `${url}/${plant()}`,
    ZOOM_OAUTH_URL: `${url}/${plant()}`,
    PROFAI_URL: `${url}/${plant()}`,
    PROFAI_CLIENT_ID: plant(),
    PROFAI_CLIENT_SECRET: plant(40),
  }
  return { environment, secrets }
}
