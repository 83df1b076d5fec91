import type { CalendarSource } from '../../server/calendar/calendar-entry.ts'
import { defineFeature } from '../../server/feature.ts'
import type { LoadingCache } from '../../server/cache/loading-cache.ts'
import { type CalendarRecords, createCalendarRecords } from './calendar/calendar-records-store.ts'
import { mountCalendar } from './calendar/calendar-routes.ts'
import { enrolledSessionEntries } from './calendar/subscribed-calendar.ts'
import { enrollmentContent } from './content/content.ts'
import { enrollmentOperations } from './resolvers.ts'
import { enrollmentMails } from './mails/mails.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The parts of all features in the calendars to which members subscribe. */
    calendarSources: readonly CalendarSource[]
    /** These stored facts about calendars are cached for each member. */
    calendarRecords: LoadingCache<CalendarRecords>
  }
}

export const enrollmentFeature = defineFeature({
  operations: enrollmentOperations,
  mails: enrollmentMails,
  content: enrollmentContent,
  routes: mountCalendar,
  calendarEntries: enrolledSessionEntries,
  services: ({ database, cacheInvalidation, clock }) => ({
    calendarRecords: createCalendarRecords(database.db, cacheInvalidation, clock),
  }),
})
