import { defineFeature } from '../../server/feature.ts'
import { mountCalendar } from './calendar-routes.ts'
import { enrollmentOperations } from './resolvers.ts'
import { mountRooms } from './room-routes.ts'

export const enrollment = defineFeature({
  operations: enrollmentOperations,
  routes(app, services) {
    mountCalendar(app, services)
    mountRooms(app, services)
  },
})
