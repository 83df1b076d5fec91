import type { CalendarSource } from '../../server/calendar/calendar-entry.ts'
import { defineFeature } from '../../server/feature.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import type { LoadingCache } from '../../server/cache/loading-cache.ts'
import { type CalendarRecords, createCalendarRecords } from './calendar/calendar-records-store.ts'
import { mountCalendar } from './calendar/calendar-routes.ts'
import { enrolledSessionEntries } from './calendar/subscribed-calendar.ts'
import { enrollmentContent } from './content/content.ts'
import { enrollmentOperations } from './resolvers.ts'
import { enrollmentMails } from './mails/mails.ts'
import { LeavingUndos } from './undo/leaving-undos.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The parts of all features in the calendars to which members subscribe. */
    calendarSources: readonly CalendarSource[]
    /** These stored facts about calendars are cached for each member. */
    calendarRecords: LoadingCache<CalendarRecords>
    leavingUndos: LeavingUndos
  }
}

export const enrollmentFeature = defineFeature({
  operations: enrollmentOperations,
  mails: enrollmentMails,
  content: enrollmentContent,
  routes: mountCalendar,
  calendarEntries: enrolledSessionEntries,
  services: async ({ database, cacheInvalidation, clock }) => ({
    leavingUndos: new LeavingUndos(await serverSecret(database.db, 'leaving-undos')),
    calendarRecords: createCalendarRecords(database.db, cacheInvalidation, clock),
  }),
})
