import { defineFeature } from '../../server/feature.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { credentialsContent } from './content.ts'
import { findCredentialPageCard } from './credential-page-card.ts'
import { CredentialLinks } from './drawing/credential-links.ts'
import { mountCredentialDrawings } from './drawing/credential-routes.ts'
import { issuingJob } from './issuing/issuing-job.ts'
import { credentialMails } from './mails/mails.ts'
import { credentialOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    credentialLinks: CredentialLinks
  }
}

export const credentialsFeature = defineFeature({
  operations: credentialOperations,
  content: credentialsContent,
  mails: credentialMails,
  jobs: [issuingJob],
  routes: mountCredentialDrawings,
  findPageCard: findCredentialPageCard,
  services: async ({ database }) => ({
    credentialLinks: new CredentialLinks(await serverSecret(database.db, 'credential-links')),
  }),
})
