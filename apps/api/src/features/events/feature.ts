import type { LoadingCache } from '../../server/cache/loading-cache.ts'
import { defineFeature } from '../../server/feature.ts'
import type { AllAttendees } from './attendees/attendees-store.ts'
import { createEventAttendees } from './attendees/event-attendees.ts'
import { mountEventCalendar } from './calendar/event-calendar-routes.ts'
import { attendedEventEntries } from './calendar/event-calendar.ts'
import { eventsContent } from './content/content.ts'
import { mountEventPictures } from './event-pictures.ts'
import { EventShelf } from './event-shelf.ts'
import { eventInvitationMails } from './invitations/mails/mails.ts'
import { eventMails } from './mails/mails.ts'
import { showsEventRecording } from './read-events.ts'
import { mountDemoMeetingService } from './registration/demo-meeting-service.ts'
import { registrationJobs } from './registration/registration-jobs.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { eventOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    events: EventShelf
    eventAttendees: LoadingCache<AllAttendees>
  }
}

export const eventsFeature = defineFeature({
  operations: eventOperations,
  services: ({ cacheInvalidation, clock, database: { db } }) => ({
    events: new EventShelf(db, cacheInvalidation, clock),
    eventAttendees: createEventAttendees(db, cacheInvalidation, clock),
  }),
  async routes(app, services) {
    mountEventPictures(app)
    mountEventCalendar(app, services)
    await mountDemoMeetingService(app, services)
  },
  calendarEntries: attendedEventEntries,
  content: eventsContent,
  showsRecording: showsEventRecording,
  mails: { ...eventMails, ...eventInvitationMails },
  jobs: [
    ...registrationJobs,
    {
      queue: 'event-reminders',
      cron: '* * * * *',
      atStart: true,
      run: sendReminders,
      failure: 'Members could not be reminded of events',
    },
  ],
})
