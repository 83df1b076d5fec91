import { defineFeature } from '../../server/feature.ts'
import { profilesContent } from './content.ts'
import { profileOperations } from './resolvers.ts'

export const profilesFeature = defineFeature({ operations: profileOperations, content: profilesContent })
