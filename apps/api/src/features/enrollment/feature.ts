import { defineFeature } from '../../server/feature.ts'
import { mountCalendar } from './calendar/calendar-routes.ts'
import { enrollmentContent } from './content/content.ts'
import { enrollmentOperations } from './resolvers.ts'

export const enrollment = defineFeature({
  operations: enrollmentOperations,
  content: enrollmentContent,
  routes: mountCalendar,
})
