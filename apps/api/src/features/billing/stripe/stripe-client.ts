import type Stripe from 'stripe'
import type { Config } from '../../../server/config/config.ts'

/** The longest that one request to Stripe may take, and how often it is repeated after a failure of the network. */
const TIMEOUT_MS = 5000
const RETRIES = 2

/**
 * Returns the client of Stripe's API, or of the emulator of a demo, which this server mounts itself; null for a school that
 * sells nothing.
 */
export async function createStripeClient({ stripe, http }: Config): Promise<Stripe | null> {
  if (!stripe) return null
  // The library is imported here, because a school that sells nothing need not load it.
  const { default: Client } = await import('stripe')
  const apiUrl = stripe.emulated ? `http://127.0.0.1:${http.port}` : stripe.apiUrl
  return new Client(stripe.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl && serverAt(new URL(apiUrl))),
  })
}

/** Returns the library's settings for a server at another address than Stripe's. */
function serverAt({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:'
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? '443' : '80'),
  }
}
