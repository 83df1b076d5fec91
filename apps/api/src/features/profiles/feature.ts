import { defineFeature } from '../../server/feature.ts'
import { profileOperations } from './resolvers.ts'

export const profilesFeature = defineFeature({ operations: profileOperations })
