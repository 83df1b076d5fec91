import { defineFeature } from '../../server/feature.ts'
import { classmateOperations } from './resolvers.ts'

export const classmatesFeature = defineFeature({ operations: classmateOperations })
