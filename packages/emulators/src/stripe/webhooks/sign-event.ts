import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'

/** The ways in which somebody else could send an event: signed by another secret, long ago, or in the future. */
export const FORGERIES = ['signature', 'old', 'future'] as const
export type Forgery = (typeof FORGERIES)[number]

/** Beyond the five minutes for which a signature is good. */
const FAR_S = 600
/** Signing needs no key of an account. */
const { webhooks } = new Stripe('sk_test_signing')

/**
 * Returns the header `stripe-signature` of a message that is sent at `now` (epoch ms). While a secret is replaced by another,
 * the message is signed by both. A forged one is to be refused.
 */
export function signEvent(
  payload: string,
  secrets: readonly string[],
  now: number,
  forgery: Forgery | null = null,
): string {
  const timestamp = Math.floor(now / 1000) + (forgery === 'old' ? -FAR_S : forgery === 'future' ? FAR_S : 0)
  const known = forgery === 'signature' ? [`whsec_${randomBytes(24).toString('base64')}`] : secrets
  const headers = known.map((secret) => webhooks.generateTestHeaderString({ payload, secret, timestamp }))
  return [`t=${timestamp}`, ...headers.map((header) => header.slice(header.indexOf('v1=')))].join(',')
}
