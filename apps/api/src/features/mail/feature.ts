import { defineFeature } from '../../server/feature.ts'
import type { MailDefinitions } from '../../server/mail/mail.ts'
import { mailJobs } from './delivery/mail-jobs.ts'
import { mountMailbox } from './mailbox/mailbox-routes.ts'
import { MailOutbox } from './outbox.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The definitions of the mails of all features. */
    mails: MailDefinitions
    outbox: MailOutbox
  }
}

export const mailFeature = defineFeature({
  async routes(app, services) {
    if (services.config.demo) await mountMailbox(app, services)
  },
  jobs: mailJobs,
  services: ({ config, jobs }) => ({ outbox: new MailOutbox(jobs, config.mail.delayMs) }),
})
