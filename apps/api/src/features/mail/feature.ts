import { defineFeature } from '../../server/feature.ts'
import type { MailDefinitions } from '../../server/mail/mail.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { mailJobs } from './delivery/mail-jobs.ts'
import { mountMailbox } from './mailbox/mailbox-routes.ts'
import { MailOutbox } from './outbox.ts'
import { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.ts'
import { mountUnsubscribing } from './unsubscribe/unsubscribe-routes.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The definitions of the mails of all features. */
    mails: MailDefinitions
    outbox: MailOutbox
    unsubscribeLinks: UnsubscribeLinks
  }
}

export const mailFeature = defineFeature({
  async routes(app, services) {
    mountUnsubscribing(app, services)
    if (services.config.demo) await mountMailbox(app, services)
  },
  jobs: mailJobs,
  services: async ({ config, database, jobs }) => ({
    outbox: new MailOutbox(jobs, config.mail.delayMs),
    unsubscribeLinks: new UnsubscribeLinks(await serverSecret(database.db, 'unsubscribing')),
  }),
})
