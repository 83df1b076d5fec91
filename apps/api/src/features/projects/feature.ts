import { defineFeature } from '../../server/feature.ts'
import { mountProjectForm } from '@section/emulators/projects/project-form.ts'
import { publicUrl } from '../../server/links/public-url.ts'
import { ownAddress } from '../../server/http/own-address.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { writeCompletedProjects } from './completed-projects-store.ts'
import { ProjectForms } from './outside-form/project-forms.ts'
import { mountProjectWebhook, WEBHOOK_PATH } from './outside-form/project-webhook.ts'
import { forgetMessages } from './outside-form/receive-message.ts'
import { projectOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    projectForms: ProjectForms
  }
}

export const projectsFeature = defineFeature({
  operations: projectOperations,
  content: { writePeople: (tx, _school, _context, added) => writeCompletedProjects(tx, added) },
  async routes(app, services) {
    await mountProjectWebhook(app, services)
    const { demo, projectWebhookSecret: secret } = services.config
    if (!demo || secret === undefined) return
    const webhookUrl = () => {
      const own = ownAddress(app)
      return own && own + WEBHOOK_PATH
    }
    mountProjectForm(app, { secret, webhookUrl })
  },
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
