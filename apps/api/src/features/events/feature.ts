import { defineFeature } from '../../server/feature.ts'
import { eventOperations } from './resolvers.ts'

export const eventsFeature = defineFeature({ operations: eventOperations })
