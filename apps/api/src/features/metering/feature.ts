import { defineFeature } from '../../server/feature.ts'
import { meteringOperations } from './resolvers.ts'

export const metering = defineFeature({ operations: meteringOperations })
