import { defineFeature } from '../../server/feature.ts'
import { mountMembershipChanges } from './changes/membership-changes-route.ts'
import { mountDemoAccounts } from './content/demo-accounts-routes.ts'
import { membersContent } from './content/content.ts'
import { endTrials } from './end-trials.ts'
import { memberOperations } from './resolvers.ts'

export const membersFeature = defineFeature({
  operations: memberOperations,
  async routes(app, services) {
    mountMembershipChanges(app, services)
    const { demo, content } = services.config
    if (demo) await mountDemoAccounts(app, content.schoolFolder)
  },
  content: membersContent,
  jobs: [
    {
      queue: 'end-trials',
      cron: '*/10 * * * *',
      run: endTrials,
      failure: 'Ended trials could not be updated',
    },
  ],
})
