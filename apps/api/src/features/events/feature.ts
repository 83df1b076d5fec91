import { defineFeature } from '../../server/feature.ts'
import { eventInvitationMails } from './invitations/mails/mails.ts'
import { mountDemoMeetingService } from './registration/demo-meeting-service.ts'
import { registrationJobs } from './registration/registration-jobs.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({
  operations: eventOperations,
  routes: mountDemoMeetingService,
  jobs: registrationJobs,
  mails: eventInvitationMails,
})
