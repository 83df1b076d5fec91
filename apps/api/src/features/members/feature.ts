import { defineFeature } from '../../server/feature.ts'
import { mountDemoAccounts } from './content/demo-accounts-routes.ts'
import { membersContent } from './content/content.ts'
import { endTrials } from './end-trials.ts'
import { memberOperations } from './resolvers.ts'

export const membersFeature = defineFeature({
  operations: memberOperations,
  async routes(app, { config }) {
    if (config.demo) await mountDemoAccounts(app, config.content.schoolFolder)
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
