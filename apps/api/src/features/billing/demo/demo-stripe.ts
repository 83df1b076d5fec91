import type { FastifyInstance } from 'fastify'
import type { EmulatedStripe } from '@section/emulators/stripe/emulated-stripe.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { ownAddress } from '../../../server/http/own-address.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import type { Services } from '../../../server/services.ts'
import { STRIPE_WEBHOOK_PATH } from '../webhooks/stripe-webhook.ts'
import { readSeed } from './seed-store.ts'
import { StateFile } from './state-file.ts'

const PATHS = /^\/(?:v1|dev\/stripe)(?:[/?]|$)/

/**
 * Mounts the demo's own Stripe: its API, its hosted pages, and its deliveries to this server. It begins with what the database
 * says was sold, and a demo that keeps its database keeps its state, too. docs/how-to/connect-stripe.md
 */
export async function mountDemoStripe(app: FastifyInstance, services: Services): Promise<void> {
  const { clock, config, database, log } = services
  if (!config.stripe?.emulated) return
  // The emulator is imported here, because a school with a real account need not load it.
  const { createEmulatedStripe } = await import('@section/emulators/stripe/emulated-stripe.ts')
  const stripe = createEmulatedStripe({
    now: clock,
    secretKey: config.stripe.secretKey,
    webhookSecrets: config.stripe.webhookSecrets,
    site: () => publicUrl(config),
    webhookUrl: () => {
      const own = ownAddress(app)
      return own && own + STRIPE_WEBHOOK_PATH
    },
  })
  const file =
    database.folder === null
      ? null
      : new StateFile(database.folder, await serverSecret(database.db, 'demo-stripe'))
  let ready: Promise<void> | undefined
  const prepare = () => (ready ??= restore(stripe, file, services))
  app.addHook('onRequest', async ({ url }) => {
    if (PATHS.test(url)) await prepare()
  })
  // What is answered is kept, also if the process is killed then.
  app.addHook('onSend', async ({ method, url }) => {
    if (PATHS.test(url) && !isReading(method, url)) await file?.write(stripe.account.snapshot())
  })
  stripe.mount(app)
  if (!file) {
    app.addHook('onClose', () => stripe.deliveries.close())
    return
  }
  // Renewals come by themselves in a demo that stays open.
  const timer = setInterval(() => {
    prepare()
      .then(() => stripe.account.runDue())
      .catch((err: unknown) => log.error({ err }, 'The payment account of the demo stands still'))
  }, MINUTE_MS)
  app.addHook('onListen', prepare)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await stripe.deliveries.close()
    if (ready) await file.write(stripe.account.snapshot())
  })
}

/** Returns whether a request only reads; a page may be one that opens once. */
const isReading = (method: string, url: string) => method === 'GET' && url.startsWith('/v1')

/** Restores the account from its file, or seeds it from the database. */
async function restore(
  stripe: EmulatedStripe,
  file: StateFile | null,
  { database }: Services,
): Promise<void> {
  const state = await file?.read()
  if (state) {
    stripe.account.restore(state)
    stripe.resume()
    return
  }
  const { seedAccount } = await import('@section/emulators/stripe/seed/seed-account.ts')
  seedAccount(stripe.account, await readSeed(database.db))
}
