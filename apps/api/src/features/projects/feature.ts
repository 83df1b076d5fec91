import { defineFeature } from '../../server/feature.ts'
import { publicUrl } from '../../server/links/public-url.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { ProjectForms } from './project-forms.ts'
import { forgetMessages, mountProjectWebhook } from './project-webhook.ts'
import { projectOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    projectForms: ProjectForms
  }
}

export const projects = defineFeature({
  operations: projectOperations,
  routes: mountProjectWebhook,
  services: async ({ config, database }) => ({
    projectForms: new ProjectForms(await serverSecret(database.db, 'project-forms'), publicUrl(config)),
  }),
  jobs: [
    {
      queue: 'forget-project-messages',
      cron: '7 * * * *',
      run: forgetMessages,
      failure: 'The ids of old messages about projects could not be deleted',
    },
  ],
})
