import { defineFeature } from '../../server/feature.ts'
import { mountCalendar } from './calendar/calendar-routes.ts'
import { enrollmentContent } from './content/content.ts'
import { enrollmentOperations } from './resolvers.ts'
import { mountRooms } from './calendar/room-routes.ts'

export const enrollment = defineFeature({
  operations: enrollmentOperations,
  content: enrollmentContent,
  routes(app, services) {
    mountCalendar(app, services)
    mountRooms(app, services)
  },
})
