import { defineFeature } from '../../server/feature.ts'
import { mountEventCalendar } from './calendar/event-calendar-routes.ts'
import { attendedEventEntries } from './calendar/event-calendar.ts'
import { eventMails } from './mails/mails.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({
  operations: eventOperations,
  routes: mountEventCalendar,
  calendarEntries: attendedEventEntries,
  mails: eventMails,
  jobs: [
    {
      queue: 'event-reminders',
      cron: '* * * * *',
      atStart: true,
      run: sendReminders,
      failure: 'Members could not be reminded of events',
    },
  ],
})
