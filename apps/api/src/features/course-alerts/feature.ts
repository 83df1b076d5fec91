import { defineFeature } from '../../server/feature.ts'
import { courseAlertOperations } from './resolvers.ts'
import { sendCourseAlerts } from './send-course-alerts.ts'
import { courseAlertMails } from './mails/mails.ts'

export const courseAlertsFeature = defineFeature({
  operations: courseAlertOperations,
  mails: courseAlertMails,
  jobs: [
    {
      queue: 'course-alerts',
      cron: '*/5 * * * *',
      run: sendCourseAlerts,
      failure: 'Members could not be told about courses that have opened',
    },
  ],
})
