import { defineFeature } from '../../server/feature.ts'
import { mountEventCalendar } from './calendar/event-calendar-routes.ts'
import { attendedEventEntries } from './calendar/event-calendar.ts'
import { eventsContent } from './content/content.ts'
import { mountEventPictures } from './event-pictures.ts'
import { eventMails } from './mails/mails.ts'
import { showsEventRecording } from './read-events.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({
  operations: eventOperations,
  routes(app, services) {
    mountEventPictures(app)
    mountEventCalendar(app, services)
  },
  calendarEntries: attendedEventEntries,
  content: eventsContent,
  showsRecording: showsEventRecording,
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
