import { defineFeature } from '../../server/feature.ts'
import { publicUrl } from '../../server/links/public-url.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { invitationsContent } from './content/content.ts'
import { findPassPageCard } from './passes/pass-page-card.ts'
import { BotChallenges } from './registration/challenges/bot-challenges.ts'
import { purgeSignups } from './registration/signup-handles-store.ts'
import { invitationOperations } from './resolvers.ts'
import { lapseSeats } from './seats/lapse-seats.ts'
import { invitationMailDefinitions } from './mails/mails.ts'

declare module '../../server/services.ts' {
  interface Services {
    botChallenges: BotChallenges
  }
}

export const invitationsFeature = defineFeature({
  operations: invitationOperations,
  mails: invitationMailDefinitions,
  routes(app, { botChallenges, clock, limits }) {
    // Serves a fresh challenge for the free signup.
    app.get('/altcha/challenge', async ({ ip }, reply) => {
      const ofNetwork = await limits.count('signup-challenge', ip)
      return reply
        .header('cache-control', 'no-store')
        .send(await botChallenges.create('signup', clock(), ofNetwork))
    })
  },
  content: invitationsContent,
  findPageCard: findPassPageCard,
  jobs: [
    {
      queue: 'purge-signups',
      cron: '*/30 * * * *',
      run: ({ botChallenges, database }, now) =>
        Promise.all([botChallenges.purge(now), purgeSignups(database.db, now)]),
      failure: 'Old signups could not be deleted',
    },
    {
      queue: 'lapse-seats',
      cron: '* * * * *',
      run: lapseSeats,
      failure: 'Lapsed seats of passes could not be released',
    },
  ],
  services: async ({ config, database }) => ({
    botChallenges: new BotChallenges(database.db, {
      secret: await serverSecret(database.db, 'bot-challenges'),
      host: new URL(publicUrl(config)).host,
      work: config.botChallengeWork,
    }),
  }),
})
