import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { mountTutor } from '@section/emulators/tutor/mount-tutor.ts'
import { DEMO_TUTOR_PATH } from '../../server/config/outside-services.ts'
import { defineFeature } from '../../server/feature.ts'
import { ownAddress } from '../../server/http/own-address.ts'
import { deleteExpired } from './handovers-store.ts'
import { mountRedemption, REDEEM_PATH } from './redemption-routes.ts'
import { tutorOperations } from './resolvers.ts'
import { TutorReach } from './tutor-reach.ts'

declare module '../../server/services.ts' {
  interface Services {
    tutorReach: TutorReach
  }
}

export const tutorFeature = defineFeature({
  operations: tutorOperations,
  services: ({ config }) => ({ tutorReach: new TutorReach(config.tutor) }),
  routes(app, services) {
    mountRedemption(app, services)
    const { tutor } = services.config
    if (!tutor?.emulated) return
    const redeemUrl = () => {
      const own = ownAddress(app)
      return own && own + REDEEM_PATH
    }
    mountTutor(app, { ...tutor, path: DEMO_TUTOR_PATH, againPath: SITE_MAP.tutorTransfer.path, redeemUrl })
  },
  jobs: [
    {
      queue: 'delete-expired-handovers',
      cron: '*/10 * * * *',
      run: ({ database }, now) => deleteExpired(database.db, now),
      failure: 'Expired hand-overs to the tutor could not be deleted',
    },
  ],
})
