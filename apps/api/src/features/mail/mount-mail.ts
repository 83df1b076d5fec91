import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { deliverMail } from './delivery/deliver-mail.ts'
import { OutboxWorker } from './delivery/outbox-worker.ts'
import { openMailTransport } from './delivery/smtp-transport.ts'
import { mountMailbox } from './mailbox/mailbox-routes.ts'
import { keepMail } from './mailbox/mailbox-store.ts'
import { MAIL_TOPIC } from './queue-mail.ts'

export type MountedMailServices = Pick<
  Services,
  'calendarLinks' | 'catalog' | 'clock' | 'config' | 'database' | 'cacheInvalidation' | 'log'
>

/** The delivery of mail by this process. */
export interface MailDelivery {
  /** Lets those under way finish, then closes every connection. */
  stop(): Promise<void>
}

/**
 * Starts to deliver what stands in the outbox, over the configured SMTP server or, in a demo without one, over an
 * embedded server that keeps every mail for `/dev/mailbox`; mounts that page in a demo only. Decisions, section 8.
 */
export async function mountMail(app: FastifyInstance, services: MountedMailServices): Promise<MailDelivery> {
  const { config, database, cacheInvalidation, log } = services
  if (config.demo) await mountMailbox(app, services)
  if (!config.mail.worker) return { stop: async () => {} }

  const emulator = config.mail.smtpUrl ? undefined : await openDemoServer(services)
  const transport = openMailTransport(config.mail.smtpUrl ?? emulator?.url ?? '')
  const worker = new OutboxWorker({
    db: database.db,
    log,
    topic: MAIL_TOPIC,
    delay: () => Math.random() * config.mail.delayMs,
    deliver: (message) => deliverMail(services, transport, message),
  })
  cacheInvalidation.on('mail', () => worker.announce())
  cacheInvalidation.onReconnect(() => worker.wake())
  worker.start()
  return {
    async stop() {
      await worker.stop()
      transport.close()
      await emulator?.close()
    },
  }
}

async function openDemoServer({ database }: MountedMailServices) {
  // Loaded in a demo alone: production has neither the need nor the code in memory.
  const { startSmtpEmulator } = await import('@section/emulators/smtp/smtp-emulator.ts')
  return startSmtpEmulator((message) => keepMail(database.db, message))
}
