import { defineFeature } from '../../server/feature.ts'
import { mountEventCalendar } from './calendar/event-calendar-routes.ts'
import { attendedEventEntries } from './calendar/event-calendar.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({
  operations: eventOperations,
  routes: mountEventCalendar,
  calendarEntries: attendedEventEntries,
})
